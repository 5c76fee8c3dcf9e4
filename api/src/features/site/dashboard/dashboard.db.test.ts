import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db, pool } = api;
const liveListing = approveListings(api);
const { figures, counts, activity } = contract.dashboard;
const { apply, act } = contract.applications;
const { start, send, read } = contract.conversations;

const figuresOf = async (token: string) => dataOf((await call(figures, {}, { token })).answer);
const nothing = {
  savedProperties: 0,
  activeChats: 0,
  applications: 0,
  properties: 0,
  totalViews: 0,
  inquiries: 0,
  clients: 0,
  messages: 0,
};
const favourite = (accountId: string, listingId: string, daysAgo = 0) =>
  pool.query(
    'insert into favorite (account_id, listing_id, created_at) values ($1, $2, now() - make_interval(days => $3))',
    [accountId, listingId, daysAgo],
  );
const viewed = (listingId: string, views: number, daysAgo = 0) =>
  pool.query(
    `insert into listing_view (listing_id, day, views) values ($1, (now() at time zone 'Europe/London')::date - $3::int, $2)`,
    [listingId, views, daysAgo],
  );
const confirmed = (id: string, daysAgo: number) =>
  db
    .updateTable('listing')
    .set({ confirmed_at: sql<Date>`now() - make_interval(days => ${daysAgo})` })
    .where('id', '=', id)
    .execute();

test.each(['tenant', 'landlord', 'agent'] as const)('shows a new %s zeros only', async (role) => {
  expect(await figuresOf((await as(role)).token)).toEqual(nothing);
});

test('counts a tenant’s favourites, conversations and applications', async () => {
  const [tenant, landlord, other] = [await as('tenant'), await as('landlord'), await as('tenant')];
  const homes = [await liveListing(landlord.token), await liveListing(landlord.token)] as const;
  await favourite(tenant.user.id, homes[0]);
  await favourite(tenant.user.id, homes[1]);
  await favourite(other.user.id, homes[1]);
  const { token } = tenant;
  const chat = dataOf((await call(start, { body: { propertyId: homes[0], content: 'Hello' } }, { token })).answer);
  for (const content of ['Hello', 'When would you like to come?'])
    await call(send, { params: { id: chat.id }, body: { content } }, { token: landlord.token });
  const first = dataOf((await call(apply, { body: { propertyId: homes[0] } }, { token })).answer);
  await call(apply, { body: { propertyId: homes[1] } }, { token });
  expect(await figuresOf(token)).toEqual({
    ...nothing,
    savedProperties: 2,
    activeChats: 1,
    applications: 2,
    messages: 2,
  });
  await call(act, { params: { id: first.id }, body: { action: 'withdraw' } }, { token });
  await call(read, { params: { id: chat.id }, body: { number: 3 } }, { token });
  expect(await figuresOf(token)).toMatchObject({ applications: 1, messages: 0 });
});

test('counts a lister’s listings, views, conversations and clients', async () => {
  const [agent, tenant, stranger] = [await as('agent'), await as('tenant'), await as('landlord')];
  const [first, second] = [await liveListing(agent.token), await liveListing(agent.token)];
  const foreign = await liveListing(stranger.token);
  const past = await liveListing(agent.token);
  await call(contract.listings.act, { params: { id: past }, body: { action: 'withdraw' } }, { token: agent.token });
  for (const [id, views] of [
    [first, 3],
    [second, 4],
    [past, 5],
    [foreign, 100],
  ] as const)
    await viewed(id, views, 1);
  await viewed(first, 10, 60);
  for (const propertyId of [first, second, foreign])
    await call(start, { body: { propertyId, content: 'Hello' } }, { token: tenant.token });
  await call(apply, { body: { propertyId: first } }, { token: tenant.token });
  for (const name of ['Ada', 'Bo']) await call(contract.clients.add, { body: { name } }, { token: agent.token });
  expect(await figuresOf(agent.token)).toMatchObject({
    savedProperties: 0,
    activeChats: 2,
    inquiries: 2,
    messages: 2,
    applications: 1,
    properties: 2,
    totalViews: 22,
    clients: 2,
  });
});

test('the numbers beside the links: what a tenant has open, and what waits for a lister', async () => {
  const [tenant, landlord, admin] = [await as('tenant'), await as('landlord'), await as('admin')];
  const countsOf = async (token: string) => dataOf((await call(counts, {}, { token })).answer);
  const none = { savedProperties: 0, messages: 0, forYou: 0, applications: 0, viewings: 0, properties: 0 };
  for (const { token } of [tenant, landlord]) expect(await countsOf(token)).toEqual(none);

  const [home, old] = [await liveListing(landlord.token), await liveListing(landlord.token)];
  await confirmed(old, 13);
  const rejected = dataOf(
    (await call(contract.listings.submit, { body: aListing() }, { token: landlord.token })).answer,
  );
  const reason = { params: { id: rejected.id }, body: { reason: 'No photos.' } };
  await call(contract.moderation.reject, reason, { token: admin.token });
  await favourite(tenant.user.id, home);
  await call(start, { body: { propertyId: home, content: 'Hello' } }, { token: tenant.token });
  const { id } = dataOf((await call(apply, { body: { propertyId: home } }, { token: tenant.token })).answer);
  expect(await countsOf(tenant.token)).toEqual({ ...none, savedProperties: 1, applications: 1 });
  expect(await countsOf(landlord.token)).toEqual({ ...none, messages: 1, applications: 1, properties: 2 });

  await call(act, { params: { id }, body: { action: 'accept' } }, { token: landlord.token });
  expect(await countsOf(landlord.token)).toMatchObject({ applications: 0 });
  expect(await countsOf(tenant.token)).toMatchObject({ applications: 1 });
});

test('leaves archived clients out', async () => {
  const { token } = await as('agent');
  const { id } = dataOf((await call(contract.clients.add, { body: { name: 'Ada' } }, { token })).answer);
  await call(contract.clients.change, { params: { id }, body: { name: 'Ada', archived: true } }, { token });
  expect((await figuresOf(token)).clients).toBe(0);
});

test('shows the activity of a listing for each of thirty days', async () => {
  const [landlord, tenant, other] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const id = await liveListing(landlord.token);
  await viewed(id, 7);
  await viewed(id, 5, 29);
  await viewed(id, 100, 30);
  await favourite(tenant.user.id, id);
  await favourite(other.user.id, id, 40);
  await call(start, { body: { propertyId: id, content: 'Hello' } }, { token: tenant.token });
  const { days } = dataOf((await call(activity, { params: { id } }, { token: landlord.token })).answer);
  expect(days).toHaveLength(30);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(days.at(-1)).toMatchObject({ views: 7, saves: 1, enquiries: 1 });
  expect(days[0]).toMatchObject({ views: 5, saves: 0, enquiries: 0 });
  expect(days.slice(1, -1).every(({ views, saves, enquiries }) => views + saves + enquiries === 0)).toBe(true);
});

test('shows local rents from five live listings on', async () => {
  const { token } = await as('landlord');
  const address = { ...aListing().address, postcode: 'M20 1AA' };
  const ids: string[] = [];
  const shown = async () => dataOf((await call(activity, { params: { id: ids[0]! } }, { token })).answer);
  for (const price of [900, 1_000, 1_100, 1_300])
    ids.push(await liveListing(token, { address, price, materialInformation: {} }));
  expect(await shown()).toMatchObject({ price: 900, median: null, outcode: 'M20' });
  ids.push(await liveListing(token, { address, price: 2_000, materialInformation: {} }));
  expect((await shown()).median).toBe(1_100);
});

test('answers 404 for the activity of another lister’s listing', async () => {
  const [landlord, stranger] = [await as('landlord'), await as('agent')];
  for (const id of [await liveListing(landlord.token), newId()])
    expect((await call(activity, { params: { id } }, { token: stranger.token })).status).toBe(404);
});
