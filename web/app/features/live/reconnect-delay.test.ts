import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnect-delay.ts';

test('the wait doubles with each failure and stops growing at half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => reconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('chance takes up to half of it away', () => {
  expect(reconnectDelay(3, 0)).toBe(2_000);
  expect(reconnectDelay(3, 0.5)).toBe(3_000);
});
