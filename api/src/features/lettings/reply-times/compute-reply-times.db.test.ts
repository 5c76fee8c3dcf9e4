import { contract } from '@letfair/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLister, aLiveListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { computeReplyTimes } from './index.ts';

const { as, call, db } = await testApi();
/** A Monday in winter. */
const now = new Date('2026-11-16T12:00:00Z');
const compute = (id: string, at = now) => computeReplyTimes(db, () => at)({ listerId: id });
const repliesOf = (id: string) =>
  db
    .selectFrom('lister_replies')
    .select(['rate', 'median_minutes', 'answers_within_day'])
    .where('account_id', '=', id)
    .executeTakeFirst();
const none = { rate: null, median_minutes: null, answers_within_day: false };

let lister: string;
let listing: string;
beforeEach(async () => {
  lister = await aLister(db);
  listing = (await aLiveListing(db, lister)).id;
});

interface Talk {
  readonly asked: string;
  readonly answered?: string;
  readonly blocked?: boolean;
}
async function talk({ asked, answered, blocked = false }: Talk) {
  const tenant = await aLister(db);
  const id = newId();
  const conversation = { id, listing_id: listing, tenant_id: tenant, lister_id: lister, blocked_by_lister: blocked };
  await db
    .insertInto('conversation')
    .values({ ...conversation, message_count: answered ? 2 : 1, created_at: asked, updated_at: answered ?? asked })
    .execute();
  const message = (number: number, by_tenant: boolean, created_at: string) => ({
    id: newId(),
    conversation_id: id,
    number,
    by_tenant,
    content: 'Hello',
    created_at,
  });
  await db
    .insertInto('message')
    .values([message(1, true, asked), ...(answered ? [message(2, false, answered)] : [])])
    .execute();
  return tenant;
}
const prompt = { asked: '2026-11-09T10:00:00Z', answered: '2026-11-09T10:30:00Z' };
const talks = async (times: number, what: Talk = prompt) => {
  for (let at = 0; at < times; at++) await talk(what);
};
async function apply(status: 'declined' | 'withdrawn' | 'sent', at: string) {
  const tenant = await aLister(db);
  const id = newId();
  await db
    .insertInto('application')
    .values({ id, listing_id: listing, tenant_id: tenant, lister_id: lister, status, rent_pence: 1, shared: '{}' })
    .execute();
  await db.updateTable('application').set({ created_at: prompt.asked }).where('id', '=', id).execute();
  if (status === 'declined')
    await db
      .insertInto('application_event')
      .values({ id: newId(), application_id: id, by: 'lister', status, at })
      .execute();
}

describe('the public figures of a lister', () => {
  test('are there from five enquiries on', async () => {
    await talks(4);
    await compute(lister);
    expect(await repliesOf(lister)).toEqual(none);
    await talks(1);
    await compute(lister);
    expect(await repliesOf(lister)).toEqual({ rate: 100, median_minutes: 30, answers_within_day: true });
  });

  test('count working hours only, over weekends and through the end of summer time', async () => {
    await talks(3, { asked: '2026-11-06T17:00:00Z', answered: '2026-11-09T10:00:00Z' });
    await talks(2, { asked: '2026-10-23T16:00:00Z', answered: '2026-10-26T10:00:00Z' });
    await compute(lister);
    expect(await repliesOf(lister)).toMatchObject({ rate: 100, median_minutes: 120 });
  });

  test('count silence and late answers against the lister, and what is new not at all', async () => {
    await talks(3);
    await talks(1, { asked: '2026-11-02T10:00:00Z' });
    await talks(1, { asked: '2026-10-01T10:00:00Z', answered: '2026-10-20T10:00:00Z' });
    await talks(2, { asked: '2026-11-16T09:00:00Z' });
    await compute(lister);
    expect(await repliesOf(lister)).toEqual({ rate: 60, median_minutes: 30, answers_within_day: false });
  });

  test('leave out whoever is blocked, reported as spam, closed before an answer, or a demo account', async () => {
    await talks(5);
    const silent = { asked: '2026-11-02T10:00:00Z' };
    await talk({ ...silent, blocked: true });
    const [spammer, leaver, demo] = [await talk(silent), await talk(silent), await talk(silent)];
    await db.insertInto('reported_target').values({ id: spammer, account_id: spammer }).execute();
    const report = { target_id: spammer, reporter_id: lister, type: 'user', reason: 'spam', description: 'x' } as const;
    await db
      .insertInto('report')
      .values({ id: newId(), ...report })
      .execute();
    await db.updateTable('account').set({ closed_at: now }).where('id', '=', leaver).execute();
    await db.updateTable('account').set({ is_demo: true }).where('id', '=', demo).execute();
    await compute(lister);
    expect(await repliesOf(lister)).toMatchObject({ rate: 100 });
  });

  test('count an application once, answered by the decision about it', async () => {
    await talks(3);
    await apply('declined', '2026-11-09T11:30:00Z');
    await apply('sent', '');
    await apply('withdrawn', '');
    await compute(lister);
    expect(await repliesOf(lister)).toEqual({ rate: 80, median_minutes: 30, answers_within_day: true });
  });

  test('forget enquiries of more than 90 days ago', async () => {
    await talks(5);
    await compute(lister, new Date('2027-02-08T10:01:00Z'));
    expect(await repliesOf(lister)).toEqual(none);
  });

  test('are computed again when time alone changes them', async () => {
    await talks(5);
    await compute(lister);
    await db.updateTable('lister_replies').set({ rate: 1, due_at: now }).where('account_id', '=', lister).execute();
    await computeReplyTimes(db, () => now)({});
    expect(await repliesOf(lister)).toMatchObject({ rate: 100 });
  });
});

describe('a lister who answers within a day', () => {
  const found = async () =>
    dataOf((await call(contract.search.find, { query: { answers: 'true' } })).answer).properties.map(({ id }) => id);

  test('is found by the filter, with homes listed before and after, until the answers stop', async () => {
    await talks(5);
    expect(await found()).not.toContain(listing);
    await compute(lister);
    const another = await aLiveListing(db, lister);
    expect(await found()).toEqual(expect.arrayContaining([listing, another.id]));
    await talks(2, { asked: '2026-11-02T10:00:00Z' });
    await compute(lister);
    expect(await found()).not.toContain(listing);
  });

  test('shows nothing while suspended, and the figures come back with the homes', async () => {
    const admin = await as('admin');
    const suspend = (suspended: boolean) =>
      call(contract.admin.suspend, { params: { id: lister }, body: { suspended } }, { token: admin.token });
    await talks(5);
    await compute(lister);
    await suspend(true);
    expect(await repliesOf(lister)).toEqual(none);
    await compute(lister);
    expect(await repliesOf(lister)).toEqual(none);
    await suspend(false);
    await compute(lister);
    expect(await repliesOf(lister)).toMatchObject({ rate: 100 });
    expect(await found()).toContain(listing);
  });
});

test('asking, answering, blocking and deciding schedule the computing', async () => {
  const [landlord, tenant] = [await as('landlord'), await as('tenant')];
  const home = await aLiveListing(db, landlord.user.id);
  const scheduled = async () => {
    const jobs = await db
      .withSchema('graphile_worker')
      .deleteFrom('_private_jobs' as never)
      .where('key' as never, '=', `replies ${landlord.user.id}` as never)
      .executeTakeFirst();
    return Number(jobs.numDeletedRows);
  };
  const { conversations, applications } = contract;
  const begun = await call(conversations.start, { body: { propertyId: home.id, content: 'Hi' } }, tenant);
  const params = { id: dataOf(begun.answer).id };
  expect(await scheduled()).toBe(1);
  await call(conversations.send, { params, body: { content: 'Hello?' } }, tenant);
  expect(await scheduled()).toBe(0);
  await call(conversations.send, { params, body: { content: 'Yes' } }, landlord);
  expect(await scheduled()).toBe(1);
  await call(conversations.send, { params, body: { content: 'Still here' } }, landlord);
  expect(await scheduled()).toBe(0);
  const { id } = dataOf((await call(applications.apply, { body: { propertyId: home.id } }, tenant)).answer);
  expect(await scheduled()).toBe(1);
  const decline = { action: 'decline', reason: 'Another applicant' } as const;
  await call(applications.act, { params: { id }, body: decline }, landlord);
  expect(await scheduled()).toBe(1);
  await call(conversations.block, { params, body: { blocked: true } }, landlord);
  expect(await scheduled()).toBe(1);
});
