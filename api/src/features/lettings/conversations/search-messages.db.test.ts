import { contract } from '@letfair/contract';
import { FOUND_MESSAGES_PER_PAGE } from '@letfair/contract/lettings/conversations/conversations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { search: searchCall, messages } = contract.conversations;
const { landlord, tenant, started, say, start, liveListing } = await conversationFixture(testing);

const { id, propertyTitle } = await started();

const search = async (token: string, text: string, cursor?: string) =>
  dataOf((await call(searchCall, { query: { search: text, ...(cursor && { cursor }) } }, { token })).answer);
const texts = (found: Awaited<ReturnType<typeof search>>) =>
  found.messages.map(({ excerpt }) => excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''));

test('finds words of both sides in any order and case, and says where they stand', async () => {
  await say(landlord.token, id, 'The boiler was serviced in June.');
  await say(tenant.token, id, 'Good. Was the BOILER certified?');
  const found = await search(tenant.token, 'serviced boiler');
  expect(found).toMatchObject({
    messages: [{ conversationId: id, number: 2, isOwn: false, otherName: 'Maya O.', propertyTitle }],
    nextCursor: null,
  });
  expect(texts(found)).toEqual(['The [boiler] was [serviced] in June.']);
  expect(texts(await search(landlord.token, 'boiler'))).toEqual([
    'Good. Was the [BOILER] certified?',
    'The [boiler] was serviced in June.',
  ]);
});

test('finds nothing in the conversations of others', async () => {
  await say(landlord.token, id, 'The password of the gate is heliotrope.');
  for (const stranger of [await as('tenant'), await as('landlord'), await as('agent')])
    expect((await search(stranger.token, 'heliotrope')).messages).toEqual([]);
});

test.each(['%%', '__', '\\\\', '%_%', "''"])('takes %s literally', async (text) => {
  expect((await search(tenant.token, text)).messages).toEqual([]);
});

test('finds letters of every alphabet whatever their case', async () => {
  await say(tenant.token, id, 'Is ŻÓŁĆ Street near 100%_here?');
  expect(texts(await search(tenant.token, 'żółć'))).toEqual(['Is [ŻÓŁĆ] Street near 100%_here?']);
  expect(texts(await search(tenant.token, '100%_h'))).toEqual(['Is ŻÓŁĆ Street near [100%_h]ere?']);
});

test.each(['', ' ', 'a', ' a ', 'x'.repeat(101)])('refuses to search for %j', async (text) => {
  const { status } = await call(searchCall, { query: { search: text } }, { token: tenant.token });
  expect(status).toBe(422);
});

test('reads 10,000 messages page by page without repeating or missing one', async () => {
  const writer = await as('tenant');
  const { id } = dataOf((await start(await liveListing(), 'Hello', writer.token)).answer);
  await sql`
    insert into message (id, conversation_id, number, by_tenant, content, created_at)
    select gen_random_uuid(), ${id}, n, n % 2 = 0,
      repeat('Something about the flat, and when it can be seen. ', 4) || case when n % 200 = 0 then 'marmalade ' || n else '' end,
      now() - interval '1 minute' * (10001 - n)
    from generate_series(2, 10000) n`.execute(db);
  await db.updateTable('conversation').set({ message_count: 10_000 }).where('id', '=', id).execute();
  const first = await search(writer.token, 'MARMALADE');
  expect(first.messages).toHaveLength(FOUND_MESSAGES_PER_PAGE);
  const second = await search(writer.token, 'MARMALADE', first.nextCursor ?? '');
  const third = await search(writer.token, 'MARMALADE', second.nextCursor ?? '');
  expect(third.nextCursor).toBeNull();
  const numbers = [first, second, third].flatMap(({ messages }) => messages.map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 10_000 - 200 * index));

  const page = dataOf((await call(messages, { params: { id }, query: { upTo: '2025' } }, writer)).answer);
  expect([page.messages[0]?.number, page.messages.at(-1)?.number]).toEqual([1976, 2025]);
});

test('refuses a cursor of another list', async () => {
  const query = { search: 'boiler', cursor: 'made up' };
  expect((await call(searchCall, { query }, { token: tenant.token })).status).toBe(422);
});
