import { join, relative } from 'node:path';
import type { FileTally, TierReport } from './tally.ts';

interface Suite {
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Reads what Playwright's json reporter wrote. A test that passed at its second try has passed; Playwright names it as flaky. */
export function readPlaywrightReport(json: string, root: string): TierReport {
  const { config, suites, errors } = JSON.parse(json) as PlaywrightReport;
  const files = suites.map((suite): FileTally => {
    const states = statesOf(suite);
    const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
    return {
      file: relative(root, join(config.rootDir, suite.file)),
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
    };
  });
  return { files, faults: errors.map(({ message }) => `fault outside the tests: ${message?.split('\n')[0] ?? ''}`) };
}

const statesOf = (suite: Suite): string[] => [
  ...suite.specs.flatMap((spec) => spec.tests.map((test) => test.status)),
  ...(suite.suites ?? []).flatMap(statesOf),
];
