import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  bookingStatuses,
  bookingStatusLabels,
  canBookingBecome,
  isInServiceArea,
  nextBookingStatuses,
  SPECIALIST_CONTACT_HOURS,
  serviceAreaSentence,
} from './inventory-service.ts';

const at = (postcode: string, county = '', city = '') => isInServiceArea({ postcode, county, city });

describe('the inventory service', () => {
  it.each([
    'M1 1AE',
    'BL1 1AA',
    'OL1 1AA',
    'SK1 1AA',
    'WN1 1AA',
    'L1 1AA',
    'LS1 1AA',
    'WA1 1AA',
    'M1',
    'm90 1qx',
    ' m1 1aa',
    'l31aa',
  ])('goes to %j', (postcode) => {
    expect(at(postcode)).toBe(true);
  });
  it.each([
    'ME1 1AA',
    'ML1 1AA',
    'MK1 1AA',
    'LE1 1AA',
    'LL1 1AA',
    'LA1 1AA',
    'BB1 1AA',
    'S1 1AA',
    'W1A 1AA',
    'WAX',
    'M',
    '',
    'EM1 1AA',
    '1M1',
  ])('does not go to %j', (postcode) => {
    expect(at(postcode)).toBe(false);
  });
  it.each([
    'Greater Manchester',
    'MERSEYSIDE',
    'west yorkshire',
    'Cheshire',
    'Cheshire East',
    'The county of Merseyside',
  ])('goes to the county %s', (county) => {
    expect(at('', county)).toBe(true);
  });
  it.each(['Manchester', 'liverpool', 'LEEDS', 'Warrington', 'Leeds City Centre'])('goes to the city %s', (city) => {
    expect(at('', '', city)).toBe(true);
  });
  it('goes nowhere else by county or city', () => {
    expect(at('', 'Manchester', '')).toBe(false);
    expect(at('', 'North Yorkshire', 'York')).toBe(false);
    expect(at('', '', 'Cheshire')).toBe(false);
  });
  it('is enough in one of the three', () => {
    expect(at('SW1A 1AA', 'Cheshire', 'London')).toBe(true);
    expect(at('SW1A 1AA', 'Surrey', 'Leeds')).toBe(true);
  });

  it('goes by no case and no blanks around the postcode', () => {
    const letters = fc.constantFrom('M', 'BL', 'OL', 'SK', 'WN', 'L', 'LS', 'WA', 'ME', 'LE', 'S', 'B');
    const postcode = fc.tuple(letters, fc.nat({ max: 99 }), fc.string({ maxLength: 4 })).map((parts) => parts.join(''));
    const name = fc.constantFrom(
      '',
      'Kent',
      'Greater Manchester',
      'Leeds',
      'Merseyside and more',
      'Warrington',
      'York',
    );
    fc.assert(
      fc.property(postcode, name, name, (code, county, city) => {
        const served = at(code, county, city);
        expect(at(` ${code.toLowerCase()} `, county.toLowerCase(), city.toLowerCase())).toBe(served);
        expect(at(code.toUpperCase(), county.toUpperCase(), city.toUpperCase())).toBe(served);
      }),
    );
  });

  it('is the documented rule for every postcode of two letters and a digit', () => {
    const served = new Set(['M', 'BL', 'OL', 'SK', 'WN', 'L', 'LS', 'WA']);
    const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const letters of [...alphabet, ...alphabet.flatMap((one) => alphabet.map((two) => one + two))])
      expect(at(`${letters}1 1AA`), letters).toBe(served.has(letters));
  });

  it('says where it is offered and when the specialist calls', () => {
    expect(serviceAreaSentence).toContain('Greater Manchester, Liverpool, Leeds and Warrington');
    expect(SPECIALIST_CONTACT_HOURS).toBe(24);
  });
});

test('a booking goes these ways and no others', () => {
  const ways = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canBookingBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'requested → arranged',
    'requested → cancelled',
    'arranged → completed',
    'arranged → cancelled',
  ]);
});

test('what is offered next is what is allowed', () => {
  for (const from of bookingStatuses)
    expect(nextBookingStatuses(from)).toEqual(bookingStatuses.filter((to) => canBookingBecome(from, to)));
});

test('every status is reached from the request and has a label of its own', () => {
  const reached = new Set<(typeof bookingStatuses)[number]>(['requested']);
  for (const from of reached) for (const to of nextBookingStatuses(from)) reached.add(to);
  expect(reached.size).toBe(bookingStatuses.length);
  expect(new Set(Object.values(bookingStatusLabels)).size).toBe(bookingStatuses.length);
});
