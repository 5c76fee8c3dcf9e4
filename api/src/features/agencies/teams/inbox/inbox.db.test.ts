import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { aListing } from '../../../../testing/listings.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { conversations, inbox, listings, teams } = contract;
const { hire } = teamCalls(testing);

/** A landlord with two homes, a conversation about one of them, and helpers. */
async function teamWithConversation() {
  const { landlord, tenant, liveListing, start, say, show } = await conversationFixture(testing);
  const talk = dataOf((await start(await liveListing())).answer);
  dataOf((await call(listings.submit, { body: aListing() }, { token: landlord.token })).answer);
  const [negotiator, viewer] = [await hire(landlord, 'negotiator'), await hire(landlord, 'viewer')];
  return { landlord, tenant, talk, negotiator, viewer, say, show, params: { id: talk.id } };
}
const showInbox = async ({ token }: SignedIn, id: string) =>
  dataOf((await call(inbox.show, { params: { id } }, { token })).answer);
const idsOf = async ({ token }: SignedIn, assigned?: 'me' | 'nobody') =>
  dataOf(
    (await call(conversations.list, { query: { ...(assigned && { assigned }) } }, { token })).answer,
  ).conversations.map(({ id }) => id);

test('a conversation is assigned to a person, and found among theirs', async () => {
  const { landlord, tenant, talk, negotiator, params, show } = await teamWithConversation();
  expect(await idsOf(negotiator, 'nobody')).toEqual([talk.id]);
  const body = { assignedTo: negotiator.user.id };
  dataOf((await call(inbox.assign, { params, body }, { token: landlord.token })).answer);
  expect(await idsOf(negotiator, 'me')).toEqual([talk.id]);
  expect(await idsOf(landlord, 'me')).toEqual([]);
  expect(await idsOf(landlord, 'nobody')).toEqual([]);
  expect((await show(landlord.token, talk.id)).assignedTo).toBe(negotiator.user.id);
  expect(await show(tenant.token, talk.id)).not.toHaveProperty('assignedTo');

  const stranger = await as('agent');
  const foreign = await call(inbox.assign, { params, body: { assignedTo: stranger.user.id } }, landlord);
  expect(foreign.status).toBe(404);
  const remove = await call(
    teams.removeMember,
    { params: { id: negotiator.user.id }, body: {} },
    { token: landlord.token },
  );
  expect(remove.status).toBe(200);
  expect((await show(landlord.token, talk.id)).assignedTo).toBeNull();
});

test('notes are read by the team and never by the tenant', async () => {
  const { landlord, tenant, negotiator, viewer, talk, params } = await teamWithConversation();
  const body = { content: 'Knows the area, pays late.' };
  const note = dataOf((await call(inbox.addNote, { params, body }, { token: negotiator.token })).answer);
  expect(note).toMatchObject({ author: { id: negotiator.user.id }, canDelete: true });
  expect((await showInbox(viewer, talk.id)).notes).toMatchObject([{ id: note.id, canDelete: false }]);
  expect((await call(inbox.addNote, { params, body }, { token: viewer.token })).status).toBe(403);

  expect((await call(inbox.show, { params }, { token: tenant.token })).status).toBe(403);
  for (const answered of [
    await call(conversations.show, { params }, { token: tenant.token }),
    await call(conversations.messages, { params, query: {} }, { token: tenant.token }),
    await call(conversations.list, { query: {} }, { token: tenant.token }),
    await call(conversations.search, { query: { search: 'pays late' } }, { token: tenant.token }),
  ])
    expect(JSON.stringify(answered.answer)).not.toContain('pays late');

  const second = await hire(landlord, 'negotiator');
  const byOther = await call(inbox.deleteNote, { params: { id: note.id } }, { token: second.token });
  expect(byOther.status).toBe(403);
  expect((await call(inbox.deleteNote, { params: { id: note.id } }, { token: landlord.token })).status).toBe(200);
});

test('each person of the team is said to have seen what they have read', async () => {
  const { landlord, negotiator, viewer, talk, params } = await teamWithConversation();
  const read = ({ token }: SignedIn) => call(conversations.read, { params, body: { number: 1 } }, { token });
  expect((await read(negotiator)).status).toBe(200);
  expect((await read(viewer)).status).toBe(403);
  expect((await read(landlord)).status).toBe(200);
  const { seenBy } = await showInbox(viewer, talk.id);
  expect(seenBy.map(({ id, number }) => [id, number])).toEqual([
    [negotiator.user.id, 1],
    [landlord.user.id, 1],
  ]);
});

test('the owner sees how fast each person replies', async () => {
  const { landlord, tenant, negotiator, talk, say } = await teamWithConversation();
  dataOf((await say(negotiator.token, talk.id, 'It is.')).answer);
  dataOf((await say(tenant.token, talk.id, 'May I see it?')).answer);
  dataOf((await say(landlord.token, talk.id, 'On Tuesday.')).answer);
  dataOf((await say(landlord.token, talk.id, 'At ten.')).answer);
  const { people } = dataOf((await call(inbox.figures, {}, { token: landlord.token })).answer);
  const figures = people.map(({ id, replies, conversations: talks, medianMinutes }) => [
    id,
    replies,
    talks,
    medianMinutes,
  ]);
  expect(figures.slice(0, 2)).toEqual([
    [landlord.user.id, 1, 1, 0],
    [negotiator.user.id, 1, 1, 0],
  ]);
  expect(people[2]).toMatchObject({ replies: 0, medianMinutes: null });
  expect((await call(inbox.figures, {}, { token: negotiator.token })).status).toBe(403);
  const sent = await db
    .selectFrom('message')
    .select(['number', 'sent_by'])
    .where('conversation_id', '=', talk.id)
    .execute();
  expect(sent.filter(({ sent_by }) => sent_by === negotiator.user.id)).toHaveLength(1);
});

test('the team is told who of them wrote each message and which home it is about, and the tenant is not', async () => {
  const { landlord, tenant, negotiator, viewer, talk, say, show } = await teamWithConversation();
  dataOf((await say(negotiator.token, talk.id, 'It is free.')).answer);
  dataOf((await say(landlord.token, talk.id, 'Since Monday.')).answer);
  const authors = async ({ token }: SignedIn) => {
    const { answer } = await call(conversations.messages, { params: { id: talk.id }, query: {} }, { token });
    return dataOf(answer).messages.map(({ author }) => author);
  };
  const nameOf = ({ user }: SignedIn) => ({ id: user.id, name: `${user.firstName} ${user.lastName}` });
  expect(await authors(viewer)).toEqual([undefined, nameOf(negotiator), nameOf(landlord)]);
  expect((await show(viewer.token, talk.id)).lastMessage?.author).toEqual(nameOf(landlord));
  const found = await call(conversations.search, { query: { search: 'free' } }, { token: viewer.token });
  expect(dataOf(found.answer).messages[0]?.author).toEqual(nameOf(negotiator));
  const { id } = negotiator.user;
  await db.updateTable('account').set({ closed_at: new Date(), erased_at: new Date() }).where('id', '=', id).execute();
  expect(await authors(viewer)).toEqual([undefined, null, nameOf(landlord)]);

  await db.updateTable('listing').set({ reference: 'CANAL-2' }).where('id', '=', talk.propertyId).execute();
  const { line1 } = aListing().address;
  expect(await show(viewer.token, talk.id)).toMatchObject({ propertyReference: 'CANAL-2', propertyStreet: line1 });
  expect(await authors(tenant)).toEqual([undefined, undefined, undefined]);
  const answers = [
    await show(tenant.token, talk.id),
    await call(conversations.list, { query: {} }, { token: tenant.token }),
    await call(conversations.search, { query: { search: 'free' } }, { token: tenant.token }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/CANAL-2|author|negotiator/);
});

test('a conversation of another team is not found', async () => {
  const { negotiator, params } = await teamWithConversation();
  const note = dataOf((await call(inbox.addNote, { params, body: { content: 'Private' } }, negotiator)).answer);
  const stranger = await as('agent');
  const { token } = await hire(stranger, 'manager');
  const answers = [
    await call(inbox.show, { params }, { token }),
    await call(inbox.assign, { params, body: { assignedTo: null } }, { token }),
    await call(inbox.addNote, { params, body: { content: 'Mine' } }, { token }),
    await call(inbox.deleteNote, { params: { id: note.id } }, { token }),
    await call(inbox.assignViewing, { params, body: { assignedTo: null } }, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
