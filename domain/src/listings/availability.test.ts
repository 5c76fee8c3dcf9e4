import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVAILABLE_DAYS, daysLive, expiresAt, REMIND_DAYS_BEFORE } from './availability.ts';

const noon = new Date('2026-11-15T12:00:00Z');

test('a listing leaves the search fourteen days after it was confirmed', () => {
  expect(AVAILABLE_DAYS).toBe(14);
  expect(expiresAt(noon)).toEqual(new Date('2026-11-29T12:00:00Z'));
});

test('the mail that asks goes out before that', () => {
  expect(REMIND_DAYS_BEFORE).toBeGreaterThan(0);
  expect(REMIND_DAYS_BEFORE).toBeLessThan(AVAILABLE_DAYS);
});

test.each([
  ['2026-11-15T12:00:00Z', 0],
  ['2026-11-16T11:59:59Z', 0],
  ['2026-11-16T12:00:00Z', 1],
  ['2026-12-15T12:00:00Z', 30],
  ['2026-11-14T12:00:00Z', 0],
])('at %s it has been live for %i whole days', (now, days) => {
  expect(daysLive(noon, new Date(now))).toBe(days);
});

test('days are whole and never negative', () => {
  const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, date, (published, now) => {
      const days = daysLive(published, now);
      expect(Number.isInteger(days) && days >= 0).toBe(true);
    }),
  );
});
