import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aLister, aListing, aLiveListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { expireUnconfirmedListings } from '../../../listings/manage/index.ts';
import { compactLiveTotals } from '../live-totals.repository.ts';
import { FAR_WEST, finestCell } from '../map/map-grid.ts';

const { as, call, db } = await testApi();
const { submit, act, edit } = contract.listings;
const admin = await as('admin');
const lister = await as('landlord');

const rowOf = (id: string) =>
  db.selectFrom('listing_search').selectAll().where('listing_id', '=', id).executeTakeFirst();
const isFound = async (id: string): Promise<boolean> => (await rowOf(id)) !== undefined;

async function submitted(): Promise<string> {
  return dataOf((await call(submit, { body: aListing() }, { token: lister.token })).answer).id;
}
const decide = (id: string, decision: 'approve' | 'reject') =>
  decision === 'approve'
    ? call(contract.moderation.approve, { params: { id } }, { token: admin.token })
    : call(contract.moderation.reject, { params: { id }, body: { reason: 'The photos' } }, { token: admin.token });
async function live(): Promise<string> {
  const id = await submitted();
  dataOf((await decide(id, 'approve')).answer);
  return id;
}
type Action = 'pause' | 'resume' | 'confirm' | 'agree' | 'reopen' | 'let' | 'withdraw';
const press = async (id: string, action: Action) =>
  dataOf((await call(act, { params: { id }, body: { action } }, { token: lister.token })).answer);

describe('a home can be found while it is live, and only then', () => {
  test('not before it is approved, and not when it is refused', async () => {
    const id = await submitted();
    expect(await isFound(id)).toBe(false);
    await decide(id, 'reject');
    expect(await isFound(id)).toBe(false);
  });

  test.each<[Action, Action | null]>([
    ['pause', 'resume'],
    ['agree', 'reopen'],
    ['let', null],
    ['withdraw', null],
  ])('%s takes it out, %s brings it back', async (out, back) => {
    const id = await live();
    expect(await isFound(id)).toBe(true);
    await press(id, out);
    expect(await isFound(id)).toBe(false);
    if (back) await press(id, back);
    expect(await isFound(id)).toBe(back !== null);
  });

  test('it expires unless it is confirmed, and comes back with the confirmation', async () => {
    const id = await live();
    const monthsAgo = sql<Date>`now() - interval '60 days'`;
    await db.updateTable('listing').set({ confirmed_at: monthsAgo }).where('id', '=', id).execute();
    await expireUnconfirmedListings(db, 'https://letfair.example')();
    expect(await isFound(id)).toBe(false);
    await press(id, 'confirm');
    expect(await isFound(id)).toBe(true);
  });

  test('a small edit changes what is searched at once, one that is reviewed with its approval', async () => {
    const id = await live();
    const before = await rowOf(id);
    const cheaper = {
      ...aListing({ materialInformation: { holdingDeposit: 200, securityDeposit: 1_000 } }),
      price: 1_150,
      features: [...aListing().features, 'Garden'],
    };
    dataOf((await call(edit, { params: { id }, body: cheaper }, { token: lister.token })).answer);
    const after = await rowOf(id);
    expect(after).toMatchObject({ rent_pence: 115_000, published_at: before?.published_at });
    expect(after?.flags).not.toBe(before?.flags);
    const moved = { ...aListing().address, postcode: 'LS1 4AP', city: 'Leeds' };
    const larger = aListing({ address: moved, bedrooms: 3 });
    dataOf((await call(edit, { params: { id }, body: larger }, { token: lister.token })).answer);
    expect(await rowOf(id)).toEqual(after);
    await decide(id, 'approve');
    expect(await rowOf(id)).toMatchObject({
      district: 'LS1',
      region: 'LS',
      bedrooms: 3,
      published_at: before?.published_at,
    });
  });

  test('a confirmation writes no row anew', async () => {
    const id = await live();
    const version = () =>
      sql<{ xmin: string }>`select xmin::text from listing_search where listing_id = ${id}`.execute(db);
    const before = await version();
    await press(id, 'confirm');
    expect((await version()).rows).toEqual(before.rows);
  });

  test('a listing that is deleted is gone', async () => {
    const id = await live();
    await db.deleteFrom('listing').where('id', '=', id).execute();
    expect(await isFound(id)).toBe(false);
  });
});

describe('who is suspended has nothing to let', () => {
  const setSuspended = (id: string, suspended: boolean) =>
    call(contract.admin.suspend, { params: { id }, body: { suspended } }, { token: admin.token });

  test('their homes go and come back with them, in the same moment', async () => {
    const { user } = await as('agent');
    const stays = await aLiveListing(db, user.id);
    const pending = await aLiveListing(db, user.id, { status: 'pending' });
    await setSuspended(user.id, true);
    expect(await isFound(stays.id)).toBe(false);
    await setSuspended(user.id, false);
    expect(await isFound(stays.id)).toBe(true);
    expect(await isFound(pending.id)).toBe(false);
  });

  test('a home that is approved meanwhile stays out until they are back', async () => {
    const owner = await as('landlord');
    const { id } = dataOf((await call(submit, { body: aListing() }, { token: owner.token })).answer);
    await setSuspended(owner.user.id, true);
    await decide(id, 'approve');
    expect(await isFound(id)).toBe(false);
    await setSuspended(owner.user.id, false);
    expect(await isFound(id)).toBe(true);
  });

  test('suspending while homes go live leaves none behind', async () => {
    const { user } = await as('agent');
    const ids: string[] = [];
    await Promise.all([
      ...Array.from({ length: 12 }, async () => ids.push((await aLiveListing(db, user.id)).id)),
      setSuspended(user.id, true),
    ]);
    const found = await db.selectFrom('listing_search').select('listing_id').where('listing_id', 'in', ids).execute();
    expect(found).toEqual([]);
  });
});

describe('the kept counts', () => {
  type CellRow = Record<'lat_cell' | 'lng_cell' | 'listings' | 'lat_sum' | 'lng_sum', number> & { region: string };
  const kept = async () =>
    (
      await sql<CellRow>`
        select region, lat_cell, lng_cell, sum(listings)::int as listings, sum(lat_sum)::float8 as lat_sum,
          sum(lng_sum)::float8 as lng_sum
        from live_map_totals group by 1, 2, 3 having sum(listings) <> 0 order by 1, 2, 3`.execute(db)
    ).rows;
  const counted = async () =>
    (
      await sql<CellRow>`
        select region, lat / ${finestCell.lat}::int as lat_cell, (lng + ${FAR_WEST}::int) / ${finestCell.lng}::int as lng_cell,
          count(*)::int as listings, sum(lat)::float8 as lat_sum, sum(lng)::float8 as lng_sum
        from listing_search group by 1, 2, 3 order by 1, 2, 3`.execute(db)
    ).rows;

  test('are those of the search whatever happens, before and after they are added up', async () => {
    const account = await aLister(db);
    const homes = await Promise.all(
      ['LS1 4AP', 'LS1 4AP', 'N1 9GU', 'CF10 1EP'].map((postcode) => aLiveListing(db, account, { postcode })),
    );
    expect(await kept()).toEqual(await counted());
    await db.deleteFrom('listing').where('id', '=', homes[0]!.id).execute();
    await db
      .updateTable('listing_search')
      .set({ region: 'M', lat: 1 })
      .where('listing_id', '=', homes[1]!.id)
      .execute();
    expect(await kept()).toEqual(await counted());
    await Promise.all([compactLiveTotals(db), compactLiveTotals(db), aLiveListing(db, account)]);
    expect(await kept()).toEqual(await counted());
    await db.deleteFrom('account').where('id', '=', account).execute();
    await compactLiveTotals(db);
    expect(await kept()).toEqual(await counted());
    const { rows } = await sql<{ counts: number; kinds: number; homes: number }>`
      select (select count(*) from live_map_totals)::int as counts,
        (select count(*) - count(distinct (region, property_type, bedrooms, rent_pence)) from live_listing_totals)::int as kinds,
        (select sum(listings) from live_listing_totals)::int as homes`.execute(db);
    const homesFound = await db.selectFrom('listing_search').select('listing_id').execute();
    expect(rows[0]).toEqual({ counts: (await counted()).length, kinds: 0, homes: homesFound.length });
  });
});
