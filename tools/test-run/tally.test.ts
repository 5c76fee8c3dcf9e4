import { expect, test } from 'vitest';
import { judgeTier, sum } from './tally.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const file = (name: string, passed: number, failed = 0, skipped = 0) => ({ file: name, passed, failed, skipped });

test('sums tests over files and tiers', () => {
  const { tally, problems } = judgeTier(1, { files: [file('a', 2, 1), file('b', 3, 0, 1)], faults: [] }, ['a', 'b']);
  expect(tally).toEqual({ passed: 5, failed: 1, skipped: 1 });
  expect(problems).toEqual([]);
  expect(sum([tally, tally])).toEqual({ passed: 10, failed: 2, skipped: 2 });
});

test('fails a runner without a report', () => {
  expect(judgeTier(0, null, []).tally.failed).toBe(1);
});

test('fails a tier without tests', () => {
  expect(judgeTier(0, { files: [], faults: [] }, []).tally.failed).toBe(1);
});

test('fails a file that ran no test, missing from the report or skipped', () => {
  const report = { files: [file('a', 1), file('b', 0, 0, 4)], faults: [] };
  expect(judgeTier(0, report, ['a', 'b', 'c']).problems).toEqual(['b ran no test', 'c ran no test']);
});

test('reports a file that could not be loaded once', () => {
  const report = { files: [file('a', 1)], faults: ['b failed outside its tests: no such module'] };
  expect(judgeTier(1, report, ['a', 'b']).problems).toEqual(report.faults);
});

test('fails a runner that crashed after its tests passed', () => {
  expect(judgeTier(1, { files: [file('a', 1)], faults: [] }, ['a']).tally).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
  expect(judgeTier(null, { files: [file('a', 1)], faults: [] }, ['a']).tally.failed).toBe(1);
});

test('reads a file that could not be loaded as a fault from the Vitest report', () => {
  const json = JSON.stringify({
    testResults: [
      { name: '/r/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'todo' }] },
      { name: '/r/b.test.ts', status: 'failed', message: 'Cannot find x\nstack', assertionResults: [] },
    ],
  });
  expect(readVitestReport(json, '/r/')).toEqual({
    files: [file('a.test.ts', 1, 0, 1), file('b.test.ts', 0)],
    faults: ['b.test.ts failed outside its tests: Cannot find x'],
  });
});

test('counts nested suites and flaky tests of the Playwright report', () => {
  const spec = (status: string) => ({ tests: [{ status }] });
  const json = JSON.stringify({
    config: { rootDir: '/r/e2e/tests' },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('expected')],
        suites: [{ file: 'a.spec.ts', specs: [spec('flaky'), spec('unexpected'), spec('skipped')] }],
      },
    ],
    errors: [{ message: 'no server\nat' }],
  });
  expect(readPlaywrightReport(json, '/r/')).toEqual({
    files: [file('e2e/tests/a.spec.ts', 2, 1, 1)],
    faults: ['fault outside the tests: no server'],
  });
});
