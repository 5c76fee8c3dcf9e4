import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { flagFilterNames } from '@letfair/domain/search/filters';
import { DEFAULT_MILES } from '@letfair/domain/search/placement-options';
import { metresBetween, milesToMetres } from '@letfair/domain/search/places/map/map-projection';
import { areaLettersOf, districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { isWithinWalk } from '@letfair/domain/search/places/stations/nearest-stations';
import { resolvePlaces } from '@letfair/domain/search/places/suggestions/resolve-places';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import { pointOfSearch } from '@letfair/domain/search/query-facts';
import { emptySearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatures } from '@letfair/domain/search/searchable-features';
import { isInShape } from '@letfair/domain/search/shapes/shape-geometry';
import fc from 'fast-check';
import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../../platform/tables.ts';
import { aLister, aLiveListing, setRent } from '../../../testing/listings.ts';
import { day, HOUR_MS, someHome, someSearch } from '../../../testing/searches/some-search.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { pointOf } from './cards/present-cards.ts';
import { countFacets } from './count-facets.ts';
import { featuresOf } from './search-flags.ts';
import { searchListings } from './search-listings.ts';
import { readCursor } from './search-order.ts';

const { db } = await testDatabase();
const HOMES = 250;
const PAGE = 7;

const lister = await aLister(db);
const promptLister = await aLister(db);
await db
  .insertInto('lister_replies')
  .values({ account_id: promptLister, rate: 90, median_minutes: 60, answers_within_day: true })
  .execute();
const CUT = 10_000;
const homes: Selectable<Tables['listing']>[] = [];
for (const [at, changes] of fc.sample(someHome, { numRuns: HOMES, seed: 7 }).entries())
  homes.push(await aLiveListing(db, at % 3 === 0 ? promptLister : lister, changes));
// Every fourth costs less than it did.
for (let at = 0; at < HOMES; at += 4) homes[at] = await setRent(db, homes[at]!.id, homes[at]!.rent_pence - CUT);
const isReduced = (listing: Home) => homes.indexOf(listing) % 4 === 0;
type Home = (typeof homes)[number];

const answersWithinDay = ({ account_id }: Home): boolean => account_id === promptLister;
const isNearStation = (listing: Home): boolean =>
  (listing.point_source === 'pin' || listing.point_source === 'postcode') && isWithinWalk(pointOf(listing)!);

/** What the flag filters mean, said apart from the code. */
const flagMeanings: Readonly<Record<string, (listing: Home) => boolean>> = {
  pets: ({ material_information }) => material_information.petsConsidered,
  parking: ({ has_parking }) => has_parking,
  bills: ({ material_information }) => material_information.billsIncluded,
  stepFree: (listing) => featuresOf(listing).includes('step-free'),
  floor: (listing) => listing.material_information.floor === 'ground' || featuresOf(listing).includes('lift'),
  station: isNearStation,
  answers: answersWithinDay,
  reduced: isReduced,
  students: ({ material_information }) => material_information.studentsWelcome,
  shortLet: ({ nation, material_information: { shortLet, leaseLength, tenancyExemption } }) =>
    shortLet && leaseLength === 'rolling' && (nation !== 'england' || tenancyExemption !== ''),
  videoTour: ({ material_information }) => material_information.videoTour !== '',
};

test('the meaning of every flag filter is said here', () => expect(Object.keys(flagMeanings)).toEqual(flagFilterNames));

const published = (listing: Home) => listing.published_at!.getTime();
const wasAddedIn = (added: string, at: number): boolean =>
  added === '' || at > (added.length <= 2 ? Date.now() - Number(added) * 24 * HOUR_MS : Date.parse(added));

/** The same search as a plain filter, written from the meaning of its parts. */
function naively(query: SearchQuery): Home[] {
  const { places } = resolvePlaces(query.location);
  const point = pointOfSearch(query);
  const middle = point ?? (places.length === 1 ? places[0]!.centre : null);
  const milesAway = point ? (query.radius ?? DEFAULT_MILES) : query.radius;
  const fits = (listing: Home): boolean => {
    const { material_information: information, outcode } = listing;
    const spot = pointOf(listing)!;
    const features = featuresOf(listing);
    const isInPlace =
      places.length === 0 ||
      (milesAway !== null && !point) ||
      places.some(({ outcodes, letters }) =>
        outcodes.length > 0
          ? outcodes.some((other) => other === outcode || other === districtOf(outcode))
          : letters.includes(areaLettersOf(outcode) ?? ''),
      );
    const { box } = query;
    return (
      isInPlace &&
      (!middle || milesAway === null || metresBetween(middle, spot) <= milesToMetres(milesAway)) &&
      (!box || (spot.lat >= box.south && spot.lat <= box.north && spot.lng >= box.west && spot.lng <= box.east)) &&
      (query.shape.length === 0 || query.shape.some((shape) => isInShape(spot, shape))) &&
      (query.propertyType.length === 0 || typesMeant(query.propertyType).includes(listing.property_type)) &&
      (query.minBudget === null || listing.rent_pence >= query.minBudget * 100) &&
      (query.maxBudget === null || listing.rent_pence <= query.maxBudget * 100) &&
      (query.bedrooms === null || listing.bedrooms >= query.bedrooms) &&
      (query.maxBedrooms === null || listing.bedrooms <= query.maxBedrooms) &&
      (query.bathrooms === null || listing.bathrooms >= query.bathrooms) &&
      (query.furnishing.length === 0 || query.furnishing.some((kind) => kind === information.furnishing)) &&
      flagFilterNames.every((name) => !query[name] || flagMeanings[name]?.(listing)) &&
      (query.shared === null || listing.is_shared === query.shared) &&
      (query.availableFrom === '' || listing.available_date >= query.availableFrom) &&
      (query.availableBy === '' || listing.available_date <= query.availableBy) &&
      wasAddedIn(query.added, published(listing)) &&
      (query.epc === '' || (information.epcRating !== '' && information.epcRating <= query.epc)) &&
      query.features.every((feature) => features.includes(feature))
    );
  };
  const newest = (a: Home, b: Home) => published(b) - published(a) || (a.id < b.id ? 1 : -1);
  const away = (listing: Home) => metresBetween(middle!, pointOf(listing)!);
  const orders: Readonly<Record<SearchQuery['sort'], (a: Home, b: Home) => number>> = {
    newest,
    match: newest,
    // Only with a place to travel to, which travel.db.test.ts has.
    travel: newest,
    'price-low': (a, b) => a.rent_pence - b.rent_pence || newest(a, b),
    'price-high': (a, b) => b.rent_pence - a.rent_pence || -newest(a, b),
    bedrooms: (a, b) => b.bedrooms - a.bedrooms || newest(a, b),
    answers: (a, b) => Number(answersWithinDay(b)) - Number(answersWithinDay(a)) || newest(a, b),
    distance: (a, b) => {
      const apart = away(a) - away(b);
      return Math.abs(apart) > 0.001 ? apart : a.id < b.id ? -1 : 1;
    },
  };
  return homes.filter(fits).sort(orders[query.sort]);
}

async function everyPage(query: SearchQuery) {
  const ids: string[] = [];
  let cursor: string | null = null;
  let total: number | null = null;
  do {
    const page = await searchListings(db, query, {
      limit: PAGE,
      after: cursor ? readCursor(cursor, query.sort) : null,
    });
    ids.push(...page.ids);
    expect(total ?? page.total).toBe(page.total);
    total = page.total;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return { ids, total };
}

test('page after page, a search finds what a plain filter finds, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(someSearch, async (query) => {
      const expected = naively(query).map(({ id }) => id);
      expect(await everyPage(query)).toEqual({ ids: expected, total: expected.length });
    }),
    { numRuns: 150, seed: 11 },
  );
});

test('facets count what the search finds', async () => {
  await fc.assert(
    fc.asyncProperty(someSearch, async (query) => {
      const found = naively(query);
      const count = (holds: (listing: Home) => boolean) => found.filter(holds).length;
      const each = <T extends string>(names: readonly T[], has: (listing: Home) => readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, count((listing) => has(listing).includes(name))]));
      expect(await countFacets(db, query)).toEqual({
        propertyType: each(propertyTypes, ({ property_type }) => [property_type]),
        bedrooms: [0, 1, 2, 3, 4, 5].map((least) => count(({ bedrooms }) => bedrooms >= least)),
        furnishing: each(furnishings, ({ material_information }) => [material_information.furnishing]),
        epc: each(epcRatings, ({ material_information }) => [material_information.epcRating]),
        features: each(searchFeatures, featuresOf),
        ...Object.fromEntries(Object.entries(flagMeanings).map(([name, has]) => [name, count(has)])),
        shared: count(({ is_shared }) => is_shared),
      });
    }),
    { numRuns: 40, seed: 12 },
  );
});

test('a caller may ask about certain homes alone, or about those published since', async () => {
  const ids = homes.slice(0, 5).map(({ id }) => id);
  const among = await searchListings(db, emptySearch, { limit: 24, among: ids });
  expect({ total: among.total, ids: [...among.ids].sort() }).toEqual({ total: 5, ids: [...ids].sort() });
  const since = day(2);
  const { total } = await searchListings(db, emptySearch, { limit: 1, since });
  expect(total).toBe(homes.filter(({ published_at }) => published_at! > since).length);
});
