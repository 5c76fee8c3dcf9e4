import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, secondsLeftOfUkDay, timeInWords, ukDay, ukDayInWords, ukMomentInWords, ukTime } from './uk-time.ts';

/** The rule for changing the clocks has been this one since 1996. */
const instants = fc.date({ min: new Date('1996-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const inZone = (options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/London' });

describe('UK time', () => {
  it.each([
    ['2026-03-29T00:59:59Z', '00:59'],
    ['2026-03-29T01:00:00Z', '02:00'],
    ['2026-10-25T00:59:59Z', '01:59'],
    ['2026-10-25T01:00:00Z', '01:00'],
  ])('at %s show %s', (instant, time) => expect(ukTime(new Date(instant))).toBe(time));

  it('counts the seconds that are left of a day', () => {
    expect(secondsLeftOfUkDay(new Date('2026-11-16T23:59:59Z'))).toBe(1);
    expect(secondsLeftOfUkDay(new Date('2026-07-01T23:00:00Z'))).toBe(86_400);
  });

  it('changes the date an hour before UTC in summer', () =>
    expect(ukDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02'));

  it('agrees with the time zone database', () => {
    const [day, time] = [inZone({}, 'en-CA'), inZone({ hour: '2-digit', minute: '2-digit' })];
    fc.assert(
      fc.property(instants, (instant) => {
        expect(ukDay(instant)).toBe(day.format(instant));
        expect(ukTime(instant)).toBe(time.format(instant));
      }),
    );
  });
});

describe('a time in words', () => {
  it.each([
    ['09:30', '9.30am'],
    ['10:00', '10am'],
    ['12:00', 'midday'],
    ['12:05', '12.05pm'],
    ['15:00', '3pm'],
    ['23:59', '11.59pm'],
    ['00:00', 'midnight'],
    ['', ''],
  ])('says %s as %s', (time, words) => expect(timeInWords(time)).toBe(words));

  it('follows the day', () =>
    expect(ukMomentInWords(new Date('2026-07-01T13:05:00Z'))).toBe('Wednesday 1 July 2026, 2.05pm'));
});

describe('a day in words', () => {
  it('uses the British format', () => {
    const short = inZone({ day: 'numeric', month: 'short', year: 'numeric' });
    const long = inZone({ dateStyle: 'long' });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatDay(ukDay(instant))).toBe(short.format(instant));
        expect(ukDayInWords(instant)).toBe(long.format(instant));
      }),
    );
  });
});
