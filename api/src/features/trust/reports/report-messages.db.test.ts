import { contract } from '@letfair/contract';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { MAX_SHARED_MESSAGES, reportProblems, reportSentences } from '@letfair/domain/trust/reports/reports';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { deleteOldRows } from '../../../platform/retention/delete-old-rows.ts';
import { attachmentCalls } from '../../../testing/attachments.ts';
import { aPdf } from '../../../testing/certificates.ts';
import { conversationFixture } from '../../../testing/conversations.ts';
import { reportCalls } from '../../../testing/report-calls.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const { admin, landlord, tenant, started, say } = await conversationFixture(api);
const { queued, queuedAbout, decideOn, mailsTo, reportPerson } = reportCalls(api, { admin, tenant });
const { previewMessages, reportMessages, readMessages } = contract.reports;

type Body = (typeof reportMessages)['body']['_zod']['input'];
const aReport = (conversationId: string, changes: Partial<Body> = {}): Body => ({
  about: 'message',
  conversationId,
  upTo: 2,
  reportType: 'scam',
  description: 'They want money before a viewing.',
  ...changes,
});
const send = (body: Body, { token }: SignedIn = tenant) => call(reportMessages, { body }, { token });
const sent = async (body: Body, by = tenant) => dataOf((await send(body, by)).answer).id;
const preview = (conversationId: string, upTo?: number, { token }: SignedIn = tenant) =>
  call(previewMessages, { query: { conversationId, ...(upTo && { upTo: String(upTo) }) } }, { token });
const readBy = (id: string, { token }: SignedIn = admin) => call(readMessages, { params: { id } }, { token });

/** The tenant asks, the landlord wants money, and two more messages follow. */
async function talk(): Promise<string> {
  const { id } = await started();
  dataOf((await say(landlord.token, id, 'Send £500 by gift card.')).answer);
  dataOf((await say(tenant.token, id, 'I would rather see it first.')).answer);
  dataOf((await say(landlord.token, id, 'Then you’ll regret it.')).answer);
  return id;
}

beforeEach(async () => {
  await db.deleteFrom('reported_target').execute();
  await db.deleteFrom('throttle').execute();
  await db.deleteFrom('mail').execute();
});

test('shares the reported message and the ones before it, and moderators read exactly what was shown', async () => {
  const id = await talk();
  const shown = dataOf((await preview(id, 2)).answer);
  expect(shown).toMatchObject({
    hasEarlier: false,
    messages: [
      { number: 1, sender: 'tenant', isReporters: true, content: 'Is it still to be had?', attachments: [] },
      { number: 2, sender: 'landlord', isReporters: false, content: 'Send £500 by gift card.' },
    ],
  });
  const { status, answer } = await send(aReport(id));
  expect(status).toBe(200);
  expect(answer.message).toBe(reportSentences.sent);
  const reportId = dataOf(answer).id;
  expect(await queued()).toMatchObject([
    {
      type: 'user',
      targetId: landlord.user.id,
      reports: [{ id: reportId, shared: { about: 'message', messages: 2, lastReadAt: null } }],
    },
  ]);
  expect(dataOf((await readBy(reportId)).answer)).toEqual({ messages: shown.messages });
});

test('shares a conversation up to the newest message that was shown', async () => {
  const id = await talk();
  const { messages } = dataOf((await preview(id)).answer);
  expect(messages).toHaveLength(4);
  dataOf((await say(landlord.token, id, 'Written after the preview.')).answer);
  const reportId = await sent(aReport(id, { about: 'conversation', upTo: 4 }));
  expect(dataOf((await readBy(reportId)).answer)).toEqual({ messages });
});

test('works for the lister as well, and names attachments', async () => {
  const id = await talk();
  const { attach, sendWith } = attachmentCalls(api);
  const file = dataOf((await attach(tenant.token, id, aPdf(), { name: 'Bank.pdf' })).answer);
  dataOf((await sendWith(tenant.token, id, [file.id], '')).answer);
  const reportId = await sent(aReport(id, { upTo: 5 }), landlord);
  const { messages } = dataOf((await readBy(reportId)).answer);
  expect(messages.at(-1)).toMatchObject({
    sender: 'tenant',
    isReporters: false,
    content: '',
    attachments: ['Bank.pdf'],
  });
  expect(messages[1]).toMatchObject({ sender: 'landlord', isReporters: true });
});

test(`shares at most ${MAX_SHARED_MESSAGES} messages, and says that earlier ones are left out`, async () => {
  const { id } = await started();
  await sql`
    insert into message (id, conversation_id, number, by_tenant, content, created_at)
    select gen_random_uuid(), ${id}, n, false, 'Message ' || n, now() from generate_series(2, ${MAX_SHARED_MESSAGES + 1}::int) n
  `.execute(db);
  const shown = dataOf((await preview(id)).answer);
  expect(shown.hasEarlier).toBe(true);
  expect([shown.messages.length, shown.messages[0]?.number]).toEqual([MAX_SHARED_MESSAGES, 2]);
  const reportId = await sent(aReport(id, { upTo: MAX_SHARED_MESSAGES + 1 }));
  expect(dataOf((await readBy(reportId)).answer).messages).toEqual(shown.messages);
});

test('logs each reading, which is no decision, and tells moderators of the last', async () => {
  const reportId = await sent(aReport(await talk()));
  const other = await as('admin');
  await readBy(reportId);
  await readBy(reportId, other);
  const log = await call(contract.admin.audit, { query: { action: 'read-messages' } }, { token: admin.token });
  expect(dataOf(log.answer).entries.slice(0, 2)).toMatchObject([
    { actor: { id: other.user.id }, target: { type: 'report', userId: landlord.user.id } },
    { actor: { id: admin.user.id } },
  ]);
  expect(await queuedAbout(landlord.user.id)).toMatchObject({
    earlier: [],
    reports: [{ shared: { lastReadAt: expect.any(String) } }],
  });
});

test(`is deleted ${retention.sharedMessageDays} days after the decision, and not before there is one`, async () => {
  const reportId = await sent(aReport(await talk()));
  const age = (days: number) =>
    sql`update shared_message set decided_at = decided_at - make_interval(days => ${days}::int), sent_at = sent_at - make_interval(days => 400)`.execute(
      db,
    );
  await age(0);
  await deleteOldRows(db);
  expect((await readBy(reportId)).status).toBe(200);

  dataOf((await decideOn(landlord.user.id, 'dismiss')).answer);
  expect((await mailsTo(tenant)).at(-1)?.text).toContain('In 90 days, we’ll delete the messages you shared with us.');
  await age(retention.sharedMessageDays - 1);
  await deleteOldRows(db);
  expect((await readBy(reportId)).status).toBe(200);

  await age(1);
  await deleteOldRows(db);
  expect(await readBy(reportId)).toMatchObject({
    status: 404,
    answer: { message: expect.stringContaining('90 days after') },
  });
  const decided = await call(contract.reports.decided, { query: {} }, { token: admin.token });
  expect(dataOf(decided.answer).decisions[0]?.reports).toMatchObject([{ shared: { about: 'message', messages: 0 } }]);
});

test('keeps what was shared when the conversation is gone', async () => {
  const id = await talk();
  const reportId = await sent(aReport(id));
  await db.deleteFrom('conversation').where('id', '=', id).execute();
  expect(dataOf((await readBy(reportId)).answer).messages).toHaveLength(2);
  expect((await send(aReport(id))).status).toBe(404);
});

test('says so when the message is gone, and records nothing', async () => {
  const id = await talk();
  await db.deleteFrom('message').where('conversation_id', '=', id).where('number', '=', 2).execute();
  for (const { status, answer } of [
    await preview(id, 2),
    await send(aReport(id)),
    await send(aReport(id, { upTo: 99 })),
  ])
    expect({ status, message: answer.message }).toEqual({ status: 404, message: reportProblems.messageGone });
  expect(await queued()).toEqual([]);
});

test('knows no conversation of others', async () => {
  const id = await talk();
  const stranger = await as('tenant');
  for (const { status } of [
    await preview(id, 2, stranger),
    await send(aReport(id), stranger),
    await send(aReport(newId())),
  ])
    expect(status).toBe(404);
  expect(await queued()).toEqual([]);
});

test('refuses one’s own message, and a conversation in which the other has not written', async () => {
  const own = await send(aReport(await talk(), { upTo: 3 }));
  expect(own).toMatchObject({ status: 422, answer: { error: { fields: { upTo: reportProblems.ownMessage } } } });
  const { id } = await started();
  const unanswered = await send(aReport(id, { about: 'conversation', upTo: 1 }));
  expect(unanswered).toMatchObject({
    status: 422,
    answer: { error: { fields: { upTo: reportProblems.nothingWritten } } },
  });
});

test('requires a reason for a person and details', async () => {
  const id = await talk();
  const wrong = [aReport(id, { reportType: 'overpriced' }), aReport(id, { description: ' ' })];
  for (const body of wrong) expect((await send(body)).status).toBe(422);
});

test('answers a repeated report with the first, and takes another message and the person as further ones', async () => {
  const id = await talk();
  const first = await sent(aReport(id));
  expect(await sent(aReport(id, { description: 'Once more.' }))).toBe(first);
  const others = [await sent(aReport(id, { upTo: 4, reportType: 'harassment' })), await reportPerson(landlord)];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await queuedAbout(landlord.user.id)).toMatchObject({ reporters: 1, openReports: 3 });
  const again = await Promise.all([1, 2, 3].map(() => sent(aReport(id, { about: 'conversation', upTo: 4 }))));
  expect(new Set(again)).toEqual(new Set([others[0]]));
});

test('is decided like other reports: a suspension closes it', async () => {
  await sent(aReport(await talk(), { upTo: 3 }), landlord);
  expect((await decideOn(tenant.user.id, 'suspend-user')).status).toBe(200);
  expect((await mailsTo(landlord)).map(({ template }) => template)).toContain('report-upheld');
  expect(await queued()).toEqual([]);
});
