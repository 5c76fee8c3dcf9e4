import { contract } from '@letfair/contract';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { approveListings, takeShownStep } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { apply, show, act } = contract.applications;

const landlord = await as('landlord');
const { token } = landlord;
const step = (id: string, action: ListerAction) => takeShownStep({ call })(token, id, action);
const answer = (id: string, action: 'shortlist' | 'accept') =>
  call(act, { params: { id }, body: { action } }, { token });

async function applicant(propertyId: string) {
  const tenant = await as('tenant');
  const { id } = dataOf((await call(apply, { body: { propertyId } }, { token: tenant.token })).answer);
  return {
    id,
    look: async () => dataOf((await call(show, { params: { id } }, { token: tenant.token })).answer),
    mails: async () => {
      const rows = await db
        .selectFrom('mail')
        .select(['template', 'text_body'])
        .where('to_address', '=', tenant.user.email)
        .where('template', 'like', 'application%')
        .orderBy('id')
        .execute();
      return rows.map(({ template, text_body }) => ({ template, text: text_body ?? '' }));
    },
  };
}

test('closes open applications when a home is let, with a reason and similar homes by mail, and keeps the accepted one', async () => {
  const propertyId = await liveListing(token);
  const others = [
    await liveListing(token),
    await liveListing(token),
    await liveListing(token),
    await liveListing(token),
  ];
  const [chosen, listed, unread] = [
    await applicant(propertyId),
    await applicant(propertyId),
    await applicant(propertyId),
  ];
  await answer(chosen.id, 'accept');
  await answer(listed.id, 'shortlist');
  await step(propertyId, 'let');

  expect((await chosen.look()).status).toBe('accepted');
  for (const { look, mails } of [listed, unread]) {
    expect(await look()).toMatchObject({ status: 'closed', actions: [], timeline: expect.any(Array) });
    expect((await look()).timeline.at(-1)).toMatchObject({ status: 'closed', note: endReasons.let });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.template).toBe('application-closed');
    expect(mail?.text).toContain(endReasons.let);
    expect(others.filter((id) => mail?.text.includes(`/properties/${id}`))).toHaveLength(3);
  }
});

test('closes the accepted application too when the home is withdrawn', async () => {
  const propertyId = await liveListing(token);
  const chosen = await applicant(propertyId);
  await answer(chosen.id, 'accept');
  await step(propertyId, 'withdraw');
  expect(await chosen.look()).toMatchObject({ status: 'closed' });
  expect((await chosen.mails()).map(({ template }) => template)).toEqual([
    'application-accepted',
    'application-closed',
  ]);
});

test('opens applications again as they were when “let” is taken back', async () => {
  const propertyId = await liveListing(token);
  const [listed, unread] = [await applicant(propertyId), await applicant(propertyId)];
  await answer(listed.id, 'shortlist');
  await step(propertyId, 'let');
  const back = dataOf((await step(propertyId, 'unlet')).answer);
  expect(back).toMatchObject({ status: 'let-agreed', takeBackUntil: null });
  expect((await listed.look()).status).toBe('shortlisted');
  expect((await unread.look()).status).toBe('sent');
  expect((await unread.mails()).map(({ template }) => template)).toEqual([
    'application-closed',
    'application-reopened',
  ]);
  await step(propertyId, 'let');
  expect((await listed.look()).status).toBe('closed');
});

test('refuses to take back “let” after 24 hours', async () => {
  const propertyId = await liveListing(token);
  const until = dataOf((await step(propertyId, 'let')).answer).takeBackUntil;
  expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await db
    .updateTable('listing')
    .set({ let_at: sql<Date>`now() - interval '24 hours'` })
    .where('id', '=', propertyId)
    .execute();
  const { status, answer: refusal } = await step(propertyId, 'unlet');
  expect(status).toBe(409);
  expect(refusal).toMatchObject({ message: expect.stringContaining('24 hours') });
});

test('counts the open applications of a home for the question that is asked first', async () => {
  const propertyId = await liveListing(token);
  await applicant(propertyId);
  await applicant(propertyId);
  const mine = () => call(contract.listings.mine, { query: { id: propertyId } }, { token });
  expect(dataOf((await mine()).answer).properties).toMatchObject([{ id: propertyId, openApplications: 2 }]);
  await step(propertyId, 'withdraw');
  expect(dataOf((await mine()).answer).properties).toMatchObject([{ openApplications: 0 }]);
});
