import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CheckResults } from '../checks/run-checks.ts';
import type { FileTally, NamedTest, TierReport } from './tally.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly startTime: number;
    readonly endTime: number;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function readVitestReport(json: string, root: string): TierReport {
  const { testResults } = JSON.parse(json) as VitestReport;
  const files = testResults.map(({ name, startTime, endTime, assertionResults }): FileTally => {
    const count = (...states: string[]) => assertionResults.filter(({ status }) => states.includes(status)).length;
    return {
      file: relative(root, name),
      passed: count('passed'),
      failed: count('failed'),
      skipped: assertionResults.length - count('passed', 'failed'),
      seconds: (endTime - startTime) / 1000,
    };
  });
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }): NamedTest => ({
          file: relative(root, name),
          title: fullName,
          message: firstLine(failureMessages?.[0]),
        }),
      ),
  );
  const faults = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((t) => t.status === 'failed'),
    )
    .map(({ name, message }) => `${relative(root, name)} failed outside its tests: ${firstLine(message)}`);
  return { files, failed, flaky: [], faults };
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightTest {
  readonly status: string;
  readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

export function readPlaywrightReport(json: string, root: string): TierReport {
  const { config, suites, errors } = JSON.parse(json) as PlaywrightReport;
  const tests = suites.flatMap((suite) => {
    const file = relative(root, join(config.rootDir, suite.file));
    return testsOf(suite).map((test) => ({ ...test, file }));
  });
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, inFile]): FileTally => {
    const count = (...wanted: string[]) => inFile.filter(({ status }) => wanted.includes(status)).length;
    return {
      file,
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: count('skipped'),
      seconds: inFile.reduce((total, { seconds }) => total + seconds, 0),
    };
  });
  const named = (wanted: string): NamedTest[] =>
    tests.filter(({ status }) => status === wanted).map(({ file, title, message }) => ({ file, title, message }));
  return {
    files,
    failed: named('unexpected'),
    flaky: named('flaky'),
    faults: errors.map(({ message }) => `fault outside the tests: ${firstLine(message)}`),
  };
}

/** The title of the outermost suite is the name of its file, so nested suites alone add theirs. */
const testsOf = (
  suite: Suite,
  describes: readonly string[] = [],
): (Omit<NamedTest, 'file'> & { status: string; seconds: number })[] => [
  ...suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      status,
      title: [...describes, spec.title].join(' › '),
      message: firstLine(results.find(({ error }) => error)?.error?.message),
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap((nested) => testsOf(nested, [...describes, nested.title])),
];

/** Checks are counted like tests. */
export function readCheckReport(json: string): TierReport {
  const { passed, failed } = JSON.parse(json) as CheckResults;
  return {
    files: [{ file: 'checks', passed, failed: failed.length, skipped: 0 }],
    failed: failed.map((title) => ({ file: 'npm run check', title, message: '' })),
    flaky: [],
    faults: [],
  };
}

const firstLine = (message = ''): string => stripVTControlCharacters(message).trimStart().split('\n')[0] ?? '';
