import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WORKING_DAY_MINUTES, workingMinutes } from './working-hours.ts';

const between = (from: string, to: string) => workingMinutes(new Date(from), new Date(to));

describe('working minutes', () => {
  test.each([
    ['within a winter day', '2026-11-17T10:00Z', '2026-11-17T11:30Z', 90],
    ['within a summer day, an hour ahead of UTC', '2026-07-14T08:00Z', '2026-07-14T09:30Z', 90],
    ['from the evening to the next morning', '2026-11-17T20:00Z', '2026-11-18T09:20Z', 20],
    ['over a weekend', '2026-11-20T17:00Z', '2026-11-23T10:00Z', 120],
    ['within a weekend', '2026-11-21T10:00Z', '2026-11-22T20:00Z', 0],
    ['of an answer on a Saturday to an enquiry on Friday evening', '2026-11-20T17:30Z', '2026-11-21T12:00Z', 30],
    ['over the start of summer time', '2026-03-27T17:00Z', '2026-03-30T09:00Z', 120],
    ['over the end of summer time', '2026-10-23T16:00Z', '2026-10-26T10:00Z', 120],
    ['of a bank holiday on a weekday', '2026-12-25T00:00Z', '2026-12-26T00:00Z', WORKING_DAY_MINUTES],
    ['backwards', '2026-11-18T10:00Z', '2026-11-17T10:00Z', 0],
  ])('%s', (_, from, to, minutes) => {
    expect(between(from, to)).toBe(minutes);
  });

  const london = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const isOpen = (instant: number): boolean => {
    const parts = Object.fromEntries(london.formatToParts(instant).map(({ type, value }) => [type, value]));
    return !['Sat', 'Sun'].includes(parts.weekday!) && Number(parts.hour) >= 9 && Number(parts.hour) < 18;
  };
  const QUARTER = 15 * 60_000;
  const instants = (first: string, days: number) =>
    fc.integer({ min: 0, max: days * 96 }).map((quarters) => Date.parse(first) + quarters * QUARTER);

  test.each(['2026-03-20', '2026-10-16', '2027-03-19', '2027-10-22'])(
    'are those on a clock in London, around %s',
    (first) => {
      fc.assert(
        fc.property(instants(first, 18), fc.integer({ min: 0, max: 500 }), (from, quarters) => {
          const open = Array.from({ length: quarters }, (_, at) => from + at * QUARTER).filter(isOpen).length;
          expect(workingMinutes(new Date(from), new Date(from + quarters * QUARTER))).toBe(open * 15);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('add up, and never exceed the minutes that pass', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.tuple(instant, instant, instant), (given) => {
        const [one, two, three] = [...given].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date, Date];
        expect(workingMinutes(one, two) + workingMinutes(two, three)).toBe(workingMinutes(one, three));
        expect(workingMinutes(one, three)).toBeLessThanOrEqual((three.getTime() - one.getTime()) / 60_000 + 1);
      }),
    );
  });
});
