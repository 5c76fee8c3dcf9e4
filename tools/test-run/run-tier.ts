import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runCommand } from '../run-command.ts';
import type { CpuTime } from './cpu/cpu-tally.ts';
import { judgeTier, type TierResult } from './tally.ts';
import type { Tier } from './tiers.ts';
import type { TierTime } from './times.ts';

const MEMORY = '/dev/shm';
/** A run needs a third of it at most. */
const ENOUGH_BYTES = 6 * 1024 ** 3;

interface TierRun extends TierResult {
  /** Output of the runner, unless it was printed live. */
  readonly output: string;
  readonly time: TierTime;
}

export interface TierOptions {
  readonly live: boolean;
  /** All test files that have to run; `isWhole` when they are those of the tier. */
  readonly files: readonly string[];
  readonly isWhole: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const results = `${root}test-results/`;
const measured = fileURLToPath(new URL('cpu/measured.ts', import.meta.url));
const scratch = createScratchFolder();

export async function runTier(tier: Tier, { live, files, isWhole, env }: TierOptions): Promise<TierRun> {
  const start = performance.now();
  const [reportPath, cpuPath] = [`${results}${tier.name}.json`, `${results}${tier.name}-cpu.json`];
  await mkdir(dirname(reportPath), { recursive: true });
  for (const path of [reportPath, cpuPath]) await rm(path, { force: true });
  const { exitCode, output } = await runCommand(
    process.execPath,
    [measured, cpuPath, ...tier.command(reportPath, isWhole ? 'all' : files)],
    { live, env: { TMPDIR: scratch, ...env, ...tier.env?.(reportPath) }, stopWith: 'SIGTERM' },
  );
  const report = await readFile(reportPath, 'utf8').then(
    (json) => tier.read(json, root),
    () => null,
  );
  const cpu = await readFile(cpuPath, 'utf8').then(
    (json) => JSON.parse(json) as CpuTime | null,
    () => null,
  );
  await rm(cpuPath, { force: true });
  const wallSeconds = (performance.now() - start) / 1000;
  return { ...judgeTier(exitCode, report, files), output, time: { tier: tier.name, wallSeconds, cpu } };
}

/**
 * Where a test run puts its databases and files: in memory where there is room, because what is thrown away need not
 * reach a disk. Open to everybody, because databases of root run as another user. Gone when this process ends.
 */
function createScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'letfair-tests-'));
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize > ENOUGH_BYTES;
}
