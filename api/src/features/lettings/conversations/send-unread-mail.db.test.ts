import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { attachmentCalls } from '../../../testing/attachments.ts';
import { aPdf } from '../../../testing/certificates.ts';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil, wakeWorker } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const { landlord, tenant, started, say, read } = await conversationFixture(testing);
const { attach, sendWith } = attachmentCalls(testing);
afterAll(await api.startJobs());

const unreadMails = (to: string) =>
  db.selectFrom('mail').selectAll().where('to_address', '=', to).where('template', '=', 'unread-messages').execute();
const waitingJobs = async () => {
  const { rows } = await pool.query<{ key: string; minutes: number }>(
    `select key, extract(epoch from run_at - now())::float8 / 60 as minutes from graphile_worker.jobs
     where task_identifier = 'send-unread-mail' order by key`,
  );
  return rows;
};
async function later(minutes: number): Promise<void> {
  await pool.query('update message set created_at = created_at - make_interval(mins => $1)', [minutes]);
  await pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => $1)
     where key like 'unread %'`,
    [minutes],
  );
  await wakeWorker(pool);
}
const firstUnreadMail = async (to: string) => {
  const [mail] = await waitUntil(async () => {
    const mails = await unreadMails(to);
    return mails.length > 0 && mails;
  });
  return mail;
};
const jobsAreDone = () => waitUntil(async () => (await waitingJobs()).every(({ minutes }) => minutes > 0));

test('sends one mail that quotes the last of several messages unread for five minutes', async () => {
  const { id, propertyTitle } = await started();
  await say(tenant.token, id, 'A second, secret word');
  const [job, ...others] = await waitingJobs();
  expect(others).toEqual([]);
  expect(job).toMatchObject({ key: `unread ${id} lister` });
  expect(job?.minutes).toBeGreaterThan(4.5);
  expect(job?.minutes).toBeLessThanOrEqual(5);

  await later(4);
  await say(tenant.token, id, 'A third');
  expect((await waitingJobs())[0]?.minutes).toBeLessThan(1);
  expect(await unreadMails(landlord.user.email)).toEqual([]);

  await later(2);
  const mail = await firstUnreadMail(landlord.user.email);
  expect(mail).toMatchObject({ subject: 'Maya O. has sent you a message' });
  expect(mail?.text_body).toContain(propertyTitle);
  expect(mail?.text_body).toContain(`https://letfair.example/messages?conversation=${id}`);
  expect(mail?.text_body).toContain('> A third\n');
  expect(mail?.text_body).toMatch(/a month · .*\nhttps:\/\/letfair\.example\/properties\//);
  expect(mail?.text_body).toContain('Don’t ask for documents or money before a viewing');
  expect(`${mail?.subject}${mail?.text_body}${mail?.html_body}`).not.toMatch(/secret|Osei|@tenant/);

  await jobsAreDone();
  await say(tenant.token, id, 'A fourth');
  expect(await waitingJobs()).toEqual([]);

  await read(landlord.token, id, 99);
  await say(tenant.token, id, 'A fifth, see www.example.com');
  await later(6);
  const mails = await waitUntil(async () => {
    const both = await unreadMails(landlord.user.email);
    return both.length === 2 && both;
  });
  // What can be clicked is read on the site only, where it can be reported.
  expect(JSON.stringify(mails)).not.toMatch(/A fifth|example\.com/);
  expect(await unreadMails(tenant.user.email)).toEqual([]);
});

test('sends no mail for messages read in time', async () => {
  const [{ token, user }, writer] = [landlord, await as('tenant')];
  const before = (await unreadMails(user.email)).length;
  const { id } = await started(writer.token);
  await read(token, id, 1);
  await later(6);
  await jobsAreDone();
  expect(await unreadMails(user.email)).toHaveLength(before);
});

test('waits five minutes again for a message that comes after the first was read', async () => {
  const writer = await as('tenant');
  const before = (await unreadMails(landlord.user.email)).length;
  const { id } = await started(writer.token);
  await later(4);
  await read(landlord.token, id, 1);
  await say(writer.token, id, 'Only just now');
  await pool.query("update graphile_worker._private_jobs set run_at = now() where key like 'unread %'");
  await wakeWorker(pool);
  const job = await waitUntil(async () => (await waitingJobs()).find(({ minutes }) => minutes > 4));
  expect(job).toMatchObject({ key: `unread ${id} lister` });
  expect(await unreadMails(landlord.user.email)).toHaveLength(before);
  await later(6);
  await waitUntil(async () => (await unreadMails(landlord.user.email)).length === before + 1);
});

test('mails the other side too, and never about a suspended sender', async () => {
  const [answered, writer] = [await as('tenant'), await as('tenant')];
  const { id } = await started(answered.token);
  await say(landlord.token, id, 'It is');
  await started(writer.token);
  const before = (await unreadMails(landlord.user.email)).length;
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', writer.user.id).execute();
  await later(6);
  await waitUntil(async () => (await unreadMails(answered.user.email)).length === 1);
  await jobsAreDone();
  expect(await unreadMails(landlord.user.email)).toHaveLength(before + 1);
});

test('names what is attached, unless the name could become a link', async () => {
  const reader = await as('tenant');
  const { id } = await started(reader.token);
  const names = ['Floor plan.pdf', 'www.pay-here.example.pdf'];
  const uploaded = await Promise.all(names.map((name) => attach(landlord.token, id, aPdf(), { name })));
  const sent = uploaded.map(({ answer }) => dataOf(answer).id);
  dataOf((await sendWith(landlord.token, id, sent)).answer);
  await later(6);
  const mail = await firstUnreadMail(reader.user.email);
  expect(mail?.text_body).toContain('Attached: Floor plan.pdf, a PDF. You can open attachments in your messages.');
  expect(`${mail?.text_body}${mail?.html_body}`).not.toContain('pay-here');
});

test('sends none to people who turned these emails off with the link in one, until they turn them on', async () => {
  const { list, set } = contract.emailSwitches;
  const reader = await as('tenant');
  const { id } = await started(reader.token);
  const writeUnread = async (words: string) => {
    await say(landlord.token, id, words);
    await later(6);
    await jobsAreDone();
  };
  await writeUnread('One');
  const mail = await firstUnreadMail(reader.user.email);
  const link = mail?.unsubscribe_link ?? '';
  expect(mail?.text_body).toContain(`Stop emails about messages:\n${link}`);
  const token = new URL(link).searchParams.get('token') ?? '';
  const stopped = await call(contract.savedSearches.unsubscribe, { body: { token } });
  expect(dataOf(stopped.answer)).toEqual({ name: null, emails: 'unread-messages' });
  expect(dataOf((await call(list, {}, reader)).answer).switches).toEqual([
    { name: 'unread-messages', isOn: false },
    { name: 'saved-homes', isOn: true },
  ]);
  await read(reader.token, id, 99);
  await writeUnread('Two');
  expect(await unreadMails(reader.user.email)).toHaveLength(1);
  await read(reader.token, id, 99);
  dataOf((await call(set, { body: { name: 'unread-messages', isOn: true } }, reader)).answer);
  await writeUnread('Three');
  await waitUntil(async () => (await unreadMails(reader.user.email)).length === 2);
});
