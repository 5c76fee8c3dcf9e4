import { expect, test } from 'vitest';
import { formatDate, formatMoment, formatTimeOrDate } from './dates.ts';

test('a moment is told as the clocks in the UK have it', () => {
  expect(formatMoment('2026-07-03T13:32:00.000Z')).toBe('3 Jul 2026, 2.32pm');
});

test('a day is that of the moment in the UK, or the plain day itself', () => {
  expect(formatDate('2026-07-03T23:30:00.000Z')).toBe('4 Jul 2026');
  expect(formatDate('2026-07-03')).toBe('3 Jul 2026');
});

test('what happened today in the UK has a time, anything else a date', () => {
  const now = new Date('2026-07-04T22:50:00.000Z');
  expect(formatTimeOrDate('2026-07-03T23:05:00.000Z', now)).toBe('12.05am');
  expect(formatTimeOrDate('2026-07-03T22:55:00.000Z', now)).toBe('3 Jul 2026');
  expect(formatTimeOrDate('2026-07-04T09:30:00.000Z', now)).toBe('10.30am');
  expect(formatTimeOrDate('2026-07-04T09:30:00.000Z', new Date('2026-07-04T23:00:00.000Z'))).toBe('4 Jul 2026');
});
