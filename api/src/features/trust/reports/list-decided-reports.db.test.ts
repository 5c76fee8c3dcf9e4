import { contract } from '@letfair/contract';
import { beforeEach, expect, test } from 'vitest';
import { approveListings } from '../../../testing/listings.ts';
import { REASON, reportCalls } from '../../../testing/report-calls.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { decided } = contract.reports;

const [admin, landlord, tenant] = [await as('admin'), await as('landlord'), await as('tenant')];
const { reportListing, queuedAbout, decideOn } = reportCalls(api, { admin, tenant });

beforeEach(async () => {
  await db.deleteFrom('reported_target').execute();
  await db.deleteFrom('throttle').execute();
});

test('shows how often a reporter was right, and earlier decisions about the target', async () => {
  const rival = await as('agent');
  const [first, second, third] = [
    await liveListing(landlord.token),
    await liveListing(landlord.token),
    await liveListing(landlord.token),
  ];
  for (const listing of [first, second, third]) await reportListing(listing, rival);
  await decideOn(first, 'dismiss', { reason: 'Nothing wrong here.' });
  await decideOn(second, 'hide-listing');
  await reportListing(first, rival, 'spam');
  expect(await queuedAbout(third)).toMatchObject({
    reports: [{ reporter: { userType: 'agent', sent: 4, upheld: 1, dismissed: 1 } }],
    earlier: [{ action: 'approve' }],
  });
  expect((await queuedAbout(first))?.earlier).toMatchObject([
    { action: 'dismiss', note: 'Nothing wrong here.', by: admin.user.email },
    { action: 'approve' },
  ]);
  await reportListing(second);
  expect((await queuedAbout(second))?.earlier.map(({ action }) => action)).toEqual(['hide-listing', 'approve']);
});

test('audits every decision with actor, reason and outcome', async () => {
  const listing = await liveListing(landlord.token);
  await reportListing(listing);
  await decideOn(listing, 'hide-listing');
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'target_type', 'status', 'note'])
    .where('target_id', '=', listing)
    .where('note', '=', REASON)
    .orderBy('action')
    .execute();
  const by = { actor_id: admin.user.id, note: REASON };
  expect(entries).toEqual([
    { ...by, action: 'hide', target_type: 'listing', status: 'rejected' },
    { ...by, action: 'hide-listing', target_type: 'report', status: 'upheld' },
  ]);
});

test('lists decided reports newest first, page by page', async () => {
  const homes = [
    await liveListing(landlord.token, { title: 'One' }),
    await liveListing(landlord.token, { title: 'Two' }),
  ];
  for (const listing of homes) {
    await reportListing(listing);
    await decideOn(listing, 'dismiss');
  }
  const load = async (query: { cursor?: string }) =>
    dataOf((await call(decided, { query }, { token: admin.token })).answer);
  const { decisions, nextCursor } = await load({});
  expect(nextCursor).toBeNull();
  expect(decisions).toMatchObject([{ title: 'Two' }, { title: 'One' }]);
  expect(decisions[0]).toMatchObject({
    type: 'property',
    targetId: homes[1],
    listingStatus: 'live',
    decision: 'dismiss',
    outcome: 'dismissed',
    reason: REASON,
    decidedBy: admin.user.email,
    closed: 1,
    reports: [{ description: 'They ask for money.', reporter: { email: tenant.user.email, dismissed: 2 } }],
  });
  expect((await load({ cursor: decisions[0]?.id ?? '' })).decisions).toMatchObject([{ title: 'One' }]);
  expect((await call(decided, { query: { cursor: 'made-up' } }, { token: admin.token })).status).toBe(422);
});

test('accepts new reports after a decision', async () => {
  const listing = await liveListing(landlord.token);
  const first = await reportListing(listing);
  await decideOn(listing, 'dismiss');
  expect(await reportListing(listing)).not.toBe(first);
  expect(await queuedAbout(listing)).toMatchObject({ reporters: 1, openReports: 1 });
});
