import { expect, test } from 'vitest';
import { formatDate, formatMoment } from './dates.ts';

test('a moment is told as the clocks in the UK have it', () => {
  expect(formatMoment('2026-07-03T13:32:00.000Z')).toBe('3 Jul 2026, 2.32pm');
});

test('a day is that of the moment in the UK, or the plain day itself', () => {
  expect(formatDate('2026-07-03T23:30:00.000Z')).toBe('4 Jul 2026');
  expect(formatDate('2026-07-03')).toBe('3 Jul 2026');
});
