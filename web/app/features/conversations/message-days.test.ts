import { expect, test } from 'vitest';
import { dayLabel, messageDays, timeOf } from './message-days.ts';

test('messages are parted by day as the clocks in the UK have it, also in summer', () => {
  const at = (timestamp: string) => ({ timestamp });
  const [late, next, winter] = [at('2026-07-01T22:30:00Z'), at('2026-07-01T23:30:00Z'), at('2026-12-03T23:30:00Z')];
  expect(messageDays([late, next, winter])).toEqual([
    { date: '2026-07-01', messages: [late] },
    { date: '2026-07-02', messages: [next] },
    { date: '2026-12-03', messages: [winter] },
  ]);
  expect(messageDays([])).toEqual([]);
});

test('the last two days have names, the others dates', () => {
  const now = new Date('2026-12-04T00:30:00Z');
  expect(dayLabel('2026-12-04', now)).toBe('Today');
  expect(dayLabel('2026-12-03', now)).toBe('Yesterday');
  expect(dayLabel('2026-12-02', now)).toBe('2 Dec 2026');
});

test('yesterday is a day ago even where the clocks change', () => {
  expect(dayLabel('2026-10-25', new Date('2026-10-26T00:10:00Z'))).toBe('Yesterday');
  expect(dayLabel('2026-03-28', new Date('2026-03-28T23:59:00Z'))).toBe('Today');
});

test('times are those of the UK', () => {
  expect(timeOf('2026-07-01T13:32:00Z')).toBe('14:32');
  expect(timeOf('2026-12-01T09:05:00Z')).toBe('09:05');
});
