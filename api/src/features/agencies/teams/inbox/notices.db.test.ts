import { contract } from '@letfair/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { aListing } from '../../../../testing/listings.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { waitForJobs, wakeWorker } from '../../../../testing/wait.ts';

const testing = await testApi();
const { api, call, db, pool } = testing;
const { conversations, emailSwitches, inbox, listings, teams } = contract;
const { hire } = teamCalls(testing);
afterAll(await api.startJobs());

const { landlord, tenant, liveListing, start } = await conversationFixture(testing);
for (const title of ['One home', 'Another home'])
  dataOf((await call(listings.submit, { body: aListing({ title }) }, { token: landlord.token })).answer);
const [ada, ben, vera] = [
  await hire(landlord, 'negotiator'),
  await hire(landlord, 'negotiator'),
  await hire(landlord, 'viewer'),
];

let talks = 0;
const talkAbout = async (title?: string) =>
  dataOf((await start(await liveListing(title), `Enquiry ${talks++}`)).answer).id;
const assign = ({ token }: SignedIn, id: string, to: SignedIn | null, key?: string) =>
  call(
    inbox.assign,
    { params: { id }, body: { assignedTo: to?.user.id ?? null } },
    { token, ...(key !== undefined && { key }) },
  );
const note = ({ token }: SignedIn, id: string, content: string, mentioned: readonly SignedIn[], key?: string) =>
  call(
    inbox.addNote,
    { params: { id }, body: { content, mentions: mentioned.map(({ user }) => user.id) } },
    { token, ...(key !== undefined && { key }) },
  );
const see = async ({ token }: SignedIn, id: string) =>
  dataOf((await call(inbox.see, { params: { id } }, { token })).answer).forYou;
const forYou = async ({ token }: SignedIn) => dataOf((await call(conversations.unread, {}, { token })).answer).forYou;
const noticesOf = async ({ token }: SignedIn, id: string) =>
  dataOf((await call(inbox.show, { params: { id } }, { token })).answer).forYou;
const markedOf = async ({ token }: SignedIn) =>
  dataOf((await call(conversations.list, { query: {} }, { token })).answer).conversations.flatMap(({ id, forYou }) =>
    forYou ? [id] : [],
  );

const mailsTo = async ({ user }: SignedIn) => {
  await pool.query(
    "update graphile_worker._private_jobs set run_at = run_at - interval '2 minutes' where key like 'notice %'",
  );
  await wakeWorker(pool);
  await waitForJobs(pool);
  return db
    .selectFrom('mail')
    .select(['template', 'subject', 'text_body', 'unsubscribe_link'])
    .where('to_address', '=', user.email)
    .where('template', 'in', ['conversation-assigned', 'note-mention'])
    .orderBy('id')
    .execute();
};
afterEach(() => db.deleteFrom('mail').execute());

test('a colleague who is given a conversation is told by badge and email, once, until they have opened it', async () => {
  const id = await talkAbout('Flat by the lock');
  expect((await assign(ada, id, ben, 'again')).status).toBe(200);
  expect((await assign(ada, id, ben, 'again')).status).toBe(200);
  expect([await forYou(ben), await noticesOf(ben, id), await markedOf(ben)]).toEqual([1, ['assigned'], [id]]);
  expect([await forYou(ada), await forYou(landlord), await forYou(tenant)]).toEqual([0, 0, 0]);
  const [mail, ...others] = await mailsTo(ben);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/ has assigned a conversation to you$/);
  expect(mail?.text_body).toContain('You now look after the conversation with Maya O. about “Flat by the lock”.');
  expect(mail?.text_body).toContain(`https://letfair.example/messages?conversation=${id}`);
  expect(mail?.unsubscribe_link).toContain('/unsubscribe?token=');

  await assign(ada, id, null);
  expect(await forYou(ben)).toBe(0);
  await assign(ada, id, ben);
  expect(await mailsTo(ben)).toHaveLength(2);
  await assign(landlord, id, ben);
  expect(await see(ben, id)).toBe(0);
  expect([await forYou(ben), await noticesOf(ben, id), await markedOf(ben)]).toEqual([0, [], []]);
  expect(await mailsTo(ben)).toHaveLength(2);
});

test('nobody is told of what they took themselves, gave on at once or opened before the email', async () => {
  const id = await talkAbout();
  await assign(ada, id, ada);
  await note(ada, id, 'Mine, @me.', [ada]);
  expect(await forYou(ada)).toBe(0);
  await assign(landlord, id, ben);
  await assign(landlord, id, vera);
  expect(await forYou(ben)).toBe(0);
  expect(await see(vera, id)).toBe(0);
  for (const person of [ada, ben, vera]) expect(await mailsTo(person)).toEqual([]);
});

test('a note tells those it mentions, in one email with a conversation they were given', async () => {
  const id = await talkAbout('House with a mention');
  await assign(ada, id, vera);
  await note(ada, id, 'Please ring her, @Vera. See www.example.com', [vera, vera, ben], 'note');
  await note(ada, id, 'Please ring her, @Vera. See www.example.com', [vera, vera, ben], 'note');
  await note(ada, id, 'Today if you can, @Vera.', [vera]);
  expect([await noticesOf(vera, id), await noticesOf(ben, id)]).toEqual([['assigned', 'mentioned'], ['mentioned']]);
  const [mail, ...others] = await mailsTo(vera);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'note-mention' });
  expect(mail?.subject).toMatch(/ has mentioned you in a note$/);
  expect(mail?.text_body).toContain('> Today if you can, Vera.');
  expect(mail?.text_body).toContain('You now look after this conversation too.');
  const [other] = await mailsTo(ben);
  expect(other?.text_body).not.toContain('example.com');
  expect(other?.text_body).not.toContain('look after');
});

test('deleting a note takes its mention back', async () => {
  const id = await talkAbout();
  const added = dataOf((await note(ada, id, 'Never mind, @Ben.', [ben])).answer);
  const before = await forYou(ben);
  await call(inbox.deleteNote, { params: { id: added.id } }, { token: ada.token });
  expect(await forYou(ben)).toBe(before - 1);
  expect(await mailsTo(ben)).toEqual([]);
});

test('sends none to people who turned these emails off, who still see the badge', async () => {
  const switchTo = (isOn: boolean) => call(emailSwitches.set, { body: { name: 'team-inbox', isOn } }, ben);
  dataOf((await switchTo(false)).answer);
  const id = await talkAbout();
  await assign(ada, id, ben);
  expect(await noticesOf(ben, id)).toEqual(['assigned']);
  expect(await mailsTo(ben)).toEqual([]);
  dataOf((await switchTo(true)).answer);
  expect(await mailsTo(ben)).toEqual([]);
});

test('says when a colleague has left in the meantime, keeps nothing half done, and tells them nothing', async () => {
  const leaving = await hire(landlord, 'negotiator');
  const id = await talkAbout();
  await assign(ada, id, leaving);
  await call(teams.removeMember, { params: { id: leaving.user.id }, body: {} }, { token: landlord.token });
  const assigned = await assign(ada, id, leaving);
  expect(assigned.status).toBe(404);
  expect(assigned.answer).toMatchObject({ message: 'This person isn’t in your team. Choose someone else.' });
  const mentioned = await note(ada, id, 'Could you ring, @Leaving and @Vera?', [leaving, vera]);
  expect(mentioned.status).toBe(409);
  expect(mentioned.answer).toMatchObject({ message: expect.stringContaining('isn’t in your team any more') });
  const team = dataOf((await call(inbox.show, { params: { id } }, { token: ada.token })).answer);
  expect([team.assignedTo, team.notes]).toEqual([null, []]);
  expect(await noticesOf(vera, id)).toEqual([]);
  expect(await mailsTo(leaving)).toEqual([]);
  const stranger = await hire(await testing.as('agent'), 'manager');
  expect((await call(inbox.see, { params: { id } }, { token: stranger.token })).status).toBe(404);
});
