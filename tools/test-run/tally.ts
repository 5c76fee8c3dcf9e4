export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface FileTally extends Tally {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  /** How long its tests took together; checks are no files and have none. */
  readonly seconds?: number;
}

export interface NamedTest {
  readonly file: string;
  /** With the titles of the suites around it. */
  readonly title: string;
  /** First line of what the test says about its failure. */
  readonly message: string;
}

export interface TierReport {
  readonly files: readonly FileTally[];
  readonly failed: readonly NamedTest[];
  /** Failed at first and passed when repeated. */
  readonly flaky: readonly NamedTest[];
  /** Faults outside any test: a file that could not be loaded, a set-up that threw. */
  readonly faults: readonly string[];
}

export interface TierResult {
  readonly tally: Tally;
  /** Why the tier failed although every test that ran passed. */
  readonly problems: readonly string[];
  readonly failed: readonly NamedTest[];
  readonly flaky: readonly NamedTest[];
  readonly files: readonly FileTally[];
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, tally) => total + tally.passed, 0),
  failed: tallies.reduce((total, tally) => total + tally.failed, 0),
  skipped: tallies.reduce((total, tally) => total + tally.skipped, 0),
});

/** A test file of `expected` that ran no test counts as failed, so that a test cannot be lost silently. */
export function judgeTier(exitCode: number | null, report: TierReport | null, expected: readonly string[]): TierResult {
  if (!report) return withProblems(empty, [`the runner left no report (exit code ${exitCode})`], noTests);
  const tally = sum(report.files);
  const ran = new Set(report.files.filter(({ passed, failed }) => passed + failed > 0).map(({ file }) => file));
  const problems = [
    ...report.faults,
    ...expected
      .filter((file) => !ran.has(file) && !report.faults.some((fault) => fault.startsWith(file)))
      .map((file) => `${file} ran no test`),
    ...(ran.size === 0 ? ['no test ran'] : []),
  ];
  if (exitCode !== 0 && tally.failed === 0 && problems.length === 0)
    problems.push(`the runner ended with exit code ${exitCode} although no test failed`);
  return withProblems(tally, problems, report);
}

const empty: Tally = { passed: 0, failed: 0, skipped: 0 };

const noTests = { failed: [], flaky: [], files: [] };

const withProblems = (
  tally: Tally,
  problems: readonly string[],
  { failed, flaky, files }: Pick<TierResult, 'failed' | 'flaky' | 'files'>,
): TierResult => ({
  tally: { ...tally, failed: tally.failed + problems.length },
  problems,
  failed,
  flaky,
  files,
});

/** Lines of the summary: the counts, and under them everything a reader has to look for. */
export function describeTier(name: string, { tally, problems, failed, flaky }: TierResult, took: string): string[] {
  const describeTest = ({ file, title, message }: NamedTest) => [`${file} › ${title}`, message].filter(Boolean);
  return [
    `${name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${took})`,
    ...problems.map((problem) => `  ✗ ${problem}`),
    ...failed.map((test) => `  ✗ ${describeTest(test).join('\n      ')}`),
    ...flaky.map((test) => `  ~ flaky: ${describeTest(test).join('\n      ')}`),
  ];
}
