import { contract } from '@letfair/contract';
import type { AlertFrequency } from '@letfair/domain/search/saved-searches';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aLister, aLiveListing, setRent } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { sendDigests, sendInstantAlerts } from './send-alerts.ts';

const { as, call, db } = await testApi();
const URL = 'https://letfair.example';
const lister = await aLister(db);
const maya = await as('tenant');
const tell = sendInstantAlerts(db, URL);
const digest = () => sendDigests(db, URL)({ _cron: { ts: '2026-12-01T07:30:00Z' } });

beforeEach(async () => {
  await db.deleteFrom('saved_search').execute();
  await db.deleteFrom('mail').execute();
});

const keep = async (frequency: AlertFrequency, search: string) =>
  dataOf(
    (
      await call(
        contract.savedSearches.save,
        { body: { name: search, search: `location=M1&${search}`, frequency } },
        { token: maya.token },
      )
    ).answer,
  ).id;
const DAY_MS = 86_400_000;
let house = 0;
const publish = async (pounds: number, published_at = new Date()) => {
  house += 1;
  const home = { rent_pence: pounds * 100, line1: `${house} Cut Street`, published_at };
  const { id } = await aLiveListing(db, lister, home);
  await tell({ listingId: id });
  return id;
};
/** The job that the change queued is run here. */
async function changeRent(id: string, pounds: number): Promise<void> {
  await setRent(db, id, pounds * 100);
  const rents = db.selectFrom('listing_rent').select('id').where('listing_id', '=', id);
  const latest = await rents.orderBy('id', 'desc').executeTakeFirstOrThrow();
  await tell({ listingId: id, rentId: latest.id });
}
const mails = () =>
  db
    .selectFrom('mail')
    .select(['subject', 'text_body'])
    .where('to_address', '=', maya.user.email)
    .where('template', '=', 'saved-search-found')
    .orderBy('id')
    .execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);

test('a cut into the range of a search is told at once, once, with both rents', async () => {
  await keep('instant', 'maxBudget=1250');
  const id = await publish(1_300);
  expect(await mails()).toEqual([]);
  await changeRent(id, 1_200);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 cheaper home for “maxBudget=1250”');
  expect(mail?.text_body).toContain('Reduced from £1,300 to £1,200 a month');
  expect(mail?.text_body).toContain('a home has a lower rent and now matches your saved search');
  await changeRent(id, 1_150);
  await changeRent(id, 1_400);
  await changeRent(id, 1_100);
  expect(await mails()).toHaveLength(1);
});

test('a digest tells new homes and cuts together', async () => {
  await keep('daily', 'maxBudget=1250');
  const id = await publish(1_300);
  await changeRent(id, 1_200);
  await publish(1_100);
  await publish(1_150);
  await digest();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 new homes and 1 cheaper home for “maxBudget=1250”');
  expect(mail?.text_body).toContain('Reduced from £1,300 to £1,200 a month');
  await digest();
  expect(await mails()).toHaveLength(1);
});

test('a home that was in the range before is not told again, nor one that is still above it', async () => {
  await keep('instant', 'maxBudget=1500');
  const [within, above] = [await publish(1_300), await publish(1_900)];
  await changeRent(within, 1_200);
  await changeRent(above, 1_700);
  expect(await subjects()).toEqual(['1 new home for “maxBudget=1500”']);
  await keep('instant', 'maxBudget=1400');
  await changeRent(within, 1_150);
  expect(await mails()).toHaveLength(1);
});

test('who was told of a home by a wider search is told of the cut by one mail', async () => {
  await keep('instant', 'maxBudget=1500');
  await keep('instant', 'maxBudget=1250');
  await keep('instant', 'maxBudget=1225');
  const id = await publish(1_300);
  await changeRent(id, 1_200);
  expect(await subjects()).toEqual(['1 new home for “maxBudget=1500”', '1 cheaper home for “maxBudget=1250”']);
  await digest();
  expect(await mails()).toHaveLength(2);
});

test('a search for homes added lately is told of their cuts, and not of those of other homes', async () => {
  await keep('instant', 'maxBudget=1250&added=3');
  await changeRent(await publish(1_300, new Date(Date.now() - 4 * DAY_MS)), 1_200);
  expect(await subjects()).toEqual([]);
  await changeRent(await publish(1_300, new Date(Date.now() - 2 * DAY_MS)), 1_200);
  await publish(1_100);
  expect(await subjects()).toEqual([
    '1 cheaper home for “maxBudget=1250&added=3”',
    '1 new home for “maxBudget=1250&added=3”',
  ]);
});

test('a rent that was raised before is told without being called reduced', async () => {
  const id = await publish(1_200);
  await changeRent(id, 1_400);
  await keep('instant', 'maxBudget=1250');
  await changeRent(id, 1_200);
  const [mail] = await mails();
  expect(mail?.text_body).toContain('£1,200 a month');
  expect(mail?.text_body).not.toContain('Reduced');
});

test('a search for reduced homes is told of every reduction, and of no home that is only new', async () => {
  await keep('instant', 'reduced=true');
  const id = await publish(1_300);
  expect(await mails()).toEqual([]);
  await changeRent(id, 1_250);
  expect(await subjects()).toEqual(['1 cheaper home for “reduced=true”']);
});

test('the change of a rent queues the job, a rise does not', async () => {
  const queued = sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'match-saved-searches'`;
  const jobs = async () => (await queued.execute(db)).rows[0]!.jobs;
  const id = await publish(1_300);
  const before = await jobs();
  await setRent(db, id, 140_000);
  expect(await jobs()).toBe(before);
  await setRent(db, id, 120_000);
  expect(await jobs()).toBe(before + 1);
});
