import { contract } from '@letfair/contract';
import { MAX_CLIENTS } from '@letfair/domain/agencies/clients/clients';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db } = await testApi();
const { list, add, change, assign } = contract.clients;

const agent = await as('agent');
const { token } = agent;

const aClient = {
  name: 'Ada Lovell',
  email: 'ada@landlord.example',
  phone: '020 7946 0123',
  address: '1 Mill Lane, Leeds LS1 1AA',
  notes: 'Prefers to be rung in the morning.',
};
type Query = (typeof list)['query']['_zod']['input'];
const added = async (changes: Partial<typeof aClient> = {}, by = token) =>
  dataOf((await call(add, { body: { ...aClient, ...changes } }, { token: by })).answer);
const listed = async (query: Query = {}, by = token) => dataOf((await call(list, { query }, { token: by })).answer);
const namesOf = async (query: Query, by = token) => (await listed(query, by)).clients.map(({ name }) => name);
const submitted = async (by = token) =>
  dataOf((await call(contract.listings.submit, { body: aListing() }, { token: by })).answer).id;
const give = (id: string, clientId: string | null, by = token) =>
  call(assign, { params: { id }, body: { clientId } }, { token: by });

test('stores a client’s trimmed details', async () => {
  const client = await added({ name: '  Ada Lovell ', email: ' ada@landlord.example ' });
  expect(client).toMatchObject({ ...aClient, archived: false, listings: 0 });
  const bare = dataOf((await call(add, { body: { name: 'Bo' } }, { token })).answer);
  expect(bare).toMatchObject({ name: 'Bo', email: '', phone: '', address: '', notes: '' });
});

test('requires a name, and a valid email if there is one', async () => {
  for (const [body, field] of [
    [{ ...aClient, name: '   ' }, 'name'],
    [{ ...aClient, name: 'Ada 07700 900123' }, 'name'],
    [{ ...aClient, email: 'ada' }, 'email'],
    [{ ...aClient, notes: 'x'.repeat(4_001) }, 'notes'],
  ] as const) {
    const { status, answer } = await call(add, { body }, { token });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  }
  const { id } = await added();
  const { status } = await call(change, { params: { id }, body: { ...aClient, email: 'ada@' } }, { token });
  expect(status).toBe(422);
});

test('sorts clients by name without case, and finds them by part of name or email', async () => {
  const { token: busy } = await as('agent');
  for (const [name, email] of [
    ['Zoë Ångström', 'zoe@one.example'],
    ['ada lovell', 'ada@two.example'],
    ['Bo 100% Lets', 'bo@two.example'],
    ['ADA Byron', ''],
  ] as const)
    await added({ name, email }, busy);
  expect(await namesOf({}, busy)).toEqual(['ADA Byron', 'ada lovell', 'Bo 100% Lets', 'Zoë Ångström']);
  expect(await namesOf({ search: ' ADA ' }, busy)).toEqual(['ADA Byron', 'ada lovell']);
  expect(await namesOf({ search: 'TWO.example' }, busy)).toEqual(['ada lovell', 'Bo 100% Lets']);
  expect(await namesOf({ search: 'ÅNGS' }, busy)).toEqual(['Zoë Ångström']);
  expect(await namesOf({ search: '0%' }, busy)).toEqual(['Bo 100% Lets']);
  expect(await namesOf({ search: '_' }, busy)).toEqual([]);
  expect((await listed({ search: 'ada' }, busy)).total).toBe(2);
});

test('pages by thirty in order of name, also among equal names', async () => {
  const { token: busy } = await as('agent');
  const names = Array.from({ length: 35 }, (_, n) => `Client ${String.fromCharCode(65 + (n % 5))}`);
  for (const name of names) await added({ name }, busy);
  const first = await listed({}, busy);
  expect(first).toMatchObject({ total: 35 });
  expect(first.clients).toHaveLength(30);
  const second = await listed({ cursor: first.nextCursor ?? '' }, busy);
  expect(second.nextCursor).toBeNull();
  const all = [...first.clients, ...second.clients];
  expect(all.map(({ name }) => name)).toEqual(names.toSorted());
  expect(new Set(all.map(({ id }) => id)).size).toBe(35);
  expect((await call(list, { query: { cursor: 'made-up' } }, { token: busy })).status).toBe(422);
});

test('hides an archived client unless requested, and can restore them', async () => {
  const { token: busy } = await as('agent');
  const { id } = await added({}, busy);
  const put = (archived: boolean) =>
    call(change, { params: { id }, body: { ...aClient, name: 'Ada L.', archived } }, { token: busy });
  expect(dataOf((await put(true)).answer)).toMatchObject({ name: 'Ada L.', archived: true });
  expect(await listed({}, busy)).toMatchObject({ clients: [], total: 0 });
  expect(await listed({ archived: 'false' }, busy)).toMatchObject({ total: 0 });
  expect(await listed({ archived: 'true' }, busy)).toMatchObject({ clients: [{ id, archived: true }], total: 1 });
  await put(false);
  expect(await listed({}, busy)).toMatchObject({ clients: [{ id, archived: false }], total: 1 });
});

test('assigns a listing to a client and counts the client’s current listings', async () => {
  const [one, two] = [await added(), await added({ name: 'Bo Lets' })];
  const homes = [await submitted(), await submitted(), await submitted()];
  const { version } = await db
    .selectFrom('listing')
    .select('version')
    .where('id', '=', homes[0]!)
    .executeTakeFirstOrThrow();
  for (const listing of homes) expect(dataOf((await give(listing, one.id)).answer)).toEqual({ clientId: one.id });
  const countOf = async (id: string) => (await listed({})).clients.find((client) => client.id === id)?.listings;
  expect(await countOf(one.id)).toBe(3);
  await give(homes[0]!, two.id);
  await give(homes[1]!, null);
  expect([await countOf(one.id), await countOf(two.id)]).toEqual([1, 1]);
  for (const [status, count] of [
    ['live', 1],
    ['let-agreed', 1],
    ['let', 0],
    ['withdrawn', 0],
  ] as const) {
    await db.updateTable('listing').set({ status }).where('id', '=', homes[2]!).execute();
    expect(await countOf(one.id), status).toBe(count);
  }
  const after = await db.selectFrom('listing').select('version').where('id', '=', homes[0]!).executeTakeFirstOrThrow();
  expect(after.version).toBe(version);
});

test('keeps the listings of an archived client and refuses new ones', async () => {
  const client = await added();
  const [first, second] = [await submitted(), await submitted()];
  await give(first, client.id);
  await call(change, { params: { id: client.id }, body: { ...aClient, archived: true } }, { token });
  expect((await give(second, client.id)).status).toBe(404);
  expect((await listed({ archived: 'true' })).clients.find(({ id }) => id === client.id)?.listings).toBe(1);
});

test('a home is listed for a client in one call, and a copy of it is theirs as well', async () => {
  const { submit, submitWithInventory, mine, duplicate, draft } = contract.listings;
  const { id: clientId } = await added({ name: 'Owner of two' });
  for (const listHome of [submit, submitWithInventory])
    await call(listHome, { body: { ...aListing(), clientId } }, { token });
  expect((await listed({ search: 'Owner of two' })).clients).toMatchObject([{ id: clientId, listings: 2 }]);
  const { properties } = dataOf((await call(mine, { query: {} }, { token })).answer);
  const id = properties.find((listing) => listing.clientId === clientId)?.id ?? '';
  const copy = dataOf((await call(duplicate, { params: { id } }, { token })).answer);
  expect(dataOf((await call(draft, { params: { id: copy.id } }, { token })).answer)).toMatchObject({ clientId });
});

test('a home is not listed for an archived client, or for somebody else’s', async () => {
  const { id: archived } = await added();
  await call(change, { params: { id: archived }, body: { ...aClient, archived: true } }, { token });
  const { id: foreign } = await added({}, (await as('agent')).token);
  for (const clientId of [archived, foreign, newId()]) {
    const { status, answer } = await call(contract.listings.submit, { body: { ...aListing(), clientId } }, { token });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { clientId: expect.stringContaining('choose another') } } });
  }
});

test('answers 404 for clients and listings of another agent', async () => {
  const other = await as('agent');
  const [own, theirs] = [await added(), await added({}, other.token)];
  const [ownHome, theirHome] = [await submitted(), await submitted(other.token)];
  expect((await call(change, { params: { id: theirs.id }, body: aClient }, { token })).status).toBe(404);
  expect((await give(ownHome, theirs.id)).status).toBe(404);
  expect((await give(theirHome, own.id)).status).toBe(404);
  expect((await give(theirHome, null)).status).toBe(404);
  expect((await give(newId(), own.id)).status).toBe(404);
  expect((await listed({}, other.token)).clients.map(({ id }) => id)).toEqual([theirs.id]);
});

test(`limits an agent to ${MAX_CLIENTS} clients, also with simultaneous requests`, async () => {
  const busy = await as('agent');
  const rows = Array.from({ length: MAX_CLIENTS - 1 }, () => ({ ...aClient, id: newId(), account_id: busy.user.id }));
  await db.insertInto('client').values(rows).execute();
  const answers = await Promise.all([1, 2, 3].map(() => call(add, { body: aClient }, { token: busy.token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
