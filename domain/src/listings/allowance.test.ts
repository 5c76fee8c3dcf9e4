import { describe, expect, test } from 'vitest';
import { allowanceSentence, homesADay, nextListingDay } from './allowance.ts';

const landlord = { userType: 'landlord', approvedHomes: 0, isRedressConfirmed: false } as const;
const agency = { ...landlord, userType: 'agent' } as const;

describe('how many new homes somebody may list a day', () => {
  test.each([
    [landlord, 5],
    [{ ...landlord, approvedHomes: 12 }, 17],
    [agency, 500],
    [{ ...agency, approvedHomes: 40 }, 500],
    [{ ...agency, isRedressConfirmed: true }, Number.POSITIVE_INFINITY],
  ])('%j: %d', (standing, homes) => {
    expect(homesADay(standing)).toBe(homes);
  });

  test('a landlord hears what raises the limit', () => {
    expect(allowanceSentence(landlord)).toBe(
      'You can list 5 new homes a day to start with. You can add the next one from tomorrow. Your limit goes up as we approve homes.',
    );
    expect(allowanceSentence({ ...landlord, approvedHomes: 3 })).toContain('8 new homes a day at the moment');
  });

  test('an agency hears what ends the limit', () => {
    expect(allowanceSentence(agency)).toContain("500 new homes a day until we've confirmed your redress scheme");
  });
});

describe('when the next day of listing begins', () => {
  test.each([
    ['in winter', '2026-11-18T23:59:59Z', '2026-11-19T00:00:00.000Z'],
    ['in summer', '2026-07-01T22:59:59Z', '2026-07-01T23:00:00.000Z'],
    ['in summer, after midnight here', '2026-07-01T23:00:00Z', '2026-07-02T23:00:00.000Z'],
    ['on the long day of autumn', '2026-10-25T00:30:00Z', '2026-10-26T00:00:00.000Z'],
    ['on the short day of spring', '2026-03-29T00:30:00Z', '2026-03-29T23:00:00.000Z'],
  ])('%s', (_, now, next) => {
    expect(nextListingDay(new Date(now)).toISOString()).toBe(next);
  });
});
