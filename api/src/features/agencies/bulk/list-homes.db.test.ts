import { contract } from '@letfair/contract';
import { keysOf } from '@letfair/domain/keys-of';
import { HOMES_PER_TABLE_PAGE, tableSorts } from '@letfair/domain/listings/bulk/table';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing, aLiveListing, approveListings, copyListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { referenceOf } from '../../search/results/index.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const agent = await as('agent');
const { token } = agent;
const { table } = contract.bulk;
const read = async (query: Parameters<typeof call<typeof table>>[1]['query'] = {}, by = token) =>
  dataOf((await call(table, { query }, { token: by })).answer);
const titles = async (query: Parameters<typeof read>[0]) => (await read(query)).rows.map(({ title }) => title);

const quiet = await liveListing(token, { title: 'Quiet house', price: 900, materialInformation: {} });
const busy = await liveListing(token, {
  title: 'Busy flat',
  address: { ...aListing().address, line1: '4 Orchard_Row', postcode: 'M4 5JD' },
});
await liveListing((await as('landlord')).token, { title: 'Of somebody else' });
const tenant = await as('tenant');
await call(contract.favorites.add, { params: { propertyId: busy } }, { token: tenant.token });
await call(contract.applications.apply, { body: { propertyId: busy } }, { token: tenant.token });
await db.insertInto('listing_view').values({ listing_id: busy, day: '2026-11-01', views: 7 }).execute();
await db.insertInto('listing_view').values({ listing_id: busy, day: '2026-11-02', views: 5 }).execute();

test('shows one’s own homes with their figures, newest first', async () => {
  const { rows, total, counts } = await read();
  expect(rows.map(({ title }) => title)).toEqual(['Busy flat', 'Quiet house']);
  expect({ total, counts }).toEqual({ total: 2, counts: { live: 2 } });
  expect(rows[0]).toMatchObject({
    reference: referenceOf(busy),
    place: '4 Orchard_Row, Manchester, M4 5JD',
    views: 12,
    saves: 1,
    applications: 1,
    viewings: 0,
    daysLive: 0,
    client: null,
  });
});

test.each(keysOf(tableSorts))('sorts by %s in both directions', async (sort) => {
  const [down, up] = [await titles({ sort, direction: 'desc' }), await titles({ sort, direction: 'asc' })];
  expect(new Set(down)).toEqual(new Set(up));
  if (['views', 'saves', 'applications', 'rent', 'newest'].includes(sort)) {
    expect(down[0]).toBe('Busy flat');
    expect(up[0]).toBe('Quiet house');
  }
});

test.each([
  ['busy', ['Busy flat']],
  ['orchard_row', ['Busy flat']],
  ['orchard%', []],
  ['m45jd', ['Busy flat']],
  ['Manchester, M4 5JD', ['Busy flat']],
  [referenceOf(quiet), ['Quiet house']],
  [referenceOf(quiet).toLowerCase().slice(3), ['Quiet house']],
  ['nowhere', []],
])('searches title, address and reference for %s', async (search, found) => {
  expect(await titles({ search })).toEqual(found);
  expect((await read({ search })).total).toBe(found.length);
});

test('filters by status and client', async () => {
  const client = dataOf((await call(contract.clients.add, { body: { name: 'Ada Lovell' } }, { token })).answer);
  await call(contract.clients.assign, { params: { id: quiet }, body: { clientId: client.id } }, { token });
  const { rows } = await read({ clientId: client.id });
  expect(rows).toMatchObject([{ title: 'Quiet house', client: { id: client.id, name: 'Ada Lovell' } }]);
  expect(await titles({ status: 'paused' })).toEqual([]);
});

test('a home that waits for its lister needs a change, whichever status it has', async () => {
  const { token: owner } = await as('landlord');
  const admin = await as('admin');
  const submit = async (changes: Parameters<typeof aListing>[0]): Promise<string> =>
    dataOf((await call(contract.listings.submit, { body: aListing(changes) }, { token: owner })).answer).id;
  const blocked = await submit({ title: 'Blocked house', materialInformation: { securityDeposit: 50_000 } });
  const rejected = await submit({ title: 'Rejected house', address: { ...aListing().address, line1: '9 Mill Row' } });
  const waiting = await submit({ title: 'Waiting house', address: { ...aListing().address, line1: '8 Mill Row' } });
  const reason = { reason: 'Show the rooms.', field: 'images' } as const;
  await call(contract.moderation.reject, { params: { id: rejected }, body: reason }, { token: admin.token });

  const { rows, total, counts } = await read({ status: 'needs-change', sort: 'title' }, owner);
  expect({ total, counts }).toEqual({ total: 2, counts: { 'needs-change': 2, pending: 1 } });
  expect(rows.map(({ id, status, needsChange }) => [id, status, needsChange?.field])).toEqual([
    [blocked, 'pending', 'securityDeposit'],
    [rejected, 'rejected', 'images'],
  ]);
  expect(rows[1]?.needsChange).toEqual({ field: 'images', label: 'Photos', sentence: 'Show the rooms.' });
  const pending = await read({ status: 'pending' }, owner);
  expect(pending.rows.map(({ id, needsChange }) => [id, needsChange])).toEqual([[waiting, null]]);
  const cards = dataOf((await call(contract.listings.mine, { query: { sort: 'status' } }, { token: owner })).answer);
  expect(cards.properties.map(({ id }) => id)).toEqual([rejected, blocked, waiting]);
  expect(cards.properties[1]?.needsChange?.field).toBe('securityDeposit');
});

test('filters by branch and by the person who looks after a home', async () => {
  const branch = newId();
  await db
    .insertInto('branch')
    .values({ id: branch, account_id: agent.user.id, name: 'Leeds', code: '', address: '' })
    .execute();
  const ours = { branch_id: branch, assigned_to: agent.user.id };
  await db.updateTable('listing').set(ours).where('id', '=', quiet).execute();
  expect(await titles({ branchId: branch })).toEqual(['Quiet house']);
  expect(await titles({ assignedTo: agent.user.id })).toEqual(['Quiet house']);
  expect(await titles({ assignedTo: tenant.user.id })).toEqual([]);
});

test('pages through many homes without repeating one', async () => {
  const { user, token: many } = await as('agent');
  const { id } = await aLiveListing(db, user.id);
  const copies = Array.from({ length: HOMES_PER_TABLE_PAGE + 10 }, newId);
  await copyListing(db, id, copies);
  const pages = [await read({ sort: 'title' }, many), await read({ sort: 'title', page: '2' }, many)];
  const ids = pages.flatMap(({ rows }) => rows.map((row) => row.id));
  expect(new Set(ids).size).toBe(copies.length + 1);
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [HOMES_PER_TABLE_PAGE, copies.length + 1],
    [11, copies.length + 1],
  ]);
});
