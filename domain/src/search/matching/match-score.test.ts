import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { preferredPropertyTypes } from '../../accounts/preferences.ts';
import { propertyTypes } from '../../homes/vocabulary.ts';
import { searchFeatures } from '../searchable-features.ts';
import { type HomePreferences, type ScoredHome, scoreHome } from './match-score.ts';

const nothing: HomePreferences = {
  maxRentPence: null,
  areas: [],
  type: null,
  moveInDate: '',
  minBedrooms: null,
  parking: false,
  pets: false,
};
const manchester = { name: 'Manchester', outcodes: ['M1', 'M2', 'M4'], letters: ['M'] };
const leeds = { name: 'Leeds', outcodes: [], letters: ['LS'] };
const home: ScoredHome = {
  rentPence: 115_000,
  outcode: 'M4',
  propertyType: 'flat',
  availableDate: '2026-12-03',
  features: ['balcony'],
  bedrooms: 2,
  hasParking: true,
  petsConsidered: false,
};
const wordsOf = (preferences: Partial<HomePreferences>, changes: Partial<ScoredHome> = {}) =>
  scoreHome({ ...nothing, ...preferences }, { ...home, ...changes })?.reasons.map(({ words }) => words);

test('a tenant who said nothing gets no score', () => {
  expect(scoreHome(nothing, home)).toBeNull();
  expect(scoreHome({ ...nothing, mustHaves: [] }, home)).toBeNull();
});

test('a home that meets everything scores 100 and says why', () => {
  const preferences: HomePreferences = {
    maxRentPence: 120_000,
    areas: [leeds, manchester],
    type: 'flat',
    moveInDate: '2026-12-03',
    mustHaves: ['balcony'],
    minBedrooms: 2,
    parking: true,
    pets: true,
  };
  expect(scoreHome(preferences, { ...home, petsConsidered: true })).toEqual({
    score: 100,
    reasons: [
      { criterion: 'budget', share: 1, words: '£50 under your budget' },
      { criterion: 'area', share: 1, words: 'In Manchester, one of your areas' },
      { criterion: 'bedrooms', share: 1, words: '2 bedrooms, as you wanted' },
      { criterion: 'type', share: 1, words: 'Flat, as you wanted' },
      { criterion: 'move-in', share: 1, words: 'Available when you want to move' },
      { criterion: 'must-haves', share: 1, words: 'Has everything you need' },
      { criterion: 'parking', share: 1, words: 'Has parking' },
      { criterion: 'pets', share: 1, words: 'Pets considered' },
    ],
  });
});

test.each([
  ['rent above the budget', { maxRentPence: 110_000 }, {}, '£50 over your budget'],
  ['rent at the budget', { maxRentPence: 115_000 }, {}, 'Exactly your budget'],
  ['the only area', { areas: [manchester] }, {}, 'In Manchester, your area'],
  ['an area with the same letters', { areas: [manchester] }, { outcode: 'M20' }, 'Near Manchester, but outside it'],
  ['no area of theirs', { areas: [leeds, manchester] }, { outcode: 'SW1A' }, 'Outside your areas'],
  ['another type', { type: 'house' }, {}, 'Flat, but you want a house'],
  ['a type that is meant as well', { type: 'house' }, { propertyType: 'terraced' }, 'Terraced, as you wanted'],
  ['a later day', { moveInDate: '2026-11-29' }, {}, 'Available 3 Dec, 4 days after you want to move'],
  ['the next day', { moveInDate: '2026-12-02' }, {}, 'Available 3 Dec, 1 day after you want to move'],
  ['fewer bedrooms', { minBedrooms: 3 }, {}, '2 bedrooms, but you want 3'],
  ['no bedroom', { minBedrooms: 1 }, { bedrooms: 0, propertyType: 'studio' }, 'No separate bedroom, but you want 1'],
  ['no parking', { parking: true }, { hasParking: false }, 'No parking'],
  ['nothing about pets', { pets: true }, {}, 'Doesn’t say pets are considered'],
  ['something missing', { mustHaves: ['garden', 'balcony'] }, {}, 'Doesn’t mention: Garden'],
] as const)('%s is told in words', (_, preferences, changes, words) => {
  expect(wordsOf(preferences, changes)).toEqual([words]);
});

test('what was not asked for does not count', () => {
  expect(scoreHome({ ...nothing, type: 'flat' }, { ...home, rentPence: 9_000_000 })?.score).toBe(100);
});

const someHome: fc.Arbitrary<ScoredHome> = fc.record({
  rentPence: fc.integer({ min: 1, max: 20_000_000 }),
  outcode: fc.constantFrom('M1', 'M20', 'LS6', 'SW1A', 'EH1'),
  propertyType: fc.constantFrom(...propertyTypes),
  availableDate: fc.constantFrom('2026-01-01', '2026-12-03', '2027-06-30'),
  features: fc.subarray([...searchFeatures]),
  bedrooms: fc.nat({ max: 6 }),
  hasParking: fc.boolean(),
  petsConsidered: fc.boolean(),
});
const somePreferences: fc.Arbitrary<HomePreferences> = fc.record({
  maxRentPence: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  areas: fc.subarray([manchester, leeds]),
  type: fc.option(fc.constantFrom(...preferredPropertyTypes)),
  moveInDate: fc.constantFrom('', '2026-11-29', '2027-01-01'),
  mustHaves: fc.subarray([...searchFeatures]),
  minBedrooms: fc.option(fc.integer({ min: 1, max: 6 })),
  parking: fc.boolean(),
  pets: fc.boolean(),
});

test('a score is a whole number from 0 to 100, and every reason fits its place', () => {
  fc.assert(
    fc.property(somePreferences, someHome, (preferences, someone) => {
      const match = scoreHome(preferences, someone);
      if (match === null) return;
      expect(Number.isInteger(match.score)).toBe(true);
      expect(match.score).toBeGreaterThanOrEqual(0);
      expect(match.score).toBeLessThanOrEqual(100);
      for (const { share, words } of match.reasons) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(words.length).toBeLessThanOrEqual(200);
      }
      if (match.reasons.every(({ share }) => share === 1)) expect(match.score).toBe(100);
    }),
  );
});

test('a cheaper home never scores less, and an earlier one neither', () => {
  fc.assert(
    fc.property(somePreferences, someHome, fc.nat(1_000_000), fc.nat(400), (preferences, dear, less, days) => {
      const cheap = { ...dear, rentPence: Math.max(1, dear.rentPence - less) };
      const earlier = new Date(Date.parse(dear.availableDate) - days * 86_400_000).toISOString().slice(0, 10);
      const score = scoreHome(preferences, dear)?.score ?? 0;
      expect(scoreHome(preferences, cheap)?.score ?? 0).toBeGreaterThanOrEqual(score);
      expect(scoreHome(preferences, { ...dear, availableDate: earlier })?.score ?? 0).toBeGreaterThanOrEqual(score);
    }),
  );
});

test('nothing about a person goes in: not who they are, whom they live with, or how they pay', () => {
  expectTypeOf<keyof HomePreferences>().toEqualTypeOf<
    'maxRentPence' | 'areas' | 'type' | 'moveInDate' | 'mustHaves' | 'minBedrooms' | 'parking' | 'pets'
  >();
  expectTypeOf<keyof ScoredHome>().toEqualTypeOf<
    | 'rentPence'
    | 'outcode'
    | 'propertyType'
    | 'availableDate'
    | 'features'
    | 'bedrooms'
    | 'hasParking'
    | 'petsConsidered'
  >();
});

test('a single room is no full match for somebody who wants two bedrooms, however many its house has', () => {
  const preferences = { ...nothing, maxRentPence: 200_000, areas: [manchester], minBedrooms: 2 };
  const match = scoreHome(preferences, { ...home, propertyType: 'room', bedrooms: 5 });
  expect(match?.score).toBeLessThan(80);
  expect(match?.reasons.map(({ words }) => words)).toContain('1 bedroom, but you want 2');
});
