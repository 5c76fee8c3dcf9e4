import { contract } from '@letfair/contract';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db, mailTo } = api;
const liveListing = approveListings(api);
const { apply, show, act, tickNextStep, shareContact, write } = contract.applications;
const today = ukDay(new Date());

const landlord = await as('landlord');

async function applied({ accepted = true } = {}) {
  const tenant = await as('tenant');
  const propertyId = await liveListing(landlord.token);
  const { id } = dataOf((await call(apply, { body: { propertyId } }, { token: tenant.token })).answer);
  if (accepted) await call(act, { params: { id }, body: { action: 'accept' } }, { token: landlord.token });
  const look = async (token: string) => dataOf((await call(show, { params: { id } }, { token })).answer);
  return { id, params: { id }, tenant, propertyId, look };
}

test('shows both sides what comes after an acceptance, with the days', async () => {
  const { tenant, look } = await applied();
  const [mine, theirs] = [await look(tenant.token), await look(landlord.token)];
  expect(mine.nextSteps.map(({ step, due }) => [step, due])).toEqual([
    ['viewing', daysAfter(today, 7)],
    ['references', daysAfter(today, 14)],
    ['right-to-rent', daysAfter(today, 21)],
    ['contract', daysAfter(today, 21)],
    ['deposit-paid', daysAfter(today, 21)],
    ['deposit-protected', null],
  ]);
  expect(mine.nextSteps.filter(({ canTick }) => canTick).map(({ step }) => step)).toEqual(['viewing', 'contract']);
  expect(theirs.nextSteps.every(({ canTick }) => canTick)).toBe(true);
});

test('says to both sides whether the tenant has been to a viewing of the home, other than by video', async () => {
  const [one, other] = [await applied(), await applied()];
  const been = async (
    { tenant }: typeof one,
    listing_id: string,
    how: { readonly status: 'happened' | 'no-show-tenant'; readonly mode?: 'in-person' | 'video' },
  ) => {
    const at = new Date(Date.now() - 86_400_000);
    const slot = { id: newId(), listing_id, lister_id: landlord.user.id, starts_at: at, ends_at: new Date() };
    const [tenant_id, slot_id] = [tenant.user.id, slot.id];
    await db
      .insertInto('viewing_slot')
      .values({ ...slot, capacity: 1, source: 'single', may_overlap: true })
      .execute();
    await db
      .insertInto('viewing')
      .values({ ...slot, tenant_id, slot_id, is_coming: false, ...how })
      .execute();
  };
  const seenBy = async ({ tenant, look }: typeof one) => [
    (await look(tenant.token)).hasViewed,
    (await look(landlord.token)).hasViewed,
  ];
  await been(one, one.propertyId, { status: 'no-show-tenant' });
  await been(one, one.propertyId, { status: 'happened', mode: 'video' });
  await been(one, other.propertyId, { status: 'happened' });
  await been(other, one.propertyId, { status: 'happened' });
  expect([await seenBy(one), await seenBy(other)]).toEqual([
    [false, false],
    [false, false],
  ]);
  await been(one, one.propertyId, { status: 'happened', mode: 'in-person' });
  expect([await seenBy(one), await seenBy(other)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('stores what is done, and dates the protection of the deposit by it', async () => {
  const { params, tenant, look } = await applied();
  const tick = (step: 'viewing' | 'deposit-paid', doneOn: string | null, token: string) =>
    call(tickNextStep, { params, body: { step, doneOn } }, { token });
  await tick('viewing', today, tenant.token);
  await tick('deposit-paid', daysAfter(today, -2), landlord.token);
  const { nextSteps } = await look(tenant.token);
  expect(nextSteps.find(({ step }) => step === 'viewing')?.doneOn).toBe(today);
  expect(nextSteps.find(({ step }) => step === 'deposit-protected')?.due).toBe(daysAfter(today, 28));
  const { lines } = dataOf((await call(contract.dashboard.inbox, { query: {} }, { token: landlord.token })).answer);
  expect(lines.filter(({ kind }) => kind === 'deposit')).toMatchObject([
    { id: params.id, due: expect.stringContaining(daysAfter(today, 28)) },
  ]);
  await tick('deposit-paid', null, landlord.token);
  expect((await look(tenant.token)).nextSteps.find(({ step }) => step === 'deposit-protected')?.due).toBeNull();
});

test('refuses a tick of the other side, of the future, and before an acceptance', async () => {
  const { params, tenant } = await applied();
  const early = await applied({ accepted: false });
  const refused = async (where: { id: string }, step: 'references' | 'viewing', doneOn: string) =>
    (await call(tickNextStep, { params: where, body: { step, doneOn } }, { token: tenant.token })).status;
  expect(await refused(params, 'references', today)).toBe(422);
  expect(await refused(params, 'viewing', daysAfter(today, 1))).toBe(422);
  expect(await refused(early.params, 'viewing', today)).toBe(404);
  const tooEarly = { params: early.params, body: { step: 'viewing', doneOn: today } } as const;
  expect((await call(tickNextStep, tooEarly, { token: early.tenant.token })).status).toBe(409);
});

test('shows contact details once both sides have agreed, and hides them when one takes it back', async () => {
  const { params, tenant, look } = await applied();
  const share = (value: boolean, token: string) => call(shareContact, { params, body: { share: value } }, { token });
  expect((await look(tenant.token)).contact).toEqual({ you: false, them: false, details: null });
  await share(true, landlord.token);
  expect((await mailTo(tenant.user.email))?.subject).toBe('Would you like to exchange contact details?');
  expect((await look(tenant.token)).contact).toEqual({ you: false, them: true, details: null });
  expect((await look(landlord.token)).contact).toEqual({ you: true, them: false, details: null });
  await share(true, tenant.token);
  expect((await look(tenant.token)).contact?.details).toMatchObject({ email: landlord.user.email });
  expect((await look(landlord.token)).contact?.details).toMatchObject({ email: tenant.user.email });
  await share(false, tenant.token);
  expect((await look(landlord.token)).contact).toEqual({ you: true, them: false, details: null });
});

test('shows no contact details before an acceptance', async () => {
  const { params, tenant, look } = await applied({ accepted: false });
  expect((await call(shareContact, { params, body: { share: true } }, { token: tenant.token })).status).toBe(409);
  expect((await look(tenant.token)).contact).toBeNull();
});

test('lets the lister write first to an applicant, and both go on in one conversation', async () => {
  const { params, tenant, propertyId, look } = await applied({ accepted: false });
  expect((await look(tenant.token)).conversationId).toBeNull();
  const say = (content: string, token: string) => call(write, { params, body: { content } }, { token });
  const begun = dataOf((await say('When could you come?', landlord.token)).answer);
  expect(begun).toMatchObject({ propertyId, lastMessage: { content: 'When could you come?' } });
  const leave = { params: { id: propertyId }, body: { action: 'pause' } } as const;
  await call(contract.listings.act, leave, { token: landlord.token });
  expect(dataOf((await say('On Friday.', tenant.token)).answer).id).toBe(begun.id);
  expect((await look(tenant.token)).conversationId).toBe(begun.id);
});

test('keeps a blocked person from writing by way of an application', async () => {
  const { params, tenant } = await applied();
  const say = (token: string) => call(write, { params, body: { content: 'Hello' } }, { token });
  const { id } = dataOf((await say(tenant.token)).answer);
  const block = { params: { id }, body: { blocked: true } };
  await call(contract.conversations.block, block, { token: landlord.token });
  expect((await say(tenant.token)).status).toBe(409);
});
