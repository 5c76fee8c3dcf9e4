import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { sourceFiles } from '../source-files.ts';
import { createScratchFolder } from './scratch-folder.ts';
import { judgeTier, type TierReport, type TierResult } from './tally.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

export interface Tier {
  readonly name: string;
  readonly owns: (file: string) => boolean;
  readonly command: (reportPath: string) => readonly [command: string, ...args: string[]];
  readonly env?: (reportPath: string) => Record<string, string>;
  readonly read: (json: string, root: string) => TierReport;
}

const isVitestFile = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isDb = (file: string): boolean => /\.db\.test\.ts$/.test(file);
const isComponent = (file: string): boolean => /\.component\.test\.tsx$/.test(file);
const isProcess = (file: string): boolean => /\.process\.test\.ts$/.test(file);

const vitest = (project: string, owns: (file: string) => boolean): Tier => ({
  name: project,
  owns,
  command: (path) => [
    'vitest',
    'run',
    '--project',
    project,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ],
  read: readVitestReport,
});

export const pure = vitest(
  'pure',
  (file) => isVitestFile(file) && !isComponent(file) && !isDb(file) && !isProcess(file),
);
export const component = vitest('component', isComponent);
export const db = vitest('db', isDb);
export const wholeProcess = vitest('process', isProcess);
export const browser: Tier = {
  name: 'browser',
  owns: (file) => /\.spec\.ts$/.test(file),
  command: () => [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--forbid-only',
    '--reporter=list,json',
  ],
  env: (path) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
  read: readPlaywrightReport,
};

interface TierRun extends TierResult {
  /** Output of the runner, unless it was printed live. */
  readonly output: string;
}

const scratch = createScratchFolder();

export async function runTier(tier: Tier, { live }: { readonly live: boolean }): Promise<TierRun> {
  const reportPath = `${root}test-results/${tier.name}.json`;
  await mkdir(dirname(reportPath), { recursive: true });
  await rm(reportPath, { force: true });
  const [command, ...args] = tier.command(reportPath);
  const { exitCode, output } = await runCommand(command, args, {
    live,
    env: { TMPDIR: scratch, ...tier.env?.(reportPath) },
  });
  const report = await readFile(reportPath, 'utf8').then(
    (json) => tier.read(json, root),
    () => null,
  );
  return { ...judgeTier(exitCode, report, (await sourceFiles(root)).filter(tier.owns)), output };
}
