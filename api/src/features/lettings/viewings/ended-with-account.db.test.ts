import { contract } from '@letfair/contract';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { viewingInWords } from '@letfair/domain/lettings/viewings/words';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, db, mailTo, pool } = testing;
const { admin, bookFirst, liveListing, saveTimes, settle, show } = await viewingFixture(testing);
const { measures } = contract;
afterAll(await api.startJobs());

async function aBookedHome() {
  const [owner, visitor] = [await as('landlord'), await as('tenant')];
  const home = await liveListing('The old mill', owner.token);
  dataOf((await saveTimes(home, { ...timesOnDays(3, 5), allowsOverlap: true }, owner.token)).answer);
  return { owner, visitor, home, booked: await bookFirst(home, visitor.token) };
}
const measure = async ({ user }: SignedIn, kind: 'suspend' | 'hide') =>
  dataOf(
    (await call(measures.apply, { params: { id: user.id }, body: { kind, reason: 'Spam.' } }, { token: admin.token }))
      .answer,
  ).id;
const lift = (id: string) => call(measures.lift, { params: { id } }, { token: admin.token });
const close = async ({ token }: SignedIn) =>
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token })).answer);
const historyOf = async (home: string) => {
  const entries = db.selectFrom('audit_entry').select(['action', 'actor_role']).where('target_id', '=', home);
  return (await entries.orderBy('id').execute()).filter(({ action }) => action.startsWith('viewing-cancelled'));
};

test.each(['suspend', 'hide'] as const)('names the moderator whose step it was: %s', async (kind) => {
  const { owner, visitor, home, booked } = await aBookedHome();
  const id = await measure(owner, kind);
  const lost = await show(visitor.token, booked.id);
  expect(lost).toMatchObject({ endedBy: 'moderator', note: endReasons['lister-gone'], isLate: false });
  for (const side of ['tenant', 'lister'] as const) expect(viewingInWords(side, lost)).toBe('Cancelled by a moderator');
  expect(await historyOf(home)).toEqual([{ action: 'viewing-cancelled-by-moderator', actor_role: 'moderator' }]);

  await lift(id);
  expect(await show(visitor.token, booked.id)).toMatchObject({ status: 'proposed', endedBy: null, note: '' });
});

test('says that a landlord who closes their account has cancelled', async () => {
  const { owner, visitor, home, booked } = await aBookedHome();
  await close(owner);
  const lost = await show(visitor.token, booked.id);
  expect([lost.endedBy, viewingInWords('tenant', lost)]).toEqual([null, 'Cancelled by the landlord or agent']);
  expect(await historyOf(home)).toEqual([{ action: 'viewing-cancelled-by-lister', actor_role: 'clock' }]);
});

test('says of a tenant only what they did themselves', async () => {
  const [leaving, suspended] = [await aBookedHome(), await aBookedHome()];
  await close(leaving.visitor);
  await measure(suspended.visitor, 'suspend');
  await waitForJobs(pool);
  const left = await show(leaving.owner.token, leaving.booked.id);
  expect(viewingInWords('lister', left)).toBe('Cancelled by the tenant');
  expect((await mailTo(leaving.owner.user.email))?.text).toContain('Maya O. has cancelled the viewing');
  const ended = await show(suspended.owner.token, suspended.booked.id);
  expect(viewingInWords('lister', ended)).toBe('Cancelled by a moderator');
  const mail = await mailTo(suspended.owner.user.email);
  expect(mail?.subject).toBe('A viewing has been cancelled');
  expect(mail?.text).not.toContain('has cancelled');
});

test('offers again what was lost with the account, and not what its owner had cancelled in the same words', async () => {
  const { owner, visitor, booked } = await aBookedHome();
  const body = { action: 'call-off' as const, note: endReasons['lister-gone'] ?? '' };
  dataOf((await call(contract.viewings.act, { params: { id: booked.id }, body }, { token: owner.token })).answer);
  await settle(booked.id);
  await lift(await measure(owner, 'hide'));
  expect(await show(visitor.token, booked.id)).toMatchObject({ status: 'cancelled-by-lister', note: body.note });
});
