import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../plain-date.ts';
import {
  certificateBadges,
  certificateState,
  daysUntil,
  dueReminder,
  inDays,
  reminderDays,
} from './certificate-dates.ts';

const today = '2026-11-16';

test.each([
  [null, 'undated'],
  ['2026-11-15', 'expired'],
  ['2026-11-16', 'soon'],
  ['2027-01-15', 'soon'],
  ['2027-01-16', 'valid'],
] as const)('a certificate until %s is %s', (expires, state) => {
  expect(certificateState(expires, today)).toBe(state);
});

test('reminds 60, 30 and 7 days before, each once', () => {
  const expires = '2027-03-03';
  const sent: [string, number][] = [];
  let last: number | null = null;
  for (let left = 90; left >= -5; left--) {
    const on = daysAfter(expires, -left);
    const due = dueReminder(expires, on, last);
    if (due === null) continue;
    sent.push([on, due]);
    last = due;
  }
  expect(sent).toEqual([
    [daysAfter(expires, -60), 60],
    [daysAfter(expires, -30), 30],
    [daysAfter(expires, -7), 7],
  ]);
});

test('after a downtime only the nearest reminder is sent, and none after the last day', () => {
  expect(dueReminder(daysAfter(today, 5), today, null)).toBe(7);
  expect(dueReminder(daysAfter(today, 5), today, 7)).toBeNull();
  expect(dueReminder(daysAfter(today, 20), today, 60)).toBe(30);
  expect(dueReminder(today, today, 30)).toBe(7);
  expect(dueReminder(daysAfter(today, -1), today, null)).toBeNull();
});

test('whenever the job runs, reminders come in order and at most three times', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 100 }), { maxLength: 40 }), (days) => {
      const sent: number[] = [];
      for (const left of days.toSorted((one, two) => two - one)) {
        const due = dueReminder(daysAfter(today, left), today, sent.at(-1) ?? null);
        if (due !== null) sent.push(due);
      }
      expect(sent).toEqual(reminderDays.filter((day) => sent.includes(day)));
    }),
  );
});

test('badges name the last day and end with it', () => {
  const confirmed = [
    { kind: 'electricalSafety', expires: '2026-11-16' },
    { kind: 'gasSafety', expires: '2027-03-03' },
    { kind: 'alarms', expires: '2027-03-03' },
  ] as const;
  expect(certificateBadges(confirmed, today)).toEqual([
    'Gas safety record valid until 3 Mar 2027',
    'Electrical safety report valid until 16 Nov 2026',
  ]);
  expect(certificateBadges(confirmed, '2026-11-17')).toEqual(['Gas safety record valid until 3 Mar 2027']);
  expect(certificateBadges(confirmed, '2027-03-04')).toEqual([]);
});

test('words how long there is left', () => {
  expect([0, 1, 30].map(inDays)).toEqual(['today', 'tomorrow', 'in 30 days']);
  expect(daysUntil('2026-12-16', today)).toBe(30);
});
