import { contract } from '@letfair/contract';
import { lockSentence } from '@letfair/domain/lettings/conversations/locks';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { list, unread, show: showOne, messages, send, read: readUpTo, block } = contract.conversations;
const { admin, landlord, tenant, liveListing, start, started, say, show, read } = await conversationFixture(testing);

const messagesOf = async (token: string, id: string, cursor?: string) =>
  dataOf((await call(messages, { params: { id }, query: cursor === undefined ? {} : { cursor } }, { token })).answer);
const unreadOf = async (token: string) => dataOf((await call(unread, {}, { token })).answer).unread;

test('starts a conversation about a live listing without showing contact details', async () => {
  const listing = await liveListing('Flat by the canal');
  const { status, answer } = await start(listing, '  Hello,\nis it still to be had?  ');
  expect(status).toBe(200);
  expect(dataOf(answer)).toMatchObject({
    propertyId: listing,
    propertyTitle: 'Flat by the canal',
    propertyStatus: 'live',
    unreadCount: 0,
    blockedBy: null,
    lock: null,
    lastMessage: {
      number: 1,
      senderId: tenant.user.id,
      receiverId: landlord.user.id,
      content: 'Hello,\nis it still to be had?',
      read: false,
    },
    participants: [
      { id: tenant.user.id, name: 'Maya O.', userType: 'tenant' },
      { id: landlord.user.id, name: 'Maya O.', userType: 'landlord' },
    ],
  });
  const theirs = await show(landlord.token, dataOf(answer).id);
  expect(theirs.unreadCount).toBe(1);
  const told = JSON.stringify(theirs);
  for (const secret of [tenant.user.email, tenant.user.phone, tenant.user.lastName, landlord.user.email])
    expect(told).not.toContain(secret);
});

test('shows an agent by the agency’s name', async () => {
  const agent = await as('agent');
  const { answer } = await start(await liveListing('Agency flat', agent.token));
  expect(dataOf(answer).participants[1]).toMatchObject({ name: 'Harbour Lets Ltd', userType: 'agent' });
});

test('continues the same conversation when a tenant writes about the same listing again', async () => {
  const listing = await liveListing();
  const first = dataOf((await start(listing)).answer);
  const second = dataOf((await start(listing, 'One more question')).answer);
  expect(second.id).toBe(first.id);
  expect(second.lastMessage?.number).toBe(2);
});

test('creates one conversation from two simultaneous first messages', async () => {
  const listing = await liveListing();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => start(listing, `Hello ${n}`)));
  expect(new Set(answers.map(({ answer }) => dataOf(answer).id)).size).toBe(1);
  const { messages: all } = await messagesOf(tenant.token, dataOf(answers[0]!.answer).id);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(['pending', 'paused', 'let-agreed', 'let', 'rejected', 'withdrawn', 'expired'] as const)(
  'refuses new conversations about a listing that is %s, and continues existing ones',
  async (status) => {
    const writer = await as('tenant');
    const listing = await liveListing();
    const { id } = dataOf((await start(listing, undefined, writer.token)).answer);
    await db.updateTable('listing').set({ status }).where('id', '=', listing).execute();
    const late = await as('tenant');
    expect((await start(listing, undefined, late.token)).status).toBe(404);
    expect((await start(listing, 'Still there?', writer.token)).status).toBe(200);
    expect((await say(landlord.token, id, 'Yes, I am')).status).toBe(200);
    expect((await show(writer.token, id)).propertyStatus).toBe(status);
  },
);

test('locks conversations with a suspended lister, with the reason, until the suspension is lifted', async () => {
  const suspended = await as('landlord');
  const listing = await liveListing('Gone', suspended.token);
  const another = await liveListing('Gone as well', suspended.token);
  const { id } = dataOf((await start(listing)).answer);
  const suspend = (on: boolean) =>
    call(
      contract.admin.suspend,
      { params: { id: suspended.user.id }, body: { suspended: on, reason: 'A test' } },
      { token: admin.token },
    );
  await suspend(true);
  expect((await start(another)).status).toBe(404);
  const { lock, participants } = await show(tenant.token, id);
  expect(lock).toBe('suspended');
  expect(await say(tenant.token, id, 'Hello?')).toMatchObject({
    status: 409,
    answer: { message: lockSentence('suspended', participants[1]!.name) },
  });

  await suspend(false);
  expect((await show(tenant.token, id)).lock).toBeNull();
  expect((await say(tenant.token, id, 'Hello?')).status).toBe(200);
});

test('locks conversations with a tenant who has closed their account, which both sides can still read', async () => {
  const leaving = await as('tenant');
  const { id } = await started(leaving.token);
  await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: leaving.token });
  expect((await show(landlord.token, id)).lock).toBe('closed');
  const refused = await say(landlord.token, id, 'Are you still interested?');
  expect(refused).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('has closed their account') },
  });
  const read = dataOf((await call(messages, { params: { id }, query: {} }, { token: landlord.token })).answer);
  expect(read.messages).toHaveLength(1);
});

test('answers 404 for conversations of other people', async () => {
  const { id } = await started();
  for (const role of ['tenant', 'landlord', 'agent'] as const) {
    const { token } = await as(role);
    const params = { id };
    const answers = await Promise.all([
      call(showOne, { params }, { token }),
      call(messages, { params, query: {} }, { token }),
      call(send, { params, body: { content: 'Hello' } }, { token }),
      call(readUpTo, { params, body: { number: 1 } }, { token }),
      call(block, { params, body: { blocked: true } }, { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(dataOf((await call(list, { query: {} }, { token })).answer).conversations).toEqual([]);
  }
  expect((await messagesOf(tenant.token, id)).messages).toHaveLength(1);
});

test('numbers fifty simultaneous messages without gaps, in order of time', async () => {
  const writer = await as('tenant');
  const { id } = await started(writer.token);
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) => say(n % 2 ? writer.token : landlord.token, id, `No. ${n}`, `key-${n}`)),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const first = await messagesOf(writer.token, id);
  const rest = await messagesOf(writer.token, id, first.nextCursor ?? '');
  const all = [...rest.messages, ...first.messages];
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, n) => n + 1));
  expect(new Set(all.map(({ content }) => content)).size).toBe(51);
  const times = all.map(({ timestamp }) => timestamp);
  expect([...times].sort()).toEqual(times);
  expect(rest.nextCursor).toBeNull();
  expect((await show(writer.token, id)).unreadCount).toBe(25);
  expect((await show(landlord.token, id)).unreadCount).toBe(26);
});

test('stores a message once per Idempotency-Key, and rejects the key with other words', async () => {
  const { id } = await started();
  const answers = await Promise.all(Array.from({ length: 50 }, () => say(tenant.token, id, 'Once', 'the-key')));
  answers.push(await say(tenant.token, id, 'Once', 'the-key'));
  expect(new Set(answers.map(({ answer }) => dataOf(answer).id)).size).toBe(1);
  expect((await say(tenant.token, id, 'Twice', 'the-key')).status).toBe(409);
  expect((await messagesOf(tenant.token, id)).messages.map(({ content }) => content)).toEqual([
    'Is it still to be had?',
    'Once',
  ]);
});

test('never marks read messages as unread, and counts later ones', async () => {
  const [reader, writer] = [await as('landlord'), await as('tenant')];
  const { id } = dataOf((await start(await liveListing('Read', reader.token), undefined, writer.token)).answer);
  for (const content of ['Two', 'Three']) await say(writer.token, id, content);
  expect(await unreadOf(reader.token)).toBe(3);
  expect(dataOf((await read(reader.token, id, 2)).answer)).toEqual({ unread: 1 });
  expect((await messagesOf(writer.token, id)).messages.map((message) => message.read)).toEqual([true, true, false]);
  expect(dataOf((await read(reader.token, id, 1)).answer)).toEqual({ unread: 1 });
  expect(dataOf((await read(reader.token, id, 999)).answer)).toEqual({ unread: 0 });
  expect((await show(writer.token, id)).lastMessage?.read).toBe(true);
  await say(writer.token, id, 'Four');
  expect(await unreadOf(reader.token)).toBe(1);
  expect(await unreadOf(writer.token)).toBe(0);
});

test('lists the most recently active first, page by page, with the total of unread messages', async () => {
  const [busy, writer] = [await as('agent'), await as('tenant')];
  await db
    .updateTable('account')
    .set({ created_at: new Date(0) })
    .where('id', '=', writer.user.id)
    .execute();
  const ids: string[] = [];
  for (let n = 0; n < 32; n += 1) {
    const listing = await liveListing(`Home ${n}`, busy.token);
    ids.push(dataOf((await start(listing, `About ${n}`, writer.token)).answer).id);
  }
  await say(writer.token, ids[3]!, 'Me again');
  const page = async (query: { cursor?: string; search?: string }) =>
    dataOf((await call(list, { query }, { token: busy.token })).answer);
  const first = await page({});
  expect(first.conversations).toHaveLength(30);
  expect(first.unread).toBe(33);
  const second = await page({ cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  const expected = [...ids.filter((_, n) => n !== 3), ids[3]!].reverse();
  expect([...first.conversations, ...second.conversations].map(({ id }) => id)).toEqual(expected);
  expect((await page({ search: 'hOmE 31' })).conversations.map(({ id }) => id)).toEqual([ids[31]]);
  expect((await page({ search: 'maya o' })).conversations).toHaveLength(30);
  expect((await page({ search: 'osei' })).conversations).toEqual([]);
  expect((await page({ search: '%' })).conversations).toEqual([]);
  expect((await call(list, { query: { cursor: 'made up' } }, { token: busy.token })).status).toBe(422);
});

test('finds conversations by the agency’s name', async () => {
  const agent = await as('agent');
  const writer = await as('tenant');
  const { id } = dataOf((await start(await liveListing('x', agent.token), undefined, writer.token)).answer);
  await start(await liveListing('y'), undefined, writer.token);
  const { answer } = await call(list, { query: { search: 'HARBOUR' } }, { token: writer.token });
  expect(dataOf(answer).conversations.map((found) => found.id)).toEqual([id]);
});

test('stops messages in all conversations of two people while one blocks the other', async () => {
  const [writer, blocker] = [await as('tenant'), await as('landlord')];
  const listing = await liveListing('Blocked', blocker.token);
  const { id } = dataOf((await start(listing, undefined, writer.token)).answer);
  const set = async (token: string, blocked: boolean) =>
    dataOf((await call(block, { params: { id }, body: { blocked } }, { token })).answer).blockedBy;

  expect(await set(blocker.token, true)).toBe('you');
  expect((await show(writer.token, id)).blockedBy).toBe('them');
  const mine = await say(blocker.token, id, 'Hello');
  const theirs = await say(writer.token, id, 'Hello');
  expect([mine.status, theirs.status]).toEqual([409, 409]);
  expect(mine.answer).toMatchObject({ message: expect.stringContaining('You’ve blocked') });
  expect(theirs.answer).toMatchObject({ message: expect.stringContaining('the other person has blocked') });
  const another = await liveListing('Another', blocker.token);
  expect((await start(another, 'Then about this one', writer.token)).status).toBe(409);

  expect(await set(writer.token, true)).toBe('both');
  expect(await set(blocker.token, false)).toBe('them');
  expect(await set(writer.token, false)).toBeNull();
  expect((await say(writer.token, id, 'Hello')).status).toBe(200);
  expect((await start(another, 'Then about this one', writer.token)).status).toBe(200);
});
