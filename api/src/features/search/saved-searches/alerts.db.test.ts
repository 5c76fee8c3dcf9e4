import { contract } from '@letfair/contract';
import { type AlertFrequency, MAX_HOMES_A_MAIL, MAX_INSTANT_MAILS_A_DAY } from '@letfair/domain/search/saved-searches';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { deleteOldRows } from '../../../platform/retention/delete-old-rows.ts';
import { aLister, aListing, aLiveListing, type ListingChanges } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';
import { lockListing, moveListing } from '../../listings/manage/index.ts';
import { recordMatches } from './matches.repository.ts';
import { sendDigests, sendInstantAlerts } from './send-alerts.ts';

const { api, as, call, db, pool, send } = await testApi();
const URL = 'https://letfair.example';
const { save, change, unsubscribe, list } = contract.savedSearches;
const lister = await aLister(db);
const maya = await as('tenant');
const noor = await as('tenant');
const tell = sendInstantAlerts(db, URL);
const digest = sendDigests(db, URL);
const tuesday = { _cron: { ts: '2026-12-01T07:30:00Z' } };
const monday = { _cron: { ts: '2026-11-30T07:30:00Z' } };

beforeEach(async () => {
  await db.deleteFrom('saved_search').execute();
  await db.deleteFrom('mail').execute();
});

const keep = async (frequency: AlertFrequency, search = 'location=M1', { token } = maya) =>
  dataOf((await call(save, { body: { name: `${frequency} ${search}`, search, frequency } }, { token })).answer).id;
const publish = async (changes: ListingChanges = {}) => {
  const { id } = await aLiveListing(db, lister, changes);
  await tell({ listingId: id });
  return id;
};
const mailsTo = ({ user }: typeof maya) =>
  db
    .selectFrom('mail')
    .select(['subject', 'text_body', 'html_body', 'unsubscribe_link'])
    .where('to_address', '=', user.email)
    .where('template', '=', 'saved-search-found')
    .orderBy('id')
    .execute();
const subjectsTo = async (person: typeof maya) => (await mailsTo(person)).map(({ subject }) => subject);
const bearerTokenOf = (link: string | null | undefined): string => /token=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

test('who wants to know at once is told at once, by one mail although two searches found the home', async () => {
  await keep('instant');
  await keep('instant', 'maxBudget=1500&propertyType=flat');
  await keep('daily', 'bedrooms=2');
  await keep('instant', 'location=Leeds', noor);
  const id = await publish({ title: 'Loft & <light>' });
  const [mail, ...more] = await mailsTo(maya);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 new home for “instant location=M1”');
  expect(mail?.text_body).toContain(`${URL}/properties/${id}`);
  expect(mail?.text_body).toContain(`${URL}/properties?location=M1`);
  expect(mail?.text_body).toContain('£1,200 a month · 2 bedrooms · Flat');
  expect(mail?.html_body).toContain('Loft &amp; &lt;light&gt;');
  expect(mail?.unsubscribe_link).toMatch(/^https:\/\/letfair\.example\/unsubscribe\?token=[\w-]{43}$/);
  expect(mail?.text_body).toContain(mail?.unsubscribe_link);
  expect(await mailsTo(noor)).toEqual([]);

  await tell({ listingId: id });
  await digest(monday);
  expect(await mailsTo(maya)).toHaveLength(1);
});

test('the others are told in the morning: once, together, and only what is still to be had', async () => {
  await keep('daily');
  await keep('weekly', 'location=M1', noor);
  const [one, two, gone] = [await publish({ title: 'One' }), await publish({ title: 'Two' }), await publish()];
  await write(db, async (tx) =>
    moveListing(tx, (await lockListing(tx, gone))!, { action: 'let', by: 'lister', actorId: null }),
  );
  expect([...(await mailsTo(maya)), ...(await mailsTo(noor))]).toEqual([]);

  await digest({ _cron: { ts: '2026-12-01T06:30:00Z' } });
  expect(await mailsTo(maya)).toEqual([]);
  for (const _ of ['once', 'twice']) await digest(tuesday);
  const [mail, ...more] = await mailsTo(maya);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 new homes for “daily location=M1”');
  expect(mail?.text_body).toMatch(new RegExp(`Two\n.*\n.*${two}/.*\n\nOne\n.*\n.*${one}`));
  expect(mail?.text_body).not.toContain(gone);
  expect(await mailsTo(noor)).toEqual([]);
  await digest(monday);
  expect(await subjectsTo(noor)).toEqual(['2 new homes for “weekly location=M1”']);
});

test('a home that two daily searches found is told by one of them', async () => {
  await keep('daily');
  await keep('daily', 'bedrooms=2');
  await publish();
  await digest(tuesday);
  expect(await mailsTo(maya)).toHaveLength(1);
});

test(`after ${MAX_INSTANT_MAILS_A_DAY} mails in a day the rest comes in the morning`, async () => {
  const search_id = await keep('instant');
  for (let n = 0; n < MAX_INSTANT_MAILS_A_DAY; n++) await publish();
  const rest = await publish();
  expect(await mailsTo(maya)).toHaveLength(MAX_INSTANT_MAILS_A_DAY);
  await digest(tuesday);
  const mails = await mailsTo(maya);
  expect(mails).toHaveLength(MAX_INSTANT_MAILS_A_DAY + 1);
  expect(mails.at(-1)?.text_body).toContain(rest);

  await db
    .updateTable('alert')
    .set({ told_at: sql<Date>`told_at - interval '1 day'` })
    .where('search_id', '=', search_id)
    .execute();
  await publish();
  expect(await mailsTo(maya)).toHaveLength(MAX_INSTANT_MAILS_A_DAY + 2);
});

test(`a mail shows ${MAX_HOMES_A_MAIL} homes, and the link the rest`, async () => {
  await keep('daily');
  for (let n = 0; n < MAX_HOMES_A_MAIL + 3; n++) await publish();
  for (const _ of ['once', 'twice']) await digest(tuesday);
  const [mail, ...more] = await mailsTo(maya);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain(`${MAX_HOMES_A_MAIL + 3} new homes`);
  expect(mail?.text_body).toContain('There are 3 more');
  expect(mail?.text_body?.match(/\/properties\/[\da-f-]{36}/g)).toHaveLength(MAX_HOMES_A_MAIL);
});

test('one click stops the mails of a search, also a second time and from an older mail', async () => {
  await keep('instant');
  await publish();
  await publish();
  const links = (await mailsTo(maya)).map(({ unsubscribe_link }) => unsubscribe_link);
  expect(new Set(links).size).toBe(2);
  for (const link of [...links, links[0]]) {
    const { answer } = await call(unsubscribe, { body: { token: bearerTokenOf(link) } });
    expect(dataOf(answer)).toEqual({ name: 'instant location=M1', emails: null });
  }
  const { searches } = dataOf((await call(list, {}, { token: maya.token })).answer);
  expect(searches).toMatchObject([{ frequency: 'none' }]);
  await publish();
  await digest(monday);
  expect(await mailsTo(maya)).toHaveLength(2);
});

test('the button of a mail reader stops them as well: it posts a form to the same address', async () => {
  await keep('instant');
  await publish();
  const press = (url: string) =>
    send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const link = (await mailsTo(maya))[0]?.unsubscribe_link ?? '';
  for (const _ of ['once', 'twice']) {
    const pressed = await press(link.slice(URL.length));
    expect([pressed.statusCode, pressed.body]).toEqual([200, 'We’ve stopped these emails.']);
  }
  const { searches } = dataOf((await call(list, {}, { token: maya.token })).answer);
  expect(searches).toMatchObject([{ frequency: 'none' }]);
  for (const url of ['/unsubscribe', '/unsubscribe?token=made-up', '/unsubscribe?token=a&token=b'])
    expect((await press(url)).statusCode).toBe(422);
});

test('a made-up link stops nothing', async () => {
  expect((await call(unsubscribe, { body: { token: 'made-up' } })).status).toBe(422);
});

test('what waits is not told after the search was told to be silent', async () => {
  const id = await keep('daily');
  await publish();
  const body = { name: 'Silent', frequency: 'none' as const };
  await call(change, { params: { id }, body }, { token: maya.token });
  await call(change, { params: { id }, body: { ...body, frequency: 'daily' } }, { token: maya.token });
  await digest(tuesday);
  expect(await mailsTo(maya)).toEqual([]);
});

test('whoever is suspended is not written to', async () => {
  await keep('instant', 'location=M1', noor);
  await keep('daily', 'bedrooms=2', noor);
  const suspend = (suspended_at: Date | null) =>
    db.updateTable('account').set({ suspended_at }).where('id', '=', noor.user.id).execute();
  await suspend(new Date());
  await publish();
  await digest(tuesday);
  await suspend(null);
  await digest(tuesday);
  expect(await mailsTo(noor)).toEqual([]);
});

test('nobody is told of a home whose lister was suspended meanwhile', async () => {
  await keep('instant', 'location=M1', noor);
  await keep('daily');
  const crook = await as('landlord');
  const { id } = await aLiveListing(db, crook.user.id);
  await write(db, (tx) => recordMatches(tx, id));
  const { token } = await as('admin');
  await call(contract.admin.suspend, { params: { id: crook.user.id }, body: { suspended: true } }, { token });
  await tell({ listingId: id });
  await digest(tuesday);
  expect([...(await mailsTo(maya)), ...(await mailsTo(noor))]).toEqual([]);
});

test('what was told, and the links in old mails, are forgotten when they are of no use any more', async () => {
  await keep('instant');
  await publish();
  const count = async () => [
    (await db.selectFrom('alert').select('told').execute()).length,
    (await db.selectFrom('unsubscribe_token').select('search_id').execute()).length,
  ];
  const cleanUp = async () => {
    await deleteOldRows(db);
    return count();
  };
  expect(await cleanUp()).toEqual([1, 1]);
  await pool.query(`
    update alert set created_at = now() - interval '31 days';
    update unsubscribe_token set created_at = now() - interval '31 days'`);
  expect(await cleanUp()).toEqual([0, 1]);
  await pool.query("update unsubscribe_token set created_at = now() - interval '401 days'");
  expect(await cleanUp()).toEqual([0, 0]);
});

test('approving a home tells of it, approving a change does not', async () => {
  await keep('instant', 'words=canal');
  const [landlord, admin] = [await as('landlord'), await as('admin')];
  const { id } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token: landlord.token })).answer);
  const approve = async () => {
    dataOf((await call(contract.moderation.approve, { params: { id } }, { token: admin.token })).answer);
    await waitUntil(async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0);
    return (await mailsTo(maya)).length;
  };
  const stop = await api.startJobs();
  try {
    expect(await approve()).toBe(1);
    const body = aListing({ price: 1_250, materialInformation: { holdingDeposit: 200, securityDeposit: 1_000 } });
    const edited = await call(contract.listings.edit, { params: { id }, body }, { token: landlord.token });
    expect(dataOf(edited.answer)).toMatchObject({ status: 'live', revision: { price: 1_250 } });
    expect(await approve()).toBe(1);
  } finally {
    await stop();
  }
});
