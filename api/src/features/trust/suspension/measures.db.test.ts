import { contract } from '@letfair/contract';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import { daysAfter } from '@letfair/domain/plain-date';
import {
  limitedSentence,
  measureProblems,
  measureSteps,
  SECOND_PERSON_HOMES,
} from '@letfair/domain/trust/moderation/measures';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { liftEndedMeasure } from './measures.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const liveListing = approveListings(testing);
const { measures, admin, listings, search } = contract;
const boss = await as('admin');
const colleague = await as('admin');

type Body = Parameters<typeof call<typeof measures.apply>>[1]['body'];
type Applied = Omit<Body, 'reason'> & Partial<Pick<Body, 'reason'>>;
const apply = (id: string, body: Applied, { token } = boss) =>
  call(measures.apply, { params: { id }, body: { reason: 'Spam.', ...body } }, { token });
const lift = (id: string, { token } = boss) => call(measures.lift, { params: { id } }, { token });
const confirm = (id: string, { token }: typeof boss) => call(measures.confirm, { params: { id } }, { token });
const submit = ({ token }: typeof boss) => call(listings.submit, { body: aListing() }, { token });
const page = async (id: string) => (await call(search.property, { params: { id } })).status;
const isSuspended = async (id: string) =>
  dataOf((await call(admin.user, { params: { id } }, { token: boss.token })).answer).user.suspended;
const mailsTo = async (email: string) =>
  (
    await db
      .selectFrom('mail')
      .select(['template', 'text_body'])
      .where('to_address', '=', email)
      .orderBy('id')
      .execute()
  )
    .filter(({ template }) => /measure|suspended/.test(template))
    .map(({ template, text_body }) => ({ template, text: text_body ?? '' }));
const liftEnded = liftEndedMeasure(db, 'http://letfair.example');

async function withManyHomes() {
  const lister = await as('agent');
  const live = await liveListing(lister.token);
  for (let home = 0; home < SECOND_PERSON_HOMES; home += 1) await submit(lister);
  return { lister, live };
}

test('warns by mail alone, with the reason and the way to answer', async () => {
  const tenant = await as('tenant');
  const warned = dataOf((await apply(tenant.user.id, { kind: 'warn', reason: 'Rude messages.' })).answer);
  expect(warned.endedAt).toBe(warned.startedAt);
  const [mail] = await mailsTo(tenant.user.email);
  expect(mail?.template).toBe('measure-warn');
  for (const text of ['Rude messages.', '/contact']) expect(mail?.text).toContain(text);
  expect((await apply(tenant.user.id, { kind: 'warn' })).status).toBe(200);
});

test('refuses new homes of somebody who is limited, leaves what is there, and ends when it is lifted', async () => {
  const lister = await as('landlord');
  const live = await liveListing(lister.token);
  const { id } = dataOf((await apply(lister.user.id, { kind: 'limit' })).answer);
  const refused = await submit(lister);
  expect([refused.status, refused.answer.message]).toEqual([403, limitedSentence]);
  expect(await page(live)).toBe(200);
  expect((await apply(lister.user.id, { kind: 'limit' })).answer.message).toBe(measureProblems.inForce);
  expect((await lift(id)).status).toBe(200);
  expect((await lift(id)).answer.message).toBe(measureProblems.over);
  expect((await submit(lister)).status).toBe(200);
  expect((await mailsTo(lister.user.email)).map(({ template }) => template)).toEqual([
    'measure-limit',
    'measure-lifted',
  ]);
});

test('refuses conversations and applications of a tenant who is limited', async () => {
  const [tenant, lister] = [await as('tenant'), await as('landlord')];
  const propertyId = await liveListing(lister.token);
  await apply(tenant.user.id, { kind: 'limit' });
  const start = await testing.callUnchecked(
    contract.conversations.start,
    { body: { propertyId, content: 'Hello' } },
    { token: tenant.token },
  );
  const applied = await testing.callUnchecked(
    contract.applications.apply,
    { body: { propertyId } },
    { token: tenant.token },
  );
  expect([start.status, applied.status]).toEqual([403, 403]);
});

test('hides the homes of somebody who can still sign in, and shows them again', async () => {
  const lister = await as('landlord');
  const live = await liveListing(lister.token);
  const { id } = dataOf((await apply(lister.user.id, { kind: 'hide' })).answer);
  expect(await page(live)).toBe(410);
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(200);
  expect((await submit(lister)).status).toBe(403);
  await lift(id);
  expect(await page(live)).toBe(200);
  const tenant = await as('tenant');
  expect((await apply(tenant.user.id, { kind: 'hide' })).answer.message).toBe(measureProblems.noHomes);
  expect((await apply(colleague.user.id, { kind: 'limit' })).answer.message).toBe(measureProblems.admin);
});

test('ends a suspension on its last day by itself, and not before', async () => {
  const lister = await as('landlord');
  const live = await liveListing(lister.token);
  const endsOn = daysAfter(ukDay(new Date()), 7);
  const { id, endsAt } = dataOf((await apply(lister.user.id, { kind: 'suspend', endsOn })).answer);
  expect(ukDay(new Date(endsAt ?? 0))).toBe(endsOn);
  const { rows } = await pool.query(
    `select run_at from graphile_worker.jobs where task_identifier = 'lift-measure' order by id desc limit 1`,
  );
  expect(Math.abs(rows[0].run_at.getTime() - Date.parse(endsAt ?? ''))).toBeLessThan(60_000);
  await liftEnded({ measureId: id });
  expect([await isSuspended(lister.user.id), await page(live)]).toEqual([true, 410]);
  await pool.query(`update measure set ends_at = now() where id = $1`, [id]);
  await liftEnded({ measureId: id });
  await liftEnded({ measureId: id });
  expect([await isSuspended(lister.user.id), await page(live)]).toEqual([false, 200]);
  const told = await db
    .selectFrom('audit_entry')
    .select(['action', 'actor_role'])
    .where('target_id', '=', lister.user.id)
    .orderBy('id')
    .execute();
  expect(told.slice(-2)).toEqual([
    { action: 'suspend', actor_role: 'moderator' },
    { action: 'unsuspend', actor_role: 'clock' },
  ]);
});

test.each([
  ['today', 0],
  ['too far ahead', 400],
])('refuses an end that is %s', async (_, days) => {
  const { user } = await as('tenant');
  const answer = await apply(user.id, { kind: 'limit', endsOn: daysAfter(ukDay(new Date()), days) });
  expect([answer.status, answer.answer.message]).toEqual([422, measureProblems.endsOn]);
});

test('asks a second admin before somebody with many homes is suspended', async () => {
  const { lister, live } = await withManyHomes();
  const { id } = lister.user;
  const documented = await call(admin.suspend, { params: { id }, body: { suspended: true } }, { token: boss.token });
  expect([documented.status, documented.answer.message]).toEqual([409, measureProblems.secondPerson]);

  const request = dataOf((await apply(id, { kind: 'suspend' })).answer);
  expect(request.startedAt).toBeNull();
  expect([await isSuspended(id), await page(live), await mailsTo(lister.user.email)]).toEqual([false, 200, []]);
  const { measures: waiting } = dataOf(
    (await call(measures.waiting, { query: {} }, { token: colleague.token })).answer,
  );
  expect(waiting.map((measure) => measure.id)).toContain(request.id);
  expect((await confirm(request.id, boss)).answer.message).toBe(measureProblems.samePerson);

  const others = [colleague, await as('admin'), await as('admin')];
  const answers = await Promise.all(others.map((other) => confirm(request.id, other)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect([await isSuspended(id), await page(live)]).toEqual([true, 410]);
  expect(await mailsTo(lister.user.email)).toHaveLength(1);
});

test('forgets a suspension that was withdrawn before anybody confirmed it', async () => {
  const { lister } = await withManyHomes();
  const request = dataOf((await apply(lister.user.id, { kind: 'suspend' })).answer);
  expect((await apply(lister.user.id, { kind: 'suspend' })).answer.message).toBe(measureProblems.inForce);
  expect((await lift(request.id)).status).toBe(200);
  expect((await confirm(request.id, colleague)).answer.message).toBe(measureProblems.over);
  expect(await isSuspended(lister.user.id)).toBe(false);
});

test.each(['suspend', 'hide'] as const)('asks again before “%s” when someone else is affected by now', async (kind) => {
  const [lister, tenant] = [await as('landlord'), await as('tenant')];
  const propertyId = await liveListing(lister.token);
  const { id } = lister.user;
  const seen = async () =>
    dataOf((await call(admin.affected, { params: { id }, query: { step: measureSteps[kind] } }, boss)).answer).seen;
  const before = await seen();
  dataOf((await call(contract.applications.apply, { body: { propertyId } }, tenant)).answer);
  expect((await apply(id, { kind, seen: before })).answer).toMatchObject({ success: false, message: AFFECTED_CHANGED });
  expect(await page(propertyId)).toBe(200);
  expect((await apply(id, { kind, seen: await seen() })).status).toBe(200);
  expect(await page(propertyId)).toBe(410);
});
