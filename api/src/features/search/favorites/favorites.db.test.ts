import { contract } from '@letfair/contract';
import { MAX_FAVORITES } from '@letfair/contract/search/favorites';
import { HOMES_PER_PAGE } from '@letfair/contract/search/search';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, pool } = await testApi();
const { list, cards, add, remove } = contract.favorites;
const lister = await aLister(db);
const somebody = await as('tenant');

const listing = async (status: ListingStatus = 'live') => (await aLiveListing(db, lister, { status })).id;
const setStatus = (id: string, status: ListingStatus) =>
  db.updateTable('listing').set({ status }).where('id', '=', id).execute();

test('adds favourites newest first, once each, and removes them', async () => {
  const { token } = await as('tenant');
  const save = (propertyId: string) => call(add, { params: { propertyId } }, { token });
  const [one, two] = [await listing(), await listing('let-agreed')];
  expect(dataOf((await save(one)).answer)).toEqual([one]);
  expect(dataOf((await save(two)).answer)).toEqual([two, one]);
  expect(dataOf((await save(one)).answer)).toEqual([two, one]);
  expect(dataOf((await call(list, {}, { token })).answer)).toEqual([two, one]);
  for (const _ of ['once', 'twice'])
    expect(dataOf((await call(remove, { params: { propertyId: two } }, { token })).answer)).toEqual([one]);
});

test.each(['pending', 'paused', 'let', 'rejected', 'withdrawn', 'expired'] as const)(
  'refuses a listing that is %s',
  async (status) => {
    const answered = await call(add, { params: { propertyId: await listing(status) } }, { token: somebody.token });
    expect(answered.status).toBe(404);
  },
);

test('refuses a missing listing', async () => {
  const { status } = await call(add, { params: { propertyId: newId() } }, { token: somebody.token });
  expect(status).toBe(404);
});

test('keeps favourites separate between accounts', async () => {
  const [one, other] = [await as('tenant'), await as('agent')];
  const propertyId = await listing();
  await call(add, { params: { propertyId } }, { token: one.token });
  expect(dataOf((await call(list, {}, { token: other.token })).answer)).toEqual([]);
  await call(remove, { params: { propertyId } }, { token: other.token });
  expect(dataOf((await call(list, {}, { token: one.token })).answer)).toEqual([propertyId]);
});

test('keeps let and withdrawn favourites with their status, and hides those under review', async () => {
  const { token } = await as('tenant');
  const ids = [await listing(), await listing(), await listing(), await listing()] as const;
  for (const propertyId of ids) await call(add, { params: { propertyId } }, { token });
  await setStatus(ids[1], 'let');
  await setStatus(ids[2], 'withdrawn');
  await setStatus(ids[3], 'pending');
  const { properties } = dataOf((await call(cards, { query: {} }, { token })).answer);
  expect(properties.map(({ id, status }) => [id, status])).toEqual([
    [ids[2], 'withdrawn'],
    [ids[1], 'let'],
    [ids[0], 'live'],
  ]);
  expect(dataOf((await call(add, { params: { propertyId: ids[1] } }, { token })).answer)).toContain(ids[1]);
});

test('pages through favourites, also when the last one of a page is removed in between', async () => {
  const { token } = await as('tenant');
  const saved: string[] = [];
  for (let n = 0; n < HOMES_PER_PAGE + 3; n++) {
    const propertyId = await listing();
    saved.unshift(propertyId);
    await call(add, { params: { propertyId } }, { token });
  }
  const first = dataOf((await call(cards, { query: {} }, { token })).answer);
  expect(first.properties.map(({ id }) => id)).toEqual(saved.slice(0, HOMES_PER_PAGE));
  await call(remove, { params: { propertyId: saved[HOMES_PER_PAGE - 1]! } }, { token });
  const second = dataOf((await call(cards, { query: { cursor: first.nextCursor! } }, { token })).answer);
  expect(second.properties.map(({ id }) => id)).toEqual(saved.slice(HOMES_PER_PAGE));
  expect(second.nextCursor).toBeNull();
});

const anId = '01980000-0000-7000-8000-000000000001';
test.each(['x', '1-2', `${'9'.repeat(18)}-${anId}`, anId, ''])('the cursor "%s" is no page', async (cursor) => {
  expect((await call(cards, { query: { cursor } }, { token: somebody.token })).status).toBe(422);
});

test('limits favourites, also with simultaneous requests', async () => {
  const { token, user } = await as('tenant');
  const { id } = await aLiveListing(db, lister);
  const needed = `account_id, status, title, description, line1, line2, city, county, postcode, outcode, rent_pence,
    property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features, material_information, submitted_at`;
  await pool.query(
    `insert into listing (id, ${needed}) select gen_random_uuid(), ${needed} from listing, generate_series(1, $2) where id = $1`,
    [id, MAX_FAVORITES - 1],
  );
  await pool.query('insert into favorite (account_id, listing_id) select $1, id from listing where id <> $2 limit $3', [
    user.id,
    id,
    MAX_FAVORITES - 1,
  ]);
  const others = [await listing(), await listing()];
  const answers = await Promise.all(others.map((propertyId) => call(add, { params: { propertyId } }, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(dataOf((await call(list, {}, { token })).answer)).toHaveLength(MAX_FAVORITES);
});
