import { contract } from '@letfair/contract';
import { decisionProblems, MAX_DECISION_REASON } from '@letfair/domain/trust/reports/reports';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addApprovedHomes, aListing, approveListings } from '../../../testing/listings.ts';
import { REASON, reportCalls } from '../../../testing/report-calls.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { report } = contract.reports;

const [admin, landlord, tenant] = [await as('admin'), await as('landlord'), await as('tenant')];
await addApprovedHomes(api.db, landlord.user.id);
const { reportListing, reportPerson, queued, queuedAbout, seenOf, decideOn, mailsTo, found } = reportCalls(api, {
  admin,
  tenant,
});

beforeEach(async () => {
  await db.deleteFrom('reported_target').execute();
  await db.deleteFrom('throttle').execute();
  await db.deleteFrom('mail').execute();
});

const statusOf = async (id: string) =>
  await db.selectFrom('listing').select(['status', 'rejection_reason']).where('id', '=', id).executeTakeFirstOrThrow();

test('closes dismissed reports, changes nothing else and mails each reporter once', async () => {
  const listing = await liveListing(landlord.token, { title: 'A flat by the canal' });
  const other = await as('agent');
  await reportListing(listing);
  const body = { type: 'listing', targetId: listing, reportType: 'misleading', description: 'No canal.' } as const;
  await call(report, { body }, { token: tenant.token });
  await reportListing(listing, other);
  await db.deleteFrom('mail').execute();

  const { status, answer } = await decideOn(listing, 'dismiss');
  expect(status).toBe(200);
  expect(dataOf(answer)).toMatchObject({ decision: 'dismiss', outcome: 'dismissed', closed: 3 });
  expect(await queued()).toEqual([]);
  expect(await statusOf(listing)).toEqual({ status: 'live', rejection_reason: null });
  expect(await found(listing)).toBe(true);
  expect(await mailsTo(landlord)).toEqual([]);
  for (const reporter of [tenant, other]) {
    const [mail, ...more] = await mailsTo(reporter);
    expect(more).toEqual([]);
    expect(mail?.template).toBe('report-dismissed');
    expect(mail?.text).toContain('A flat by the canal');
    expect(mail?.text).toContain('/contact');
    for (const secret of [REASON, landlord.user.email, tenant.user.email, other.user.email, 'Osei'])
      expect(mail?.text).not.toContain(secret);
  }
});

test('hides the listing from search and tells its lister why and how to contest it', async () => {
  const listing = await liveListing(landlord.token, { title: 'A flat that does not exist' });
  await reportListing(listing);
  expect((await decideOn(listing, 'hide-listing')).status).toBe(200);
  expect(await statusOf(listing)).toEqual({ status: 'rejected', rejection_reason: REASON });
  expect(await found(listing)).toBe(false);
  expect((await call(contract.search.property, { params: { id: listing } })).status).toBe(404);

  const mail = (await mailsTo(landlord)).find(({ template }) => template === 'listing-hidden');
  for (const text of [REASON, 'A flat that does not exist', `/list-property?listing=${listing}`, '/contact'])
    expect(mail?.text).toContain(text);
  for (const secret of [tenant.user.email, 'They ask for money', 'report']) expect(mail?.text).not.toContain(secret);
  expect((await mailsTo(tenant)).map(({ template }) => template)).toEqual(['report-upheld']);
});

test('publishes a hidden listing again after its lister’s answer and a moderator’s approval', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  await decideOn(listing, 'hide-listing');
  const params = { id: listing };
  const own = dataOf((await call(contract.listings.own, { params }, { token: landlord.token })).answer);
  expect(own).toMatchObject({ status: 'rejected', rejectionReason: REASON });
  expect(own.history[0]).toMatchObject({ action: 'hide', by: 'moderator', note: REASON });
  expect(own.history.map(({ action }) => action)).not.toContain('hide-listing');

  const edited = await call(contract.listings.edit, { params, body: aListing() }, { token: landlord.token });
  expect(dataOf(edited.answer)).toMatchObject({ status: 'pending', rejectionReason: null });
  await call(contract.moderation.approve, { params }, { token: admin.token });
  expect(await statusOf(listing)).toEqual({ status: 'live', rejection_reason: null });
  expect(await found(listing)).toBe(true);
});

test.each(['paused', 'let-agreed', 'expired', 'pending'] as const)('hides a listing that is %s', async (status) => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  await db.updateTable('listing').set({ status }).where('id', '=', listing).execute();
  expect((await decideOn(listing, 'hide-listing')).status).toBe(200);
  expect((await statusOf(listing)).status).toBe('rejected');
});

test.each(['let', 'withdrawn', 'rejected'] as const)(
  'upholds the reports without a step when the listing is %s',
  async (status) => {
    const listing = await liveListing(landlord.token);
    await reportListing(listing);
    await db.updateTable('listing').set({ status }).where('id', '=', listing).execute();
    await db.deleteFrom('mail').execute();
    expect(dataOf((await decideOn(listing, 'hide-listing')).answer)?.outcome).toBe('upheld');
    expect((await statusOf(listing)).status).toBe(status);
    expect(await mailsTo(landlord)).toEqual([]);
  },
);

test('suspends the lister of a reported listing and hides their listings', async () => {
  const lister = await as('agent');
  const [listing, second] = [await liveListing(lister.token), await liveListing(lister.token)];
  await reportListing(listing);
  expect((await decideOn(listing, 'suspend-user', { reason: 'Homes that do not exist.' })).status).toBe(200);
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(401);
  expect([await found(listing), await found(second)]).toEqual([false, false]);
  const told = (await mailsTo(lister)).find(({ template }) => template === 'account-suspended');
  expect(told?.text).toContain('Homes that do not exist.');
  expect(told?.text).toContain('/contact');
  expect(told?.text).not.toContain(tenant.user.email);
});

test('closes reports about somebody who is suspended already without a second mail to them', async () => {
  const lister = await as('landlord');
  const [listing, second] = [await liveListing(lister.token), await liveListing(lister.token)];
  for (const target of [listing, second]) await reportListing(target);
  await db.deleteFrom('mail').execute();
  await decideOn(listing, 'suspend-user');
  expect(dataOf((await decideOn(second, 'suspend-user', { reason: 'This one too.' })).answer)).toMatchObject({
    closed: 1,
  });
  expect((await mailsTo(lister)).map(({ template }) => template)).toEqual(['account-suspended']);
});

test('suspends a reported person, and refuses to hide them', async () => {
  const [lister, writer] = [await as('landlord'), await as('tenant')];
  const listing = await liveListing(lister.token);
  await call(
    contract.conversations.start,
    { body: { propertyId: listing, content: 'Hello' } },
    { token: writer.token },
  );
  await reportPerson(writer, lister);
  const { status, answer } = await decideOn(writer.user.id, 'hide-listing');
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { decision: decisionProblems.decision } } });

  expect((await decideOn(writer.user.id, 'suspend-user')).status).toBe(200);
  expect((await call(contract.accounts.me, {}, { token: writer.token })).status).toBe(401);
  const [mail] = (await mailsTo(lister)).filter(({ template }) => template === 'report-upheld');
  expect(mail?.text).not.toContain(writer.user.firstName);
});

test('keeps reports open when the person cannot be suspended', async () => {
  const boss = await as('admin');
  const targetId = boss.user.id;
  await db.insertInto('reported_target').values({ id: targetId, account_id: targetId, open_reporters: 1 }).execute();
  const lastReportId = newId();
  const open = { id: lastReportId, target_id: targetId, type: 'user', reason: 'spam', description: 'x' } as const;
  await db.insertInto('report').values(open).execute();
  const { status, answer } = await decideOn(targetId, 'suspend-user', { by: boss, seen: { lastReportId, reports: 1 } });
  expect(status).toBe(409);
  expect(answer.message).toBe('You can’t suspend your own account.');
  const row = await db
    .selectFrom('report')
    .select('closed_at')
    .where('id', '=', lastReportId)
    .executeTakeFirstOrThrow();
  expect(row.closed_at).toBeNull();
});

test.each(['', ' \n '])('requires a reason, which “%s” is not', async (reason) => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  const { status, answer } = await decideOn(listing, 'dismiss', { reason });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { reason: decisionProblems.reason } } });
  expect((await decideOn(listing, 'dismiss', { reason: 'x'.repeat(MAX_DECISION_REASON + 1) })).status).toBe(422);
  expect(await queued()).toHaveLength(1);
});

test('keeps reports open that came after the moderator’s view', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  const seen = await seenOf(listing);
  const late = await as('tenant');
  const lateReport = await reportListing(listing, late, 'spam');
  await db.deleteFrom('mail').execute();
  expect(dataOf((await decideOn(listing, 'dismiss', { seen })).answer)?.closed).toBe(1);
  expect(await queuedAbout(listing)).toMatchObject({ reporters: 1, openReports: 1, reports: [{ id: lateReport }] });
  expect(await mailsTo(late)).toEqual([]);
  expect(await mailsTo(tenant)).toHaveLength(1);
});

test('takes a repeated decision once', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  const seen = await seenOf(listing);
  const answers = await Promise.all([1, 2, 3].map(() => decideOn(listing, 'hide-listing', { seen })));
  expect(new Set(answers.map(({ answer }) => dataOf(answer)?.id)).size).toBe(1);
  expect((await mailsTo(tenant)).filter(({ template }) => template === 'report-upheld')).toHaveLength(1);
  expect((await mailsTo(landlord)).filter(({ template }) => template === 'listing-hidden')).toHaveLength(1);
});

test('takes one of two simultaneous decisions and tells the other moderator', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  const [seen, other] = [await seenOf(listing), await as('admin')];
  const answers = await Promise.all([
    decideOn(listing, 'dismiss', { seen }),
    decideOn(listing, 'hide-listing', { seen, by: other }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.answer).toMatchObject({ message: decisionProblems.changed, error: { code: 'conflict' } });
});

test('rejects a decision when some reports were decided meanwhile', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  const before = await seenOf(listing);
  await reportListing(listing, await as('tenant'));
  const both = await seenOf(listing);
  await decideOn(listing, 'hide-listing', { seen: before });
  expect((await decideOn(listing, 'dismiss', { seen: both })).status).toBe(409);
  expect((await decideOn(listing, 'dismiss')).status).toBe(200);
});

test('mails no suspended or closed reporter', async () => {
  const listing = await liveListing(landlord.token);
  const [suspended, closed, gone] = [await as('tenant'), await as('tenant'), await as('tenant')];
  for (const reporter of [suspended, closed, gone, tenant]) await reportListing(listing, reporter);
  const now = new Date();
  await db.updateTable('account').set({ suspended_at: now }).where('id', '=', suspended.user.id).execute();
  await db.updateTable('account').set({ closed_at: now }).where('id', '=', closed.user.id).execute();
  await db.deleteFrom('account').where('id', '=', gone.user.id).execute();
  await db.deleteFrom('mail').execute();
  expect(dataOf((await decideOn(listing, 'dismiss')).answer)?.closed).toBe(4);
  const to = await db.selectFrom('mail').select('to_address').execute();
  expect(to).toEqual([{ to_address: tenant.user.email }]);
});
test('answers 404 for a decision about something nobody reported', async () => {
  const listing = await liveListing(landlord.token);
  for (const targetId of [listing, newId()]) expect((await decideOn(targetId, 'dismiss')).status).toBe(404);
});
