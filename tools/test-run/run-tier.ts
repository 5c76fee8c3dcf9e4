import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runCommand } from '../run-command.ts';
import type { CpuTime } from './cpu/cpu-tally.ts';
import { createScratchFolder } from './scratch-folder.ts';
import { judgeTier, type TierResult } from './tally.ts';
import type { Tier } from './tiers.ts';
import type { TierTime } from './times.ts';

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
