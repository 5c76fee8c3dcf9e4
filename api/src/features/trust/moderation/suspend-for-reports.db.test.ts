import { contract } from '@letfair/contract';
import { measureProblems, SECOND_PERSON_HOMES } from '@letfair/domain/trust/moderation/measures';
import { beforeEach, expect, test } from 'vitest';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { REASON, reportCalls } from '../../../testing/report-calls.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);

const [admin, tenant] = [await as('admin'), await as('tenant')];
const { reportListing, queuedAbout, decideOn, mailsTo, found } = reportCalls(api, { admin, tenant });

beforeEach(async () => {
  await db.deleteFrom('reported_target').execute();
  await db.deleteFrom('throttle').execute();
  await db.deleteFrom('mail').execute();
});

async function listerOfManyHomes() {
  const lister = await as('agent');
  const listing = await liveListing(lister.token);
  for (let home = 0; home < SECOND_PERSON_HOMES; home += 1)
    await call(contract.listings.submit, { body: aListing() }, { token: lister.token });
  return { lister, listing };
}

test('closes the reports that led to a suspension when another admin confirms it', async () => {
  const [{ lister, listing }, colleague] = [await listerOfManyHomes(), await as('admin')];
  const [second, untouched] = [await liveListing(lister.token), await liveListing(lister.token)];
  for (const target of [listing, second, untouched]) await reportListing(target);
  for (const target of [listing, second]) await decideOn(target, 'suspend-user');
  await reportListing(second, await as('tenant'));
  await db.deleteFrom('mail').execute();

  const { measures } = dataOf(
    (await call(contract.measures.waiting, { query: {} }, { token: colleague.token })).answer,
  );
  const measure = measures.find(({ user }) => user.id === lister.user.id);
  expect(measure).toMatchObject({ reports: 2 });
  const params = { id: measure?.id ?? '' };
  const confirmed = await call(contract.measures.confirm, { params }, { token: colleague.token });
  expect([confirmed.status, await found(listing)]).toEqual([200, false]);

  expect(await queuedAbout(listing)).toBeUndefined();
  expect(await queuedAbout(second)).toMatchObject({ openReports: 1 });
  expect(await queuedAbout(untouched)).toMatchObject({ openReports: 1 });
  expect((await mailsTo(tenant)).map(({ template }) => template)).toEqual(['report-upheld', 'report-upheld']);
  const { decisions } = dataOf((await call(contract.reports.decided, { query: {} }, { token: admin.token })).answer);
  expect(decisions.filter(({ person }) => person.id === lister.user.id)).toMatchObject([
    { decision: 'suspend-user', outcome: 'upheld', closed: 1, decidedBy: colleague.user.email, reason: REASON },
    { decision: 'suspend-user', outcome: 'upheld', closed: 1 },
  ]);
  const query = { targetType: 'report', targetId: listing } as const;
  const { entries } = dataOf((await call(contract.admin.audit, { query }, { token: admin.token })).answer);
  expect(entries.map(({ action, actor }) => [action, actor?.id])).toEqual([['suspend-user', colleague.user.id]]);
});

test('closes no reports for a suspension that was withdrawn, and none twice', async () => {
  const [{ lister, listing }, colleague] = [await listerOfManyHomes(), await as('admin')];
  await reportListing(listing);
  const ask = async () => {
    await decideOn(listing, 'suspend-user');
    const { measures } = dataOf((await call(contract.measures.waiting, { query: {} }, { token: admin.token })).answer);
    return { params: { id: measures.find(({ user }) => user.id === lister.user.id)?.id ?? '' } };
  };
  await call(contract.measures.lift, await ask(), { token: admin.token });
  expect(await queuedAbout(listing)).toMatchObject({ openReports: 1 });
  const asked = await ask();
  await decideOn(listing, 'dismiss');
  await db.deleteFrom('mail').execute();
  expect((await call(contract.measures.confirm, asked, { token: colleague.token })).status).toBe(200);
  expect(await mailsTo(tenant)).toEqual([]);
});

test('asks a second admin where the lister has many homes, and leaves the reports open until then', async () => {
  const [{ lister, listing }, colleague] = [await listerOfManyHomes(), await as('admin')];
  await reportListing(listing);
  await db.deleteFrom('mail').execute();
  const waiting = async () =>
    dataOf((await call(contract.review.counts, {}, { token: admin.token })).answer).counts.suspensions;
  const before = await waiting();
  for (const _ of ['asks', 'has asked already']) {
    const { status, answer } = await decideOn(listing, 'suspend-user');
    expect([status, dataOf(answer), answer.message]).toEqual([200, null, measureProblems.asked]);
    expect(await waiting()).toBe(before + 1);
  }
  expect([await found(listing), await mailsTo(lister), await mailsTo(tenant)]).toEqual([true, [], []]);
  expect(await queuedAbout(listing)).toBeDefined();

  expect(dataOf((await decideOn(listing, 'suspend-user', { by: colleague })).answer)).toMatchObject({ closed: 1 });
  expect([await found(listing), await waiting(), await queuedAbout(listing)]).toEqual([false, before, undefined]);
  expect((await mailsTo(tenant)).map(({ template }) => template)).toEqual(['report-upheld']);
});
