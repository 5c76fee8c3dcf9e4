import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { epcRatings } from '../../homes/vocabulary.ts';
import { isRatingField, type RatingSources, readRatings } from './read-ratings.ts';

const read = (sources: Partial<RatingSources>) => readRatings({ features: [], captions: [], ...sources });
const ratingOf = (...features: string[]) => read({ features }).epcRating;

describe('an energy rating among the features', () => {
  it.each([
    ['EPC rating C', 'C'],
    ['EPC Rating: c', 'C'],
    ['EPC - D', 'D'],
    ['EPC: B.', 'B'],
    ['EPC band E', 'E'],
    ['EPC rated C', 'C'],
    ['C rated EPC', 'C'],
    ['EPC rating is "A"', 'A'],
    ['EPC C (72)', 'C'],
    ['EPC: 72C', 'C'],
    ['Current EPC rating D, potential B', 'D'],
    ['EPC rating D (potential rating B)', 'D'],
    ['EPC D / potential C', 'D'],
    ['Energy rating F', 'F'],
    ['Energy performance rating: D', 'D'],
    ['Energy efficiency rating C', 'C'],
    ['Energy Performance Certificate: C', 'C'],
    ['EPC rating C, council tax band B', 'C'],
    ['Council tax band A | EPC band C', 'C'],
  ])('is read from “%s”', (line, rating) => expect(ratingOf('Balcony', line)).toBe(rating));

  it.each([
    'EPC rating to follow',
    'EPC: TBC',
    'EPC ordered',
    'EPC: C/D',
    'EPC: C, D',
    'EPC C - D',
    'EPC C or D',
    'EPC C & D',
    'EPC C subject to confirmation',
    'EPC C expired, new one ordered',
    'EPC exempt',
    'EPC rating F, exemption registered',
    'EPC available on request',
    'EPC potential B',
    'Potential EPC rating B',
    'EPC C (45)',
    'EPC 3',
    'EPC rating H',
    'Council tax band C',
    'A rated boiler',
    'A energy saving boiler',
    'Energy C',
    'Flat C, with EPC',
    'C',
    '',
  ])('is not guessed from “%s”', (line) => expect(ratingOf('Balcony', line)).toBeUndefined());

  it('is not guessed where two lines differ', () => {
    expect(ratingOf('EPC rating C', 'EPC rating D')).toBeUndefined();
    expect(ratingOf('EPC rating C', 'EPC: C')).toBe('C');
  });
});

test('a certificate’s caption says the rating, and is not read against the features', () => {
  expect(read({ captions: ['EPC rating C'] }).epcRating).toBe('C');
  expect(read({ captions: ['EPC 1', 'Page A', 'EPC graph'] }).epcRating).toBeUndefined();
  expect(read({ features: ['EPC rating D'], captions: ['EPC rating C'] }).epcRating).toBeUndefined();
});

describe('fields that a format does not define', () => {
  it.each([
    [{ epc_rating: 'C' }, 'C'],
    [{ EPC_RATING: 'EPC rating c' }, 'C'],
    [{ 'current-energy-rating': 'd' }, 'D'],
    [{ eer_current_rating: '72' }, 'C'],
    [{ eer_current_rating: 'B' }, 'B'],
    [{ eer_current_rating: '100' }, 'A'],
    [{ eer_current_rating: '8' }, 'G'],
  ] as const)('%j says %s', (extra, rating) => expect(read({ extra }).epcRating).toBe(rating));
  it.each<Record<string, string>>([
    // May be the number of a letter.
    { eer_current_rating: '3' },
    { eer_current_rating: '0' },
    { eer_current_rating: '140' },
    { eer_potential_rating: '81' },
    { eir_current_rating: '72' },
    { epc_rating: 'TBC' },
    { epc_rating: 'C', eer_current_rating: '50' },
  ])('%j says nothing', (extra) => expect(read({ extra }).epcRating).toBeUndefined());
  it('are known by their names', () => {
    expect(['EPC_RATING', 'landlord-registration-number', 'LARN'].every(isRatingField)).toBe(true);
    expect(['rating', 'eir_current_rating', 'constructor'].some(isRatingField)).toBe(false);
  });
});

describe('registration numbers', () => {
  const numbersOf = (postcode: string, ...features: string[]) => read({ postcode, features });
  it('are read by their shape, wherever the line has them', () => {
    expect(numbersOf('EH1 1AA', 'Landlord registration: 123456/230/12345', 'LARN 1902001')).toEqual({
      registrationNumber: '123456/230/12345',
      agentRegistrationNumber: 'LARN1902001',
    });
    expect(numbersOf('CF10 1AA', 'Rent Smart Wales #RN-12345-12345, agent #LR-54321-54321')).toEqual({
      registrationNumber: 'RN-12345-12345',
    });
    expect(numbersOf('CF10 1AA', 'RSW licence LR-54321-54321')).toEqual({ registrationNumber: 'LR-54321-54321' });
    expect(read({ extra: { larn: 'LARN1902001', landlord_registration_number: '123456/230/12345' } })).toEqual({
      registrationNumber: '123456/230/12345',
      agentRegistrationNumber: 'LARN1902001',
    });
  });
  it('of Northern Ireland have no shape, so only a line that names one counts', () => {
    expect(numbersOf('BT1 1AA', 'Landlord registration number: LR123456')).toEqual({ registrationNumber: 'LR123456' });
    expect(numbersOf('BT1 1AA', 'Call 028 9649 6000', 'Built 1999')).toEqual({});
    expect(numbersOf('LS1 1AA', 'Landlord registration number: LR123456')).toEqual({});
  });
  it('are not guessed where two differ, or where one is longer than it should be', () => {
    expect(numbersOf('EH1 1AA', '123456/230/12345', '654321/230/12345')).toEqual({});
    expect(numbersOf('EH1 1AA', 'Ref 9123456/230/123456', 'Registration pending')).toEqual({});
  });
});

const separator = fc.constantFrom(' ', ': ', ' - ', ' rating ', ' Rating: ', ' band ');
test('any rating with any of the usual words is read back', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...epcRatings),
      fc.constantFrom('EPC', 'epc', 'EER'),
      separator,
      (rating, name, how) => {
        expect(ratingOf(`${name}${how}${rating}`)).toBe(rating);
      },
    ),
  ));

test('two letters never make a rating', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...epcRatings),
      fc.constantFrom(...epcRatings),
      fc.constantFrom('/', ' / ', ' or ', '-', ' to ', ', ', '; ', ' & ', '|', ' '),
      (one, other, how) => {
        expect(ratingOf(`EPC rating ${one}${how}${other}`)).toBeUndefined();
      },
    ),
  ));

test('a text that names no certificate says no rating, whatever it is', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      fc.pre(!/epc|eer|energy/i.test(text));
      expect(ratingOf(text)).toBeUndefined();
    }),
  ));

test('whatever is read is a rating, or a number that stood there', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 10 }), (features) => {
      const { epcRating, registrationNumber = '', agentRegistrationNumber = '' } = read({ features });
      if (epcRating !== undefined) expect(epcRatings).toContain(epcRating);
      const all = features.join('\n').toUpperCase();
      expect(all).toContain(registrationNumber);
      expect(all).toContain(agentRegistrationNumber.replace('LARN', ''));
    }),
  ));
