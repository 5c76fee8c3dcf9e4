import { join, relative } from 'node:path';
import type { FileTally, TierReport } from './tally.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function readVitestReport(json: string, root: string): TierReport {
  const { testResults } = JSON.parse(json) as VitestReport;
  const files = testResults.map(({ name, assertionResults }): FileTally => {
    const count = (...states: string[]) => assertionResults.filter(({ status }) => states.includes(status)).length;
    return {
      file: relative(root, name),
      passed: count('passed'),
      failed: count('failed'),
      skipped: assertionResults.length - count('passed', 'failed'),
    };
  });
  const faults = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
    )
    .map(({ name, message }) => `${relative(root, name)} failed outside its tests: ${message?.split('\n')[0] ?? ''}`);
  return { files, faults };
}

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
