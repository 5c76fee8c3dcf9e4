import { contract } from '@letfair/contract';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const empty = await testApi();
const { as, call, db } = testing;
const figuresOf = async (asked: typeof call) => dataOf((await asked(contract.transparency.figures, {})).answer);

test('an empty marketplace has a year of zeros', async () => {
  const { months, reportsByReason } = await figuresOf(empty.call);
  expect(months).toHaveLength(12);
  expect(new Set(Object.values(reportsByReason))).toEqual(new Set([0]));
  expect(months[0]?.month).toBe(ukDay(new Date()).slice(0, 7));
  for (const { counts, medianHours } of months) {
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(new Set(Object.values(medianHours))).toEqual(new Set([null]));
  }
});

test('decisions are counted from what moderators did, small numbers are kept back', async () => {
  const [admin, landlord] = [await as('admin'), await as('landlord')];
  const submitted = async () =>
    dataOf((await call(contract.listings.submit, { body: aListing() }, { token: landlord.token })).answer).id;
  for (let n = 0; n < 5; n += 1)
    await call(contract.moderation.approve, { params: { id: await submitted() } }, { token: admin.token });
  const rejected = await submitted();
  const rejection = { params: { id: rejected }, body: { reason: 'No.' } };
  await call(contract.moderation.reject, rejection, { token: admin.token });
  const appeal = { params: { propertyId: rejected }, body: { content: 'Why?' } };
  await call(contract.appeals.file, appeal, { token: landlord.token });
  const now = new Date();
  await db
    .insertInto('appeal')
    .values(
      [2, 4, 6, 8, 10].map((hours) => ({
        id: newId(),
        kind: 'suspension' as const,
        decision_id: newId(),
        content: '',
        status: 'upheld' as const,
        created_at: new Date(now.getTime() - hours * 3_600_000),
        decided_at: now,
      })),
    )
    .execute();

  const { months } = await figuresOf(call);
  const [month] = months;
  expect(month).toMatchObject({
    counts: { listingsApproved: 5, listingsRejected: null, listingsHidden: 0, appealsUpheld: 5, appealsOverturned: 0 },
    medianHours: { listings: 1, appeals: 6, reports: null },
  });
});

test('reports of the last twelve months are counted by reason', async () => {
  const other = await testApi();
  const { user } = await other.as('landlord');
  const reported = await other.db
    .insertInto('reported_target')
    .values({ id: user.id, account_id: user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const report = (reason: string, created_at: Date) => ({
    ...{ id: newId(), target_id: reported.id, type: 'user' as const, reason, description: '', created_at },
  });
  const now = new Date();
  const longAgo = new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth(), 1));
  await other.db
    .insertInto('report')
    .values([
      ...Array.from({ length: 6 }, () => report('scam', now)),
      ...Array.from({ length: 2 }, () => report('spam', now)),
      ...Array.from({ length: 7 }, () => report('harassment', longAgo)),
    ])
    .execute();
  const { reportsByReason } = await figuresOf(other.call);
  expect(reportsByReason).toMatchObject({ scam: 6, spam: null, harassment: 0, 'fake-listing': 0 });
});
