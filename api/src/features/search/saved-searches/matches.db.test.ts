import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { addedSince } from '@letfair/domain/search/added';
import { type FilterName, filterNames, filters } from '@letfair/domain/search/filters';
import { centreOfOutcode } from '@letfair/domain/search/places/postcodes/outcodes';
import { outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { emptySearch, parseSearch, type SearchQuery, serializeSearch } from '@letfair/domain/search/search-query';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { aLiveListing } from '../../../testing/listings.ts';
import { shapeAround } from '../../../testing/searches/some-shape.ts';
import { testApi } from '../../../testing/test-api.ts';
import { searchListings } from '../results/index.ts';
import { createTravel, reachesIn } from '../travel/index.ts';
import { rareColumns, usualColumns } from './filter-columns.ts';
import { savedSearchesFinding } from './matches.repository.ts';
import { insertSavedSearch } from './saved-searches.repository.ts';
import { keysOfSearch } from './search-keys.ts';

const { as, db } = await testApi();
const lister = await as('landlord');
const tenant = await as('tenant');
const HOUR_MS = 3_600_000;
const HOMES = 100;
const SEARCHES = 250;

const postcodes = [
  'M1 1AE',
  'M1 2WD',
  'M20 2AA',
  'SW1A 1AA',
  'SW1W 0AA',
  'SW19 5AE',
  'EC1A 1BB',
  'LS6 3AA',
  'LS21 1AA',
  'EH1 1AA',
  'BT1 1AA',
  'CF10 1AA',
];
const features = ['Garden', 'Balcony', 'Dishwasher', 'Lift', 'Gym', 'Fibre broadband', 'Wheelchair access'];

const someHome = fc.record({
  postcode: fc.constantFrom(...postcodes),
  rent: fc.constantFrom(50_000, 75_000, 100_000, 100_001, 125_000, 200_000),
  type: fc.constantFrom(...propertyTypes),
  bedrooms: fc.integer({ min: 0, max: 4 }),
  bathrooms: fc.constantFrom(1, 1.5, 2, 3),
  features: fc.subarray(features),
  flags: fc.record({
    parking: fc.boolean(),
    shared: fc.boolean(),
    billsIncluded: fc.boolean(),
    petsConsidered: fc.boolean(),
    studentsWelcome: fc.boolean(),
    shortLet: fc.boolean(),
    sharedWithLandlord: fc.boolean(),
  }),
  videoTour: fc.constantFrom('', 'https://youtu.be/letfairDemo'),
  hoursAgo: fc.constantFrom(1, 30, 60, 100, 300, 500),
  furnishing: fc.constantFrom('', ...furnishings),
  epcRating: fc.constantFrom('', ...epcRatings),
  available: fc.constantFrom('2026-11-01', '2026-12-03', '2027-02-01'),
});

const often = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const nearAHome = fc.tuple(fc.constantFrom(...postcodes), offset, offset).map(([postcode, north, east]) => {
  const { lat, lng } = centreOfOutcode(outcodeOf(postcode)!)!;
  return { lat: lat + north, lng: lng + east };
});
const aroundAHome = fc
  .tuple(nearAHome, fc.double({ min: 0.001, max: 9, noNaN: true }), fc.double({ min: 0.001, max: 9, noNaN: true }))
  .map(([{ lat, lng }, wide, high]) => ({ west: lng - wide, south: lat - high, east: lng + wide, north: lat + high }));

const where: fc.Arbitrary<Partial<SearchQuery>> = fc.oneof<fc.Arbitrary<Partial<SearchQuery>>[]>(
  fc.constant({}),
  fc.record({
    location: fc.constantFrom(
      ...['Manchester', 'M1', 'M', 'SW1', 'SW1A', 'SW1A 1AA', 'SW', 'London', 'Leeds', 'West Yorkshire', 'Nowhere'],
    ),
    radius: often<number | null>(null, fc.double({ min: 0.1, max: 40, noNaN: true })),
    box: often<SearchQuery['box']>(null, aroundAHome),
  }),
  fc
    .record({
      point: nearAHome,
      radius: fc.option(fc.double({ min: 0.1, max: 40, noNaN: true })),
      location: often('', fc.constantFrom('Manchester', 'London')),
    })
    .map(({ point, ...rest }) => ({ ...point, ...rest })),
  fc.record({ box: aroundAHome }),
  fc.record({
    shape: fc.array(shapeAround(nearAHome, 0.6), { minLength: 1, maxLength: 3 }),
    location: often('', fc.constantFrom('Manchester', 'London')),
  }),
);
const exampleOf = (name: FilterName) => parseSearch({ [name]: filters[name].example }).query[name];
/** Covers a new filter by its example. */
const examples = Object.fromEntries(
  filterNames.map((name) => [name, often<unknown>(emptySearch[name], fc.constant(exampleOf(name)))]),
);
const travel = createTravel(null);
const reachesOf = async (query: SearchQuery) => reachesIn(await travel.reachesOf(db, query.travel));
const someTravel = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 90 }),
    way: fc.constantFrom('walk' as const, 'bike' as const, 'drive' as const),
    place: fc.constantFrom('M1', 'Manchester', 'SW1A 1AA', 'Leeds station', 'University of Leeds', 'Nowhere'),
  }),
  { minLength: 1, maxLength: 3 },
);
const what = fc.record({
  travel: often<SearchQuery['travel']>([], someTravel),
  ...examples,
  propertyType: often<SearchQuery['propertyType']>([], fc.subarray([...propertyTypes])),
  minBudget: often<number | null>(null, fc.constantFrom(500, 1_000)),
  maxBudget: often<number | null>(null, fc.constantFrom(750, 1_000, 1_250)),
  bedrooms: often<number | null>(null, fc.integer({ min: 0, max: 4 })),
  maxBedrooms: often<number | null>(null, fc.integer({ min: 0, max: 4 })),
  bathrooms: often<number | null>(null, fc.integer({ min: 0, max: 3 })),
  furnishing: often<SearchQuery['furnishing']>([], fc.subarray([...furnishings])),
  pets: often(false, fc.boolean()),
  parking: often(false, fc.boolean()),
  bills: often(false, fc.boolean()),
  shared: often<boolean | null>(null, fc.boolean()),
  availableFrom: often('', fc.constantFrom('2026-11-02', '2026-12-31')),
  availableBy: often('', fc.constantFrom('2026-11-01', '2026-12-31')),
  added: often('', fc.constantFrom('1', '3', '7', '14', addedSince(new Date(Date.now() - 80 * HOUR_MS)))),
  epc: often<SearchQuery['epc']>('', fc.constantFrom(...epcRatings)),
  features: often<SearchQuery['features']>([], fc.subarray([...searchFeatures], { maxLength: 2 })),
  words: often('', fc.constantFrom('gardens', 'lift -gym', '"canal flat"', 'canal or gym')),
});
/** Some combinations are refused before they are saved. */
const isPossible = ({ availableFrom, availableBy }: Partial<SearchQuery>): boolean =>
  !availableFrom || !availableBy || availableFrom <= availableBy;
const someSearch = fc
  .tuple(where, what)
  .map(([place, rest]) => ({ ...emptySearch, ...place, ...(rest as Partial<SearchQuery>) }))
  .filter(isPossible);

type SomeHome = typeof someHome extends fc.Arbitrary<infer Home> ? Home : never;

const insertHome = async ({
  rent,
  type,
  available,
  flags,
  furnishing,
  epcRating,
  videoTour,
  hoursAgo,
  ...home
}: SomeHome) => {
  const { id } = await aLiveListing(db, lister.user.id, {
    ...home,
    rent_pence: rent,
    property_type: type,
    available_date: available,
    has_parking: flags.parking,
    is_shared: flags.shared,
    published_at: new Date(Date.now() - hoursAgo * HOUR_MS),
    information: {
      studentsWelcome: flags.studentsWelcome,
      shortLet: flags.shortLet,
      sharedWithLandlord: flags.sharedWithLandlord,
      videoTour,
      billsIncluded: flags.billsIncluded,
      petsConsidered: flags.petsConsidered,
      furnishing,
      epcRating,
    },
  });
  return id;
};

const insertSearch = async (query: SearchQuery, account_id = tenant.user.id) => {
  const reaches = await reachesOf(query);
  return write(db, async (tx) => {
    const id = newId();
    const told = { id, account_id, name: 'x', search: `words=${id}`, frequency: 'daily' } as const;
    await insertSavedSearch(
      tx,
      { ...told, ...rareColumns(query, reaches) },
      {
        keys: keysOfSearch(query, reaches),
        columns: usualColumns(query, reaches),
      },
    );
    return told.id;
  });
};

test('alerts a saved search of a new listing if, and only if, that search finds it', async () => {
  const homes: string[] = [];
  for (const home of fc.sample(someHome, HOMES)) homes.push(await insertHome(home));
  const searches = new Map<string, SearchQuery>();
  for (const query of fc.sample(someSearch, SEARCHES)) searches.set(await insertSearch(query), query);

  const told = new Map<string, string[]>();
  for (const home of homes)
    for (const search of await savedSearchesFinding(db, home)) told.set(search, [...(told.get(search) ?? []), home]);

  let found = 0;
  for (const [id, query] of searches) {
    const { ids } = await searchListings(db, query, { limit: HOMES, among: homes, reaches: await reachesOf(query) });
    found += ids.length;
    expect((told.get(id) ?? []).sort(), JSON.stringify(serializeSearch(query))).toEqual([...ids].sort());
  }
  // The searches are not all too narrow to say anything.
  expect(found).toBeGreaterThan(SEARCHES / 5);
}, 60_000);

const variedHomes: string[] = [];
for (const home of fc.sample(someHome, { numRuns: 40, seed: 7 })) variedHomes.push(await insertHome(home));

test.each(filterNames)('the example of %s narrows a search, and its alerts alike', async (name) => {
  const query = { ...emptySearch, [name]: exampleOf(name) };
  const search = await insertSearch(query);
  const { ids } = await searchListings(db, query, { limit: variedHomes.length, among: variedHomes });
  expect(ids.length).toBeLessThan(variedHomes.length);
  const alerted: string[] = [];
  for (const home of variedHomes) if ((await savedSearchesFinding(db, home)).includes(search)) alerted.push(home);
  expect(alerted.sort()).toEqual([...ids].sort());
});

test('does not alert listers of their own listings', async () => {
  const home = await insertHome(fc.sample(someHome, 1)[0]!);
  const own = await insertSearch(emptySearch, lister.user.id);
  const other = await insertSearch(emptySearch);
  const found = await savedSearchesFinding(db, home);
  expect(found).toContain(other);
  expect(found).not.toContain(own);
});
