import { expect, test } from 'vitest';
import { describeTier, judgeTier, sum, type TierReport } from './tally.ts';
import { readCheckReport, readPlaywrightReport, readVitestReport } from './test-reports.ts';

const file = (name: string, passed: number, failed = 0, skipped = 0) => ({ file: name, passed, failed, skipped });
const reportOf = (report: Partial<TierReport>): TierReport => ({
  files: [],
  failed: [],
  flaky: [],
  faults: [],
  ...report,
});

test('sums tests over files and tiers', () => {
  const { tally, problems } = judgeTier(1, reportOf({ files: [file('a', 2, 1), file('b', 3, 0, 1)] }), ['a', 'b']);
  expect(tally).toEqual({ passed: 5, failed: 1, skipped: 1 });
  expect(problems).toEqual([]);
  expect(sum([tally, tally])).toEqual({ passed: 10, failed: 2, skipped: 2 });
});

test('fails a runner without a report', () => {
  expect(judgeTier(0, null, []).tally.failed).toBe(1);
});

test('fails a tier without tests', () => {
  expect(judgeTier(0, reportOf({}), []).tally.failed).toBe(1);
});

test('fails a file that ran no test, missing from the report or skipped', () => {
  const report = reportOf({ files: [file('a', 1), file('b', 0, 0, 4)] });
  expect(judgeTier(0, report, ['a', 'b', 'c']).problems).toEqual(['b ran no test', 'c ran no test']);
});

test('reports a file that could not be loaded once', () => {
  const report = reportOf({ files: [file('a', 1)], faults: ['b failed outside its tests: no such module'] });
  expect(judgeTier(1, report, ['a', 'b']).problems).toEqual(report.faults);
});

test('fails a runner that crashed after its tests passed', () => {
  expect(judgeTier(1, reportOf({ files: [file('a', 1)] }), ['a']).tally).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
  expect(judgeTier(null, reportOf({ files: [file('a', 1)] }), ['a']).tally.failed).toBe(1);
});

test('reads a file that could not be loaded as a fault from the Vitest report', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: '/r/a.test.ts',
        status: 'passed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'x' },
          { status: 'todo', fullName: 'y' },
        ],
      },
      {
        name: '/r/b.test.ts',
        status: 'failed',
        startTime: 1_000,
        endTime: 1_000,
        message: 'Cannot find x\nstack',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(json, '/r/')).toEqual({
    files: [
      { ...file('a.test.ts', 1, 0, 1), seconds: 2.5 },
      { ...file('b.test.ts', 0), seconds: 0 },
    ],
    failed: [],
    flaky: [],
    faults: ['b.test.ts failed outside its tests: Cannot find x'],
  });
});

test('names the failed tests of the Vitest report with the first line of their message', () => {
  const failed = {
    status: 'failed',
    fullName: 'renting keeps the deposit',
    failureMessages: ['Error: 2 is not 3\n at x'],
  };
  const json = JSON.stringify({
    testResults: [{ name: '/r/a.test.ts', status: 'failed', assertionResults: [failed] }],
  });
  expect(readVitestReport(json, '/r/').failed).toEqual([
    { file: 'a.test.ts', title: 'renting keeps the deposit', message: 'Error: 2 is not 3' },
  ]);
});

test('counts and names nested, failed and flaky tests of the Playwright report', () => {
  const spec = (status: string, ...messages: string[]) => ({
    title: `is ${status}`,
    tests: [
      { status, results: [...messages.map((message) => ({ duration: 500, error: { message } })), { duration: 250 }] },
    ],
  });
  const nested = [spec('flaky', '\u001b[31mToo late\u001b[39m\nat'), spec('unexpected', 'Gone'), spec('skipped')];
  const json = JSON.stringify({
    config: { rootDir: '/r/e2e/tests' },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('expected')],
        suites: [{ title: 'at night', file: 'a.spec.ts', specs: nested }],
      },
    ],
    errors: [{ message: 'no server\nat' }],
  });
  expect(readPlaywrightReport(json, '/r/')).toEqual({
    files: [{ ...file('e2e/tests/a.spec.ts', 2, 1, 1), seconds: 2 }],
    failed: [{ file: 'e2e/tests/a.spec.ts', title: 'at night › is unexpected', message: 'Gone' }],
    flaky: [{ file: 'e2e/tests/a.spec.ts', title: 'at night › is flaky', message: 'Too late' }],
    faults: ['fault outside the tests: no server'],
  });
});

test('counts checks like tests, and names those that failed', () => {
  const report = readCheckReport(JSON.stringify({ passed: 8, failed: ['types'] }));
  expect(judgeTier(1, report, []).tally).toEqual({ passed: 8, failed: 1, skipped: 0 });
  expect(report.failed).toEqual([{ file: 'npm run check', title: 'types', message: '' }]);
});

test('lists problems, failed and flaky tests under the counts of their tier', () => {
  const named = (title: string, message: string) => ({ file: 'a.spec.ts', title, message });
  const report = reportOf({
    files: [file('a.spec.ts', 2, 1)],
    failed: [named('keeps the deposit', 'Error: 2 is not 3')],
    flaky: [named('shows the map', '')],
  });
  expect(describeTier('browser', judgeTier(1, report, ['a.spec.ts', 'b.spec.ts']), '4.0 s')).toEqual([
    'browser: 2 passed, 2 failed, 0 skipped (4.0 s)',
    '  ✗ b.spec.ts ran no test',
    '  ✗ a.spec.ts › keeps the deposit\n      Error: 2 is not 3',
    '  ~ flaky: a.spec.ts › shows the map',
  ]);
});
