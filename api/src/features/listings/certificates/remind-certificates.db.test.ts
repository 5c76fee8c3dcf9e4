import { contract } from '@letfair/contract';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { certificateCalls } from '../../../testing/certificates.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { stopLink } from '../../accounts/email-switches/index.ts';
import { expiringMail } from './mails.ts';
import { remindCertificates } from './remind-certificates.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { submitHome, saveCertificate } = certificateCalls(testing);
const { hire } = teamCalls(testing);
const today = ukDay(new Date());
const ahead = (days: number) => daysAfter(today, days);

/** At noon, so many days from today. */
const remindOn = (days: number) =>
  remindCertificates(db, 'https://letfair.example', () => new Date(`${ahead(days)}T12:00:00Z`))();

const mailsTo = (email: string) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text_body'])
    .where('to_address', '=', email)
    .where('template', '=', 'certificate-expiring')
    .orderBy('id')
    .execute();

async function aHome(title = 'Two-bedroom flat by the canal') {
  const { token, user } = await as('landlord');
  return { token, email: user.email, home: await submitHome(token, { title }) };
}

test('mails 60, 30 and 7 days before, each once, with home, certificate, day and link', async () => {
  const { token, email, home } = await aHome();
  await saveCertificate(token, home, { kind: 'gasSafety', expires: ahead(100) });
  const sent: number[] = [];
  for (const day of [0, 39, 40, 40, 41, 69, 70, 71, 92, 93, 94, 100, 101]) {
    const before = (await mailsTo(email)).length;
    await remindOn(day);
    if ((await mailsTo(email)).length > before) sent.push(100 - day);
  }
  expect(sent).toEqual([60, 30, 7]);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^Renew by .+: gas safety record$/);
  expect(mail?.text_body).toContain('“Two-bedroom flat by the canal”: Gas safety record');
  expect(mail?.text_body).toContain('(in 60 days)');
  expect(mail?.text_body).toContain('https://letfair.example/certificates');
});

test('after a downtime one mail comes instead of three, and none after the last day', async () => {
  const { token, email, home } = await aHome();
  await saveCertificate(token, home, { kind: 'gasSafety', expires: ahead(100) });
  await saveCertificate(token, home, { kind: 'epc', expires: ahead(50) });
  await remindOn(97);
  expect(await mailsTo(email)).toHaveLength(1);
  await remindOn(98);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('what is due together goes out in one mail, once, however many workers run', async () => {
  const { token, email, home } = await aHome();
  await saveCertificate(token, home, { kind: 'gasSafety', expires: ahead(5) });
  await saveCertificate(token, home, { kind: 'epc', expires: ahead(20) });
  await Promise.all([remindOn(0), remindOn(0), remindOn(0)]);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['2 of your certificates expire soon']);
});

test('another last day is reminded of anew, and a replaced certificate no more', async () => {
  const { token, email, home } = await aHome();
  await saveCertificate(token, home, { kind: 'gasSafety', issued: ahead(-300), expires: ahead(5) });
  await remindOn(0);
  await saveCertificate(token, home, { kind: 'gasSafety', issued: ahead(-300), expires: ahead(6) });
  await remindOn(0);
  expect(await mailsTo(email)).toHaveLength(2);
  await saveCertificate(token, home, { kind: 'gasSafety', issued: today, renews: true });
  await remindOn(3);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('no reminders for homes that are let or withdrawn, nor to accounts that are closed or suspended', async () => {
  for (const status of ['let', 'withdrawn'] as const) {
    const { token, email, home } = await aHome();
    await saveCertificate(token, home, { kind: 'epc', expires: ahead(5) });
    await db.updateTable('listing').set({ status }).where('id', '=', home).execute();
    await remindOn(0);
    expect(await mailsTo(email)).toEqual([]);
  }
  const closed = await aHome();
  await saveCertificate(closed.token, closed.home, { kind: 'epc', expires: ahead(5) });
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: closed.token })).answer);
  await remindOn(0);
  expect(await mailsTo(closed.email)).toEqual([]);
});

test('each person who looks after homes gets one mail on theirs, and the owners on the rest', async () => {
  const owner = await as('agent');
  const ada = await hire(owner, 'negotiator');
  const homes = ['Of Ada', 'Of Ada too', 'Of nobody'];
  for (const title of homes) {
    const home = await submitHome(owner.token, { title });
    await saveCertificate(owner.token, home, { kind: 'gasSafety', expires: ahead(5) });
    const assigned_to = title.startsWith('Of Ada') ? ada.user.id : null;
    await db.updateTable('listing').set({ assigned_to }).where('id', '=', home).execute();
  }
  await remindOn(0);
  const [hers, rest] = [await mailsTo(ada.user.email), await mailsTo(owner.user.email)];
  expect(hers.map(({ subject }) => subject)).toEqual(['2 of your certificates expire soon']);
  expect(rest).toHaveLength(1);
  expect(rest[0]?.text_body).toContain('“Of nobody”');
  expect(rest[0]?.text_body).not.toContain('Of Ada');
});

test('no reminders to people who turned them off with the link in one', async () => {
  const { token, email, home } = await aHome();
  await saveCertificate(token, home, { kind: 'gasSafety', expires: ahead(30) });
  await remindOn(0);
  const mail = await db
    .selectFrom('mail')
    .select('unsubscribe_link')
    .where('to_address', '=', email)
    .where('template', '=', 'certificate-expiring')
    .executeTakeFirstOrThrow();
  const stop = new URL(mail.unsubscribe_link ?? '').searchParams.get('token') ?? '';
  const stopped = await call(contract.savedSearches.unsubscribe, { body: { token: stop } });
  expect(dataOf(stopped.answer)).toEqual({ name: null, emails: 'certificates' });
  await remindOn(25);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the days are those of the UK', async () => {
  const { token, email, home } = await aHome();
  const expires = '2027-09-01';
  await saveCertificate(token, home, { kind: 'electricalSafety', expires });
  const remindAt = (instant: string) => remindCertificates(db, 'https://letfair.example', () => new Date(instant))();
  // 60 days before is 3 July, which begins in summer time at 23:00 UTC.
  await remindAt('2027-07-02T22:59:00Z');
  expect(await mailsTo(email)).toEqual([]);
  await remindAt('2027-07-02T23:00:00Z');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an email about many names the first and counts the rest', () => {
  const many = Array.from({ length: 25 }, (_, n) => ({ kind: 'epc' as const, title: `Home ${n}`, expires: ahead(7) }));
  const { text, subject } = expiringMail(many, {
    cards: [],
    today,
    publicUrl: 'https://letfair.example',
    stop: stopLink('certificates', 'https://letfair.example/unsubscribe?token=example'),
  });
  expect(subject).toBe('25 of your certificates expire soon');
  expect(text).toContain('There are 5 more.');
});
