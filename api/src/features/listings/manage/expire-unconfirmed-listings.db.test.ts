import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aListing, aLiveListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';
import { expireUnconfirmedListings } from './expire-unconfirmed-listings.ts';

const testing = await testApi();
const { api, as, call, db, mailTo } = testing;
const { hire } = teamCalls(testing);
const { submit, own, confirmByMail } = contract.listings;
const admin = await as('admin');
const tend = expireUnconfirmedListings(db, 'https://letfair.example');

async function liveSince(days: number) {
  const lister = await as('landlord');
  const { id } = dataOf((await call(submit, { body: aListing() }, { token: lister.token })).answer);
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token: admin.token })).answer);
  await db
    .updateTable('listing')
    .set({ confirmed_at: sql<Date>`now() - make_interval(secs => ${days * 86_400})` })
    .where('id', '=', id)
    .execute();
  const show = async () => dataOf((await call(own, { params: { id } }, { token: lister.token })).answer);
  const mails = () =>
    db
      .selectFrom('mail')
      .select(['template', 'text_body'])
      .where('to_address', '=', lister.user.email)
      .where('template', 'like', 'listing-%')
      .orderBy('id', 'desc')
      .execute();
  return { id, show, mails, email: lister.user.email };
}

const bearerTokenOf = (text: string | null | undefined): string => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const templates = async (mails: () => Promise<{ template: string }[]>) =>
  (await mails()).map(({ template }) => template);

test('a home that was confirmed lately is left alone', async () => {
  const { show, mails } = await liveSince(11.9);
  await tend();
  expect((await show()).status).toBe('live');
  expect(await templates(mails)).toEqual(['listing-approved']);
});

test('whoever is suspended is neither asked nor loses a listing to the clock', async () => {
  const { id, mails, email } = await liveSince(14.1);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('email', '=', email).execute();
  await tend();
  expect(await db.selectFrom('listing').select('status').where('id', '=', id).execute()).toEqual([{ status: 'live' }]);
  expect(await templates(mails)).toEqual(['listing-approved']);
});

test('two days before it expires the lister is asked once, and one click keeps it', async () => {
  const { id, show, mails } = await liveSince(12.1);
  await tend();
  await tend();
  expect(await templates(mails)).toEqual(['listing-still-available', 'listing-approved']);
  const token = bearerTokenOf((await mails())[0]?.text_body);
  for (const _ of ['once', 'twice']) {
    const { answer } = await call(confirmByMail, { body: { token } });
    expect(dataOf(answer)).toMatchObject({ id, status: 'live' });
  }
  const { confirmedAt, history } = await show();
  expect(Date.now() - Date.parse(confirmedAt ?? '')).toBeLessThan(60_000);
  expect(history[0]).toMatchObject({ action: 'confirm', note: 'By email' });
});

test('after fourteen days without a word it leaves the search, and the mail brings it back', async () => {
  const { show, mails } = await liveSince(14.1);
  await tend();
  expect(await show()).toMatchObject({ status: 'expired', expiresAt: null });
  expect(await templates(mails)).toEqual(['listing-expired', 'listing-approved']);
  expect((await show()).history[0]).toMatchObject({ action: 'expire', by: 'clock' });
  await call(confirmByMail, { body: { token: bearerTokenOf((await mails())[0]?.text_body) } });
  expect((await show()).status).toBe('live');
});

test('the mail brings no home of a limited account back', async () => {
  const { show, mails, email } = await liveSince(14.1);
  await tend();
  await db.updateTable('account').set({ limited_at: new Date() }).where('email', '=', email).execute();
  const { status } = await call(confirmByMail, { body: { token: bearerTokenOf((await mails())[0]?.text_body) } });
  expect([status, (await show()).status]).toEqual([403, 'expired']);
});

test('a link that is made up, or older than the newest, confirms nothing', async () => {
  const { status, answer } = await call(confirmByMail, { body: { token: 'made-up' } });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ message: expect.stringContaining('no longer valid') });
});

test('a home that is let meanwhile is not brought back', async () => {
  const { id, mails } = await liveSince(12.1);
  await tend();
  await db.updateTable('listing').set({ status: 'let' }).where('id', '=', id).execute();
  const { status } = await call(confirmByMail, { body: { token: bearerTokenOf((await mails())[0]?.text_body) } });
  expect(status).toBe(409);
});

test('asks the person who looks after the home, and the owners where nobody does', async () => {
  const owner = await as('agent');
  const [ada, partner] = [await hire(owner, 'negotiator'), await hire(owner, 'owner')];
  const confirmed_at = new Date(Date.now() - 12.1 * 86_400_000);
  let seen = 0;
  const askedOf = async (assigned_to: string | null) => {
    const { id } = await aLiveListing(db, owner.user.id, { confirmed_at, assigned_to });
    await tend();
    const mails = await db
      .selectFrom('mail')
      .select('to_address')
      .where('template', '=', 'listing-still-available')
      .where(
        'to_address',
        'in',
        [owner, ada, partner].map(({ user }) => user.email),
      )
      .orderBy('id')
      .execute();
    await db.updateTable('listing').set({ status: 'paused' }).where('id', '=', id).execute();
    const asked = mails.slice(seen);
    seen = mails.length;
    return asked.map(({ to_address }) => to_address).sort();
  };
  expect(await askedOf(ada.user.id)).toEqual([ada.user.email]);
  expect(await askedOf(null)).toEqual([owner.user.email, partner.user.email].sort());
});

test('the worker sends these mails', async () => {
  const { email } = await liveSince(12.1);
  await tend();
  const stop = await api.startJobs();
  try {
    const mail = await waitUntil(async () => {
      const newest = await mailTo(email);
      return newest?.subject === 'Is your home still available?' && newest;
    });
    expect(mail.text).toContain('https://letfair.example/confirm-availability?token=');
  } finally {
    await stop();
  }
});
