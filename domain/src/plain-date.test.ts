import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainDate } from './plain-date.ts';

test('every day of the calendar is one', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => isPlainDate(day.toISOString().slice(0, 10))));
});

test.each([
  '',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '03/12/2026',
  '2026-1-2',
  '1899-12-31',
  '2026-12-03T00:00',
])('"%s" is not', (text) => {
  expect(isPlainDate(text)).toBe(false);
});
