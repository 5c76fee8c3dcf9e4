import { contract } from '@letfair/contract';
import { AFFECTED_CHANGED } from '@letfair/domain/lettings/consequences/account-words';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../../testing/viewings.ts';
import { waitForJobs } from '../../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, mailTo, pool } = testing;
const { applications, privacy, viewings } = contract;
const { bookFirst, liveListing, saveTimes, show } = await viewingFixture(testing);
afterAll(await api.startJobs());

const homeOf = async ({ token }: SignedIn, title = 'The old mill') => {
  const id = await liveListing(title, token);
  dataOf((await saveTimes(id, { ...timesOnDays(3, 5), allowsOverlap: true }, token)).answer);
  return id;
};
const apply = async (propertyId: string, { token }: SignedIn) =>
  dataOf((await call(applications.apply, { body: { propertyId } }, { token })).answer);
const accept = async (id: string, { token }: SignedIn) =>
  dataOf((await call(applications.act, { params: { id }, body: { action: 'accept' } }, { token })).answer);
const applicationOf = async (id: string, { token }: SignedIn) =>
  dataOf((await call(applications.show, { params: { id } }, { token })).answer);
const affected = async ({ token }: SignedIn) => dataOf((await call(privacy.affected, {}, { token })).answer);
const close = ({ token }: SignedIn, seen?: string) =>
  call(privacy.close, { body: { password: PASSWORD, ...(seen !== undefined && { seen }) } }, { token });
const keep = async ({ user }: SignedIn) => {
  const body = { email: user.email, password: PASSWORD };
  const { token } = dataOf((await call(contract.accounts.login, { body })).answer);
  dataOf((await call(privacy.keep, {}, { token })).answer);
  return token;
};
async function newsDue() {
  await waitForJobs(pool);
  await pool.query('update home_news set due_at = now() where told_at is null');
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await waitForJobs(pool);
}

test('names everyone whom closing an account affects, before it is closed', async () => {
  const [landlord, visitor, applicant] = [await as('landlord'), await as('tenant'), await as('tenant')];
  expect(await affected(landlord)).toEqual({ groups: [], seen: 'nobody' });
  const id = await homeOf(landlord);
  const booked = await bookFirst(id, visitor.token);
  await accept((await apply(id, applicant)).id, landlord);
  const { groups } = await affected(landlord);
  expect(groups).toMatchObject([
    {
      tie: 'viewing',
      count: 1,
      people: [{ name: 'Maya O.', propertyTitle: 'The old mill', startsAt: booked.startsAt }],
    },
    { tie: 'accepted', count: 1, people: [{ name: 'Maya O.', propertyTitle: 'The old mill', startsAt: null }] },
  ]);
  expect((await affected(visitor)).groups).toMatchObject([{ tie: 'own-viewing', count: 1 }]);
  expect((await affected(applicant)).groups).toMatchObject([{ tie: 'own-accepted', count: 1 }]);
});

test('asks again when someone else is affected by now, and closes nothing before', async () => {
  const [landlord, visitor] = [await as('landlord'), await as('tenant')];
  const id = await homeOf(landlord);
  const { seen } = await affected(landlord);
  await bookFirst(id, visitor.token);
  const refused = await close(landlord, seen);
  expect(refused).toMatchObject({ status: 409, answer: { message: AFFECTED_CHANGED } });
  expect((await close(landlord, (await affected(landlord)).seen)).status).toBe(200);
});

test('a landlord who leaves: viewings are cancelled, applications closed, and everyone is told once', async () => {
  const [landlord, visitor, accepted] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const id = await homeOf(landlord);
  const viewing = await bookFirst(id, visitor.token);
  const application = await accept((await apply(id, accepted)).id, landlord);
  expect(application.nextSteps).not.toEqual([]);
  dataOf((await close(landlord)).answer);

  expect(await show(visitor.token, viewing.id)).toMatchObject({ note: endReasons['lister-closed'], isLate: false });
  expect(await applicationOf(application.id, accepted)).toMatchObject({
    status: 'closed',
    nextSteps: [],
    contact: null,
    actions: [],
  });
  await newsDue();
  expect((await mailTo(visitor.user.email))?.subject).toContain('cancelled');
  const mail = await mailTo(accepted.user.email);
  expect(mail?.subject).toBe('A home you were accepted for is no longer available');
  expect(mail?.text).toContain('Please don’t pay anyone for this home.');
});

test('keeping the account brings back what was closed with it, and offers viewings once more', async () => {
  const [landlord, visitor, accepted] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const id = await homeOf(landlord);
  const viewing = await bookFirst(id, visitor.token);
  const application = await accept((await apply(id, accepted)).id, landlord);
  dataOf((await close(landlord)).answer);
  await keep(landlord);

  expect(await applicationOf(application.id, accepted)).toMatchObject({ status: 'accepted' });
  expect((await show(visitor.token, viewing.id)).status).toBe('proposed');
  await waitForJobs(pool);
  expect((await mailTo(accepted.user.email))?.subject).toBe('Your application is open again');
  const taken = await call(viewings.act, { params: { id: viewing.id }, body: { action: 'accept' } }, visitor);
  expect(dataOf(taken.answer)).toMatchObject({ status: 'booked', startsAt: viewing.startsAt });
});

test('an applicant who was told that the homes are hidden hears as well when the account closes', async () => {
  const [admin, landlord, applicant] = [await as('admin'), await as('landlord'), await as('tenant')];
  const { id } = await apply(await homeOf(landlord), applicant);
  const hide = { params: { id: landlord.user.id }, body: { kind: 'hide' as const, reason: 'Spam.' } };
  dataOf((await call(contract.measures.apply, hide, { token: admin.token })).answer);
  await newsDue();
  const told = await mailTo(applicant.user.email);
  dataOf((await close(landlord)).answer);
  await newsDue();
  expect((await applicationOf(id, applicant)).status).toBe('closed');
  expect((await mailTo(applicant.user.email))?.text).not.toBe(told?.text);
});

test('a tenant who leaves: the landlord hears of the application, and another may have taken its place', async () => {
  const [landlord, leaving, next] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const id = await homeOf(landlord);
  const application = await accept((await apply(id, leaving)).id, landlord);
  const other = await apply(id, next);
  dataOf((await close(leaving)).answer);
  expect(await applicationOf(application.id, landlord)).toMatchObject({ status: 'withdrawn', nextSteps: [] });
  expect((await mailTo(landlord.user.email))?.subject).toBe('The tenant you accepted has closed their account');

  await accept(other.id, landlord);
  await keep(leaving);
  expect((await applicationOf(application.id, landlord)).status).toBe('shortlisted');
  expect((await applicationOf(other.id, landlord)).status).toBe('accepted');
});
