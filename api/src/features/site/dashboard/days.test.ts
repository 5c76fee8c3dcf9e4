import { expect, test } from 'vitest';
import { ACTIVITY_DAYS, listActivityDays } from './days.ts';

test('lists thirty days in a row up to today', () => {
  const days = listActivityDays(new Date('2026-11-15T12:00:00Z'));
  expect(days).toHaveLength(ACTIVITY_DAYS);
  expect([days[0], days.at(-1)]).toEqual(['2026-10-17', '2026-11-15']);
});

test('uses the UK day, also in the last hour of a summer’s day', () => {
  expect(listActivityDays(new Date('2026-06-30T23:30:00Z')).at(-1)).toBe('2026-07-01');
});

test.each(['2026-03-29T00:30:00Z', '2026-03-29T23:30:00Z', '2026-10-25T00:30:00Z', '2026-10-26T00:30:00Z'])(
  'lists each day once around %s, when the clocks change',
  (moment) => {
    const days = listActivityDays(new Date(moment));
    expect(new Set(days).size).toBe(ACTIVITY_DAYS);
    expect(days).toEqual(days.toSorted());
  },
);
