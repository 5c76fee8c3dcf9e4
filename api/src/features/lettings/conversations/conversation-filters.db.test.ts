import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const { list, homes: listHomes } = contract.conversations;
const { landlord, tenant, liveListing, start, say } = await conversationFixture(testing);
const other = await as('tenant');

const [canal, hill] = [await liveListing('Flat by the canal'), await liveListing('House on the hill')];
await db.updateTable('listing').set({ reference: 'CANAL-2', line1: '3 Elm Street' }).where('id', '=', canal).execute();
const talkOf = async (home: string, words: string, token = tenant.token) =>
  dataOf((await start(home, words, token)).answer).id;
const talks = {
  answered: await talkOf(canal, 'Is the flat free?'),
  waiting: await talkOf(hill, 'Is the house free?'),
  blocked: await talkOf(canal, 'Hello?', other.token),
};
dataOf((await say(landlord.token, talks.answered, 'It is.')).answer);
const block = { params: { id: talks.blocked }, body: { blocked: true } };
dataOf((await call(contract.conversations.block, block, landlord)).answer);

type Query = Parameters<typeof call<typeof list>>[1]['query'];
const listed = async (query: Query, token = landlord.token) => dataOf((await call(list, { query }, { token })).answer);
const idsOf = async (query: Query, token?: string) =>
  (await listed(query, token)).conversations.map(({ id }) => id).toSorted();
const sorted = (...ids: string[]) => ids.toSorted();

test('what waits for a landlord is what the tenant wrote last and can be answered', async () => {
  expect(await idsOf({ waiting: 'true' })).toEqual([talks.waiting]);
  dataOf((await say(tenant.token, talks.answered, 'May I see it?')).answer);
  expect(await idsOf({ waiting: 'true' })).toEqual(sorted(talks.answered, talks.waiting));
  dataOf((await say(landlord.token, talks.answered, 'On Friday.')).answer);
  expect(await idsOf({ waiting: 'true' })).toEqual([talks.waiting]);
  await call(contract.conversations.block, { ...block, body: { blocked: false } }, landlord);
  expect(await idsOf({ waiting: 'true' })).toEqual(sorted(talks.blocked, talks.waiting));
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', other.user.id).execute();
  expect(await idsOf({ waiting: 'true' })).toEqual([talks.waiting]);
});

test('a list about one home, with how many each filter shows', async () => {
  expect(await idsOf({ propertyId: canal })).toEqual(sorted(talks.answered, talks.blocked));
  expect((await listed({})).counts).toEqual({ all: 3, mine: 0, unassigned: 3, waiting: 1 });
  expect((await listed({ propertyId: hill, waiting: 'true' })).counts).toEqual({
    all: 1,
    mine: 0,
    unassigned: 1,
    waiting: 1,
  });
  const assign = { params: { id: talks.waiting }, body: { assignedTo: landlord.user.id } };
  dataOf((await call(contract.inbox.assign, assign, landlord)).answer);
  expect((await listed({})).counts).toEqual({ all: 3, mine: 1, unassigned: 2, waiting: 1 });
  expect(await idsOf({ assigned: 'me', waiting: 'true' })).toEqual([talks.waiting]);
  expect(await idsOf({ assigned: 'nobody', propertyId: hill })).toEqual([]);
});

test('the homes to choose from are those that people have written about', async () => {
  const { homes } = dataOf((await call(listHomes, {}, landlord)).answer);
  expect(homes.map(({ id, conversations }) => [id, conversations])).toEqual([
    [canal, 2],
    [hill, 1],
  ]);
  expect(homes[0]).toMatchObject({ reference: 'CANAL-2', street: '3 Elm Street', title: 'Flat by the canal' });
  const stranger = await as('landlord');
  expect(dataOf((await call(listHomes, {}, stranger)).answer).homes).toEqual([]);
  expect(await idsOf({ propertyId: canal }, stranger.token)).toEqual([]);
});

test('a landlord finds a conversation by reference and street, and a tenant does not', async () => {
  expect(await idsOf({ search: 'canal-2' })).toEqual(sorted(talks.answered, talks.blocked));
  expect(await idsOf({ search: 'elm st' })).toEqual(sorted(talks.answered, talks.blocked));
  expect(await idsOf({ search: 'canal-2' }, tenant.token)).toEqual([]);
});

test('for a tenant these filters mean nothing', async () => {
  const filters = { waiting: 'true', assigned: 'nobody', propertyId: hill } as const;
  expect(await idsOf(filters, tenant.token)).toEqual(sorted(talks.answered, talks.waiting));
  expect((await listed({}, tenant.token)).counts).toBeNull();
});

test('what a process of the version before writes counts too', async () => {
  await pool.query(
    'update conversation set message_count = message_count + 1, lister_unread = lister_unread + 1 where id = $1',
    [talks.answered],
  );
  expect(await idsOf({ waiting: 'true', propertyId: canal })).toEqual([talks.answered]);
});
