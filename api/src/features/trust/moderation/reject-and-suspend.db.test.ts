import { contract } from '@letfair/contract';
import { SECOND_PERSON_HOMES } from '@letfair/domain/trust/moderation/measures';
import { expect, it } from 'vitest';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { listings, moderation, measures } = contract;
const { as, call, db } = await testApi();
const boss = await as('admin');
await as('admin');

const reason = 'Fraud: the photos are of someone else’s home.';

async function submitted() {
  const lister = await as('landlord');
  const { id } = dataOf((await call(listings.submit, { body: aListing() }, { token: lister.token })).answer);
  return { lister, id };
}
const rejectAndSuspend = (id: string, suspend: { readonly seen?: string } = {}, why = reason) =>
  call(moderation.reject, { params: { id }, body: { reason: why, suspend } }, { token: boss.token });
const mailsTo = async (email: string) =>
  (
    await db
      .selectFrom('mail')
      .select(['template', 'text_body'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute()
  ).filter(({ template }) => /listing-rejected|suspended/.test(template));
const statusOf = async (id: string) =>
  (await db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

it('rejects the home, suspends the account and tells of both in one email', async () => {
  const { lister, id } = await submitted();
  const { answer } = await rejectAndSuspend(id);
  expect(answer.message).toBe('Listing rejected. The account has been suspended.');
  expect(dataOf(answer)).toMatchObject({ status: 'rejected', rejectionReason: reason, lister: { suspended: true } });
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(401);
  const mails = await mailsTo(lister.user.email);
  expect(mails.map(({ template }) => template)).toEqual(['account-suspended']);
  for (const text of [`We’ve also rejected your listing “${aListing().title}”.`, reason])
    expect(mails[0]!.text_body).toContain(text);
});

it('rejects at once and asks a second admin where the person has many homes, who reads of the rejection alone', async () => {
  const { lister, id } = await submitted();
  await addApprovedHomes(db, lister.user.id, SECOND_PERSON_HOMES + 5);
  await db
    .updateTable('listing')
    .set({ status: 'live' })
    .where('account_id', '=', lister.user.id)
    .where('status', '=', 'withdrawn')
    .execute();
  const { answer } = await rejectAndSuspend(id);
  expect(answer.message).toBe('Listing rejected. Another admin has to confirm the suspension.');
  expect(await statusOf(id)).toBe('rejected');
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(200);
  expect((await mailsTo(lister.user.email)).map(({ template }) => template)).toEqual(['listing-rejected']);
  const waiting = dataOf((await call(measures.waiting, { query: {} }, { token: boss.token })).answer).measures;
  expect(waiting.map(({ user }) => user.id)).toContain(lister.user.id);
});

it('does neither where the reason is too long, or somebody else is affected than the admin has read', async () => {
  const { lister, id } = await submitted();
  const long = await rejectAndSuspend(id, {}, 'x'.repeat(501));
  expect(long.answer).toMatchObject({
    success: false,
    error: { code: 'invalid', fields: { reason: expect.any(String) } },
  });
  expect((await rejectAndSuspend(id, { seen: 'another list' })).status).toBe(409);
  expect(await statusOf(id)).toBe('pending');
  expect(await mailsTo(lister.user.email)).toEqual([]);
});
