import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inEvenTime } from './even-timing.ts';

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await inEvenTime(work)().catch(() => undefined);
  return performance.now() - begun;
};

test('work of different length takes as long, and so does a failure', async () => {
  // Timers may fire a millisecond early.
  expect(await timeOf(async () => 1)).toBeGreaterThan(47);
  expect(await timeOf(() => sleep(20))).toBeGreaterThan(47);
  expect(await timeOf(() => Promise.reject(new Error('no')))).toBeGreaterThan(47);
  expect(await timeOf(() => sleep(60))).toBeGreaterThan(97);
});

test('the answer passes unchanged', async () => {
  expect(await inEvenTime(async (a: number, b: number) => a + b)(1, 2)).toBe(3);
});
