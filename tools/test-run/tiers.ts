import { root } from '../run-command.ts';
import type { TierReport } from './tally.ts';
import { readCheckReport, readPlaywrightReport, readVitestReport } from './test-reports.ts';

export interface Tier {
  readonly name: string;
  /** Whether a test file belongs to it; checks have none. */
  readonly owns: (file: string) => boolean;
  /** Runs these files, or everything. */
  readonly command: (
    reportPath: string,
    files: readonly string[] | 'all',
  ) => readonly [command: string, ...args: string[]];
  readonly env?: (reportPath: string) => Record<string, string>;
  readonly read: (json: string, root: string) => TierReport;
}

const isVitestFile = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isDb = (file: string): boolean => /\.db\.test\.ts$/.test(file);
const isComponent = (file: string): boolean => /\.component\.test\.tsx$/.test(file);
const isPages = (file: string): boolean => /\.pages\.test\.ts$/.test(file);
const isProcess = (file: string): boolean => /\.process\.test\.ts$/.test(file);

const vitest = (project: string, owns: (file: string) => boolean): Tier => ({
  name: project,
  owns,
  command: (path, files) => [
    'vitest',
    'run',
    ...(files === 'all' ? [] : files),
    '--project',
    project,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ],
  read: readVitestReport,
});

export const checks: Tier = {
  name: 'checks',
  owns: () => false,
  command: (path) => [process.execPath, 'tools/check.ts', '--report', path],
  read: readCheckReport,
};
export const pure = vitest(
  'pure',
  (file) => isVitestFile(file) && ![isComponent, isDb, isPages, isProcess].some((owns) => owns(file)),
);
export const component = vitest('component', isComponent);
export const db = vitest('db', isDb);
export const pages = vitest('pages', isPages);
export const wholeProcess = vitest('process', isProcess);
export const browser: Tier = {
  name: 'browser',
  owns: (file) => /\.spec\.ts$/.test(file),
  command: (_path, files) => [
    'playwright',
    'test',
    // Playwright reads them as regular expressions.
    ...(files === 'all' ? [] : files.map((file) => `${file.replaceAll('.', '\\.')}$`)),
    '--config',
    'e2e/playwright.config.ts',
    '--forbid-only',
    '--reporter=list,json',
  ],
  // By default it compiles the tests anew for every temporary folder.
  env: (path) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    PWTEST_CACHE_DIR: `${root}node_modules/.cache/playwright`,
  }),
  read: readPlaywrightReport,
};
