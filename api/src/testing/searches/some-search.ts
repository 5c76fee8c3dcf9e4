import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { type FlagFilterName, flagFilterNames } from '@letfair/domain/search/filters';
import { searchSorts } from '@letfair/domain/search/placement-options';
import { changeSearch, emptySearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatureLabels, searchFeatures } from '@letfair/domain/search/searchable-features';
import fc from 'fast-check';
import type { ListingChanges } from '../listings.ts';
import { shapeAround } from './some-shape.ts';

const postcodes = [
  'M1 1AE',
  'M1 2AB',
  'M14 5TQ',
  'SW1A 1AA',
  'SW1V 2BB',
  'E1 6AN',
  'N1 9GU',
  'LS1 4AP',
  'CF10 1EP',
  'BT1 5GS',
];
const days = ['2026-11-20', '2026-12-03', '2027-01-15'];
/** One of five days in November, at noon and a few milliseconds. */
export const day = (n: number) => new Date(Date.UTC(2026, 10, 1 + (n % 5), 12, 0, 0, 123));
export const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Homes that differ in whatever a search can ask for. */
export const someHome: fc.Arbitrary<ListingChanges> = fc.record({
  postcode: fc.constantFrom(...postcodes),
  rent_pence: fc.constantFrom(50_000, 75_000, 99_950, 100_000, 150_000, 250_000),
  property_type: fc.constantFrom(...propertyTypes),
  bedrooms: fc.integer({ min: 0, max: 6 }),
  bathrooms: fc.constantFrom(1, 1.5, 2, 3),
  has_parking: fc.boolean(),
  is_shared: fc.boolean(),
  available_date: fc.constantFrom(...days),
  published_at: fc.oneof(fc.nat({ max: 4 }).map(day), fc.constantFrom(5, 40, 100, 250, 400).map(hoursAgo)),
  features: fc.subarray(
    searchFeatures.map((feature) => searchFeatureLabels[feature]),
    { maxLength: 4 },
  ),
  information: fc.record({
    billsIncluded: fc.boolean(),
    petsConsidered: fc.boolean(),
    furnishing: fc.constantFrom('' as const, ...furnishings),
    studentsWelcome: fc.boolean(),
    shortLet: fc.boolean(),
    leaseLength: fc.constantFrom('rolling' as const, '12-month' as const),
    tenancyExemption: fc.constantFrom('' as const, 'lodger' as const),
    videoTour: fc.constantFrom('', 'https://youtu.be/letfairDemo'),
    floor: fc.constantFrom('' as const, 'ground' as const, '2nd' as const),
    epcRating: fc.constantFrom('' as const, ...epcRatings),
    pin: fc.constantFrom('', '53.4808, -2.2426', '53.9', '51.5014, -0.1419', '55.9533, -3.1883'),
    shareAddress: fc.boolean(),
    accessibilityFeatures: fc.subarray(['Step-free Access', 'Hearing Loop'] as const).map((items) => [...items]),
  }),
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3, nil: null });
const sometimes = fc.boolean().chain((is) => (is ? fc.boolean() : fc.constant(false)));
const places = [
  '',
  '',
  'M1',
  'M1 1AE',
  'Manchester',
  'London',
  'SW',
  'SW1',
  'SW1A',
  'E1',
  'Leeds',
  'West Yorkshire',
  'BT',
  'M1 or Leeds',
  'SW1A, M4, E1',
  'London or BT or Atlantis',
];

const points = [
  { lat: null, lng: null },
  { lat: 53.48, lng: -2.23 },
  { lat: 51.5, lng: -0.13 },
];

/** Around the centres of cities that have homes here. */
const someShape = shapeAround(
  fc.constantFrom(
    { lat: 53.48, lng: -2.24 },
    { lat: 51.5, lng: -0.13 },
    { lat: 53.8, lng: -1.55 },
    { lat: 53, lng: -3 },
  ),
  3,
);

const anyFlags = Object.fromEntries(flagFilterNames.map((name) => [name, sometimes])) as Record<
  FlagFilterName,
  typeof sometimes
>;

/** A few filters at once, in places that have such homes and in others. */
export const someSearch: fc.Arbitrary<SearchQuery> = fc
  .record({
    point: fc.constantFrom(...points),
    location: fc.constantFrom(...places),
    radius: maybe(fc.constantFrom(0.5, 2, 10, 40)),
    box: maybe(
      fc.constantFrom(
        { west: -2.26, south: 53.45, east: -2.225, north: 53.49 },
        { west: -0.2, south: 51.45, east: 0.1, north: 51.6 },
        { west: -80, south: -10, east: 80, north: 80 },
      ),
    ),
    shape: fc.oneof(fc.constant([]), fc.array(someShape, { minLength: 1, maxLength: 3 })),
    propertyType: fc.subarray([...propertyTypes], { maxLength: 2 }),
    minBudget: maybe(fc.constantFrom(500, 750, 1_000)),
    maxBudget: maybe(fc.constantFrom(999, 1_000, 1_500)),
    bedrooms: maybe(fc.integer({ min: 0, max: 5 })),
    maxBedrooms: maybe(fc.integer({ min: 0, max: 5 })),
    bathrooms: maybe(fc.integer({ min: 1, max: 3 })),
    furnishing: fc.subarray([...furnishings], { maxLength: 2 }),
    ...anyFlags,
    shared: maybe(fc.boolean()),
    availableFrom: fc.constantFrom('', '', ...days),
    availableBy: fc.constantFrom('', '', ...days),
    added: fc.constantFrom('', '1', '3', '7', '14', '2026-11-03T12:00Z'),
    epc: fc.constantFrom('' as const, '' as const, ...epcRatings),
    features: fc.subarray([...searchFeatures], { maxLength: 1 }),
    words: fc.constant(''),
    sort: fc.constantFrom(...searchSorts.filter((sort) => sort !== 'match')),
  })
  // many filters at once find nothing, and then any search looks right
  .chain(({ point, ...full }) =>
    fc
      .subarray(['point', ...(Object.keys(full) as (keyof typeof full)[])] as const, { maxLength: 5 })
      .map((kept) =>
        changeSearch(
          emptySearch,
          Object.assign({}, ...kept.map((name) => (name === 'point' ? point : { [name]: full[name] }))),
        ),
      ),
  );
