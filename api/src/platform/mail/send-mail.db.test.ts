import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { listLocalMail, smtpMail } from '../../index.ts';
import { anEmail, aSignUp } from '../../testing/people.ts';
import { calendarParts, smtpTrap } from '../../testing/servers/smtp-trap.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { testKeys } from '../../testing/test-database.ts';
import { waitUntil, wakeWorker } from '../../testing/wait.ts';
import { write } from '../db.ts';
import { enqueueDecoyMail, enqueueMail } from './enqueue-mail.ts';
import { sendMail } from './send-mail.ts';

const trap = await smtpTrap();
const mail = smtpMail({ url: trap.url, from: 'Letfair <hello@letfair.example>' });
const { api, call, db, pool, logged } = await testApi({ mail });
afterAll(await api.startJobs());

const content = { template: 'test', subject: 'A subject', text: 'A text', html: '<p>A text</p>' };
const caughtFor = (to: string) => trap.caught.filter((caught) => caught.to === to);
const storedFor = (to: string) => db.selectFrom('mail').selectAll().where('to_address', '=', to).executeTakeFirst();
const sent = (to: string) =>
  waitUntil(async () => {
    const stored = await storedFor(to);
    return stored?.sent_at ? stored : undefined;
  });
const failedJob = async (attempts: number) =>
  (
    await pool.query<{ last_error: string; wait: number }>(
      `select last_error, extract(epoch from run_at - now())::float as wait from graphile_worker._private_jobs
       where attempts = $1 and last_error is not null and locked_at is null`,
      [attempts],
    )
  ).rows[0];

test('a sign-up sends its mail through the mail server, and neither code nor body stay behind', async () => {
  const body = aSignUp('tenant');
  const { answer } = await call(contract.accounts.signUp, { body });
  expect(dataOf(answer)).not.toHaveProperty('verificationCode');

  const stored = await sent(body.email);
  expect(stored).toMatchObject({ text_body: null, html_body: null });
  const [caught, ...more] = caughtFor(body.email);
  expect(more).toEqual([]);
  expect(caught?.from).toBe('hello@letfair.example');
  expect(caught?.source).toContain(`Message-ID: <${stored.id}@letfair.example>`);
  expect(caught?.source).toContain('Subject: Verify your email address');
  expect(caught?.source).toContain('text/plain');
  expect(caught?.source).toContain('text/html');

  const code = /^ {4}(\d{6})\r?$/m.exec(caught?.source ?? '')?.[1] ?? '';
  const verified = await call(contract.accounts.verify, { body: { email: body.email, code } });
  expect(verified.answer.success).toBe(true);
  expect(await listLocalMail(pool, testKeys, { to: body.email, limit: 10 })).toEqual([]);
});

test('a mail that was refused is tried again and sent once, and no address gets into log or database', async () => {
  const to = anEmail();
  trap.refuseNext(2);
  await write(db, (tx) => enqueueMail(tx, to, content));
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const failed = await waitUntil(() => failedJob(attempt));
    expect(failed.last_error).toBe('The mail server did not take the mail (EMESSAGE 452).');
    expect(failed.wait).toBeGreaterThan(attempt);
    expect(await storedFor(to)).toMatchObject({ sent_at: null, text_body: 'A text' });
    await pool.query("update graphile_worker._private_jobs set run_at = now() - interval '1 second'");
    await wakeWorker(pool);
  }
  await sent(to);
  expect(caughtFor(to)).toHaveLength(1);
  expect(logged.join('\n')).toContain('did not take the mail');
  expect(logged.join('\n')).not.toContain(to);
});

test('running the job again sends nothing', async () => {
  const to = anEmail();
  await write(db, (tx) => enqueueMail(tx, to, content));
  const { id } = await sent(to);
  await sendMail(db, mail)({ mailId: id });
  expect(caughtFor(to)).toHaveLength(1);
});

test('a mail goes with its transaction: rolled back, it was never there', async () => {
  const [lost, kept] = [anEmail('lost'), anEmail('kept')];
  await expect(
    write(db, async (tx) => {
      await enqueueMail(tx, lost, content);
      await enqueueDecoyMail(tx, content);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await write(db, (tx) => enqueueMail(tx, kept, content));
  await sent(kept);
  expect(await storedFor(lost)).toBeUndefined();
  expect(caughtFor(lost)).toEqual([]);
});

test('a mail whose code has expired is not sent, and neither is a mail to nobody', async () => {
  const [late, inTime] = [anEmail('late'), anEmail('in-time')];
  await write(db, async (tx) => {
    await enqueueMail(tx, late, { ...content, usefulMinutes: 15 });
    await tx
      .updateTable('mail')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('to_address', '=', late)
      .execute();
    await enqueueDecoyMail(tx, content);
    await enqueueMail(tx, inTime, { ...content, usefulMinutes: 15 });
  });
  await sent(inTime);
  await waitUntil(async () => (await storedFor(late)) === undefined && (await storedFor('')) === undefined);
  expect(caughtFor(late)).toEqual([]);
  expect(caughtFor(inTime)).toHaveLength(1);
});

test('a mail that can be stopped says so to mail readers, and the link does not stay behind', async () => {
  const to = anEmail();
  const unsubscribeLink = 'https://letfair.example/unsubscribe?token=abc';
  await write(db, (tx) => enqueueMail(tx, to, { ...content, unsubscribeLink }));
  expect(await sent(to)).toMatchObject({ unsubscribe_link: null });
  const source = caughtFor(to)[0]?.source;
  expect(source).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test.each(['REQUEST', 'CANCEL'])('an invitation goes out as a part and as a file, method %s', async (method) => {
  const to = anEmail();
  const invitation = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await write(db, (tx) => enqueueMail(tx, to, { ...content, invitation }));
  expect(await sent(to)).toMatchObject({ invitation: null });
  const parts = calendarParts(caughtFor(to)[0]?.source ?? '');
  expect(parts.map(({ type }) => type)).toEqual([
    `text/calendar; charset=utf-8; method=${method}`,
    'application/ics; name=invite.ics',
  ]);
  for (const { text } of parts) expect(text).toBe(invitation);
});

test('an address cannot smuggle in another header or recipient', async () => {
  const to = 'maya@tenant.example';
  await write(db, (tx) => enqueueMail(tx, to, { ...content, subject: 'One\r\nBcc: other@tenant.example' }));
  await sent(to);
  expect(caughtFor(to)).toHaveLength(1);
  expect(caughtFor(to)[0]?.source).not.toMatch(/^Bcc:/m);
});
