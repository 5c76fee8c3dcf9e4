import { expect, test } from 'vitest';
import { isReminderUseful, remindersOf } from './reminders.ts';

const startsAt = new Date('2026-10-25T10:00:00Z');
const endsAt = new Date('2026-10-25T10:20:00Z');
const at = (hoursBefore: number) => new Date(startsAt.getTime() - hoursBefore * 3_600_000);
const kindsAt = (hoursBefore: number) => remindersOf({ startsAt, endsAt }, at(hoursBefore)).map(({ kind }) => kind);

test('people are reminded 24 hours and 2 hours before, whatever the clocks do that night, and asked afterwards', () => {
  expect(remindersOf({ startsAt, endsAt }, at(100))).toEqual([
    { kind: 'day', at: new Date('2026-10-24T10:00:00Z') },
    { kind: 'hours', at: new Date('2026-10-25T08:00:00Z') },
    { kind: 'after', at: endsAt },
  ]);
});

test('a booking made 90 minutes before gets no reminder of a day or two hours before', () => {
  expect(kindsAt(23)).toEqual(['hours', 'after']);
  expect(kindsAt(1.5)).toEqual(['after']);
});

test('a reminder is left out once the next one is due, and for a viewing that does not take place', () => {
  const booked = { startsAt, endsAt, status: 'booked' } as const;
  expect(isReminderUseful('day', booked, at(23))).toBe(true);
  expect(isReminderUseful('day', booked, at(2))).toBe(false);
  expect(isReminderUseful('hours', booked, at(1))).toBe(true);
  expect(isReminderUseful('hours', booked, at(0))).toBe(false);
  expect(isReminderUseful('after', booked, at(-24))).toBe(true);
  expect(isReminderUseful('after', booked, at(-24 * 15))).toBe(false);
  for (const status of ['cancelled-by-tenant', 'cancelled-by-lister', 'happened', 'proposed'] as const)
    expect(isReminderUseful('hours', { ...booked, status }, at(1))).toBe(false);
});
