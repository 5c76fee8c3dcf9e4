import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultViewingTimes, expandTimes, type Weekday } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay, ukInstant, ukTime } from '@letfair/domain/uk-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

// Temporal is behind a flag in this version of Node, which counts for contexts that are made after it is set.
setFlagsFromString('--harmony-temporal');

/** In milliseconds; null for a time that the day does not have. */
const temporalInstant: (day: string, time: string) => number | null = runInNewContext(`(day, time) => {
  const local = Temporal.PlainDateTime.from(day + 'T' + time);
  const zoned = local.toZonedDateTime('Europe/London', { disambiguation: 'compatible' });
  return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : null;
}`);

const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'] as const;
const DAYS_AROUND = 20;
const clockTime = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe.each(changes)('around the change of the clocks on %s', (change) => {
  const dayNearby = fc.integer({ min: -DAYS_AROUND, max: DAYS_AROUND }).map((days) => daysAfter(change, days));

  it('every minute of the hours around it is when Temporal says', () => {
    const times = Array.from({ length: 4 * 60 }, (_, minute) => clockTime(minute));
    const ours = times.map((time) => [time, ukInstant(change, time)?.getTime() ?? null]);
    expect(ours).toEqual(times.map((time) => [time, temporalInstant(change, time)]));
  });

  it('weekly hours give the times that clocks in the UK show, and none that they do not', () => {
    const hours = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }).map((weekday) => weekday as Weekday),
      from: minuteOfDay,
      length: fc.integer({ min: 30, max: 600 }),
      minutes: fc.integer({ min: 10, max: 180 }),
      gapMinutes: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(dayNearby, hours, (firstDay, { weekday, from, length, minutes, gapMinutes }) => {
        const to = Math.min(from + length, 24 * 60 - 1);
        const weekly = [{ weekday, from: clockTime(from), to: clockTime(to) }];
        const found = expandTimes({ ...defaultViewingTimes, minutes, gapMinutes, weekly }, firstDay, 21);
        const expected: number[] = [];
        for (let day = firstDay; day <= daysAfter(firstDay, 21); day = daysAfter(day, 1)) {
          if ((new Date(`${day}T12:00:00Z`).getUTCDay() || 7) !== weekday) continue;
          for (let minute = from; minute + minutes <= to; minute += minutes + gapMinutes) {
            const start = temporalInstant(day, clockTime(minute));
            if (start !== null) expected.push(start);
          }
        }
        expect(found.map(({ startsAt }) => startsAt.getTime())).toEqual(expected);
        for (const { startsAt, endsAt } of found) expect(endsAt.getTime() - startsAt.getTime()).toBe(minutes * 60_000);
      }),
      { numRuns: 30 },
    );
  });

  it('a single time is shown as it was entered', () => {
    fc.assert(
      fc.property(dayNearby, minuteOfDay, (day, minute) => {
        const time = clockTime(minute);
        const [slot] = expandTimes({ ...defaultViewingTimes, singles: [{ day, time }] }, day, 0);
        if (temporalInstant(day, time) === null) expect(slot).toBeUndefined();
        else expect([ukDay(slot!.startsAt), ukTime(slot!.startsAt)]).toEqual([day, time]);
      }),
    );
  });
});
