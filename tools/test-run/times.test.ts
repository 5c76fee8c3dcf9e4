import { expect, test } from 'vitest';
import { describeSlowest, describeTime, timesOf } from './times.ts';

const tally = { passed: 1, failed: 0, skipped: 0 };

test('sums processor time over tiers, and takes wall time from the clock, because tiers overlap', () => {
  const times = timesOf(
    [
      { tier: 'pure', wallSeconds: 30, cpu: { user: 40, system: 5 } },
      { tier: 'db', wallSeconds: 50, cpu: { user: 60.5, system: 10 } },
    ],
    55,
    [],
  );
  expect(describeTime(times.total)).toBe('55.0 s, CPU 100.5 s user and 15.0 s system');
});

test('gives no sum where the time of a tier is not known', () => {
  const times = timesOf([{ tier: 'pure', wallSeconds: 30, cpu: null }], 30, []);
  expect(describeTime(times.total)).toBe('30.0 s');
});

test('names the ten slowest files of all tiers, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ ...tally, file: `${at}.test.ts`, seconds: at }));
  const lines = describeSlowest(timesOf([], 0, [{ ...tally, file: 'checks' }, ...files]));
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0 s  11.test.ts');
  expect(lines.at(-1)).toContain('2.test.ts');
});
