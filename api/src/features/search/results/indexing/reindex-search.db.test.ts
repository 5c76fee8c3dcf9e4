import { epcRatings, furnishings, propertyTypes } from '@letfair/domain/homes/vocabulary';
import { searchFeatureLabels } from '@letfair/domain/search/searchable-features';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aLister, aLiveListing } from '../../../../testing/listings.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import { flagPositions } from '../flag-positions.generated.ts';
import { compactLiveTotals } from '../live-totals.repository.ts';
import { prepareSearch, registerSearchFlags, reindexSearch } from './reindex-search.ts';

const { db } = await testDatabase();
const LISTINGS = 60;
const postcodes = ['M1 1AE', 'LS1 4AP', 'N1 9GU', 'SW1A 1AA', 'CF10 1EP', 'EH8 9YL', 'BT7 1NN'];
const features = Object.values(searchFeatureLabels);
const at = <T>(items: readonly T[], n: number): T => items[n % items.length]!;

/** Everything that reindexing writes, in a comparable form. */
const searchState = async () => ({
  rows: (await sql`select * from listing_search order by listing_id`.execute(db)).rows,
  words: (await sql`select * from listing_words order by listing_id`.execute(db)).rows,
  totals: (
    await sql`select region, property_type, bedrooms, rent_pence, sum(listings)::int as listings,
        array(select sum(flag_count) from live_listing_totals as same,
            unnest(same.flag_counts) with ordinality as counted (flag_count, place)
          where (same.region, same.property_type, same.bedrooms, same.rent_pence)
            = (totals.region, totals.property_type, totals.bedrooms, totals.rent_pence)
          group by place order by place)::int[] as flag_counts
      from live_listing_totals as totals group by 1, 2, 3, 4 having sum(listings) <> 0 order by 1, 2, 3, 4`.execute(db)
  ).rows,
  map: (
    await sql`select region, lat_cell, lng_cell, sum(listings) as listings, sum(lat_sum) as lat, sum(lng_sum) as lng
      from live_map_totals group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`.execute(db)
  ).rows,
});
type SearchState = Awaited<ReturnType<typeof searchState>>;

let kept: SearchState;

beforeAll(async () => {
  const account = await aLister(db);
  for (let n = 0; n < LISTINGS; n++)
    await aLiveListing(db, account, {
      postcode: at(postcodes, n),
      property_type: at(propertyTypes, n),
      rent_pence: 60_000 + 2_500 * (n % 9),
      bedrooms: n % 5,
      bathrooms: 1 + (n % 3) / 2,
      has_parking: n % 2 === 0,
      is_shared: n % 7 === 0,
      status: n % 10 === 9 ? 'paused' : 'live',
      features: features.filter((_, place) => (n + place) % 4 === 0),
      information: {
        billsIncluded: n % 3 === 0,
        petsConsidered: n % 5 === 0,
        ...(n % 4 > 0 && { furnishing: at(furnishings, n) }),
        ...(n % 6 > 0 && { epcRating: at(epcRatings, n) }),
        accessibilityFeatures: n % 8 === 0 ? ['Step-free Access'] : [],
      },
    });
  await compactLiveTotals(db);
  kept = await searchState();
});

/** Wrong flags, a missing row, a row of a paused listing, wrong words and totals that count nothing right. */
async function damage(): Promise<void> {
  await sql`alter table listing_search disable trigger listing_search_is_counted`.execute(db);
  await sql`update listing_search set flags = 1, spot = point(0, 0), rent_pence = 1 where rent_pence > 70000`.execute(
    db,
  );
  await sql`delete from listing_search where listing_id = (select min(listing_id::text)::uuid from listing_search)`.execute(
    db,
  );
  await sql`
    insert into listing_search (listing_id, published_at, spot, lat, lng, rent_pence, property_type, flags,
      available_date, bedrooms, bath_halves, district, outcode, region)
    select id, now(), point(0, 0), 0, 0, 1, 'flat', 1, current_date, 1, 2, 'ZZ1', 'ZZ1', 'ZZ'
    from listing where status = 'paused'`.execute(db);
  await sql`update listing_words set words = ''`.execute(db);
  await sql`update live_listing_totals set listings = listings + 1, flag_counts = '{7}'`.execute(db);
  await sql`insert into live_map_totals select * from live_map_totals`.execute(db);
  await sql`alter table listing_search enable trigger listing_search_is_counted`.execute(db);
}

test('rebuilds what the transactions of listers have kept, without writing a row that is right', async () => {
  const versions = () => sql`select listing_id, xmin::text from listing_search order by 1`.execute(db);
  const before = await versions();
  const progress: { done: number; of: number }[] = [];
  expect(await reindexSearch(db, { batchSize: 25, onProgress: (step) => progress.push(step) })).toBe(true);
  expect(await searchState()).toEqual(kept);
  expect((await versions()).rows).toEqual(before.rows);
  expect(progress).toEqual([
    { done: 25, of: 54 },
    { done: 50, of: 54 },
    { done: 54, of: 54 },
  ]);
});

test('mends rows and totals that are wrong, missing or too many', async () => {
  await damage();
  expect(await searchState()).not.toEqual(kept);
  expect(await reindexSearch(db)).toBe(true);
  expect(await searchState()).toEqual(kept);
});

test('can be interrupted after any batch and repeated', async () => {
  await damage();
  for (const batches of [1, 3]) {
    const interrupted = new AbortController();
    let seen = 0;
    const onProgress = () => {
      seen += 1;
      if (seen === batches) interrupted.abort();
    };
    expect(await reindexSearch(db, { batchSize: 10, onProgress, signal: interrupted.signal })).toBe(false);
    expect(seen).toBe(batches);
  }
  expect(await searchState()).not.toEqual(kept);
  expect(await reindexSearch(db, { batchSize: 10 })).toBe(true);
  expect(await searchState()).toEqual(kept);
});

test('leaves right totals behind while listings are written beside it', async () => {
  const account = await aLister(db);
  await Promise.all([
    reindexSearch(db, { batchSize: 5 }),
    ...Array.from({ length: 20 }, (_, n) => aLiveListing(db, account, { postcode: at(postcodes, n), bedrooms: n % 4 })),
    compactLiveTotals(db),
  ]);
  const beside = await searchState();
  await reindexSearch(db);
  expect(await searchState()).toEqual(beside);
  await db.deleteFrom('account').where('id', '=', account).execute();
  expect(await searchState()).toEqual(kept);
});

test('a start that knows a new flag fills it in before it serves', async () => {
  await sql`alter table listing_search disable trigger listing_search_is_counted`.execute(db);
  await sql`
    update listing_search set flags = flags & ~(select 1::bigint << position from search_flag where name = 'epc-g')
  `.execute(db);
  await sql`alter table listing_search enable trigger listing_search_is_counted`.execute(db);
  await sql`delete from search_flag where name = 'epc-g'`.execute(db);
  await prepareSearch(db);
  expect(await searchState()).toEqual(kept);
  const unfilled = await db.selectFrom('search_flag').selectAll().where('is_filled', '=', false).execute();
  expect(unfilled).toEqual([]);
});

test('the database knows every flag by name, at the position that the code expects', async () => {
  const flags = await db.selectFrom('search_flag').select(['name', 'position']).orderBy('position').execute();
  expect(flags.map(({ position }) => position)).toEqual(flags.map((_, place) => place));
  expect(Object.fromEntries(flags.map(({ name, position }) => [name, position]))).toEqual(flagPositions);
});

test('refuses a database whose flags stand at other positions', async () => {
  await sql`update search_flag set position = 62 where name = 'epc-g'`.execute(db);
  await expect(registerSearchFlags(db)).rejects.toThrow(/search flag epc-g is stored at position 62/);
});
