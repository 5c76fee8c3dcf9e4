import { describe, expect, test } from 'vitest';
import { isNeedlessAfter, isStillSo, overtakenBy } from './emails.ts';

describe('an email about a viewing', () => {
  test.each([
    ['booked', 'booked', true],
    ['booked', 'move-suggested', true],
    ['booked', 'cancelled-by-tenant', false],
    ['rescheduled', 'cancelled-by-lister', false],
    ['move-suggested', 'rescheduled', false],
    ['move-withdrawn', 'move-suggested', false],
    ['cancelled-by-lister', 'booked', false],
    ['proposed', 'booked', false],
    ['reminder-day', 'cancelled-by-tenant', false],
    ['reminder-after', 'happened', false],
    ['contest-decided', 'no-show-tenant', true],
  ] as const)('that says “%s” of a viewing that is “%s” is still so: %s', (event, status, isSo) => {
    expect(isStillSo(event, status)).toBe(isSo);
  });

  test('is overtaken by one that says the latest time, or that there is none', () => {
    for (const newer of ['rescheduled', 'cancelled-by-tenant', 'cancelled-by-lister'] as const)
      expect(overtakenBy(newer)).toEqual(expect.arrayContaining(['booked', 'rescheduled', 'move-suggested']));
  });

  test('is not overtaken by one that leaves the time open', () => {
    expect(overtakenBy('move-suggested')).not.toContain('booked');
    expect(overtakenBy('reminder-hours')).not.toContain('booked');
  });

  test('that takes back a suggestion nobody has heard of says nothing', () => {
    expect(isNeedlessAfter('move-withdrawn', ['move-suggested'])).toBe(true);
    expect(isNeedlessAfter('move-withdrawn', [])).toBe(false);
    expect(isNeedlessAfter('move-declined', ['move-suggested'])).toBe(false);
  });
});
