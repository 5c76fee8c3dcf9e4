import { contract } from '@letfair/contract';
import { stepSentences } from '@letfair/domain/lettings/consequences/questions';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { afterAll, describe, expect, it, test } from 'vitest';
import { takeShownStep } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';
import { finishBulkChange } from '../../agencies/bulk/index.ts';
import { tellHomeNews } from '../home-news/index.ts';
import { settleViewing } from '../viewings/index.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const { act, own } = contract.listings;
const { consequences, undo: undoStep } = contract.steps;
const fixture = await viewingFixture(testing);
const { landlord, liveListing, homeWithTimes, bookFirst, show } = fixture;
const { token } = landlord;
afterAll(await api.startJobs());

const affectedBy = async (id: string, action: ListerAction) =>
  dataOf((await call(consequences, { params: { id }, query: { action } }, { token })).answer);
const press = (id: string, action: ListerAction, more: object = {}) =>
  call(act, { params: { id }, body: { action, ...more } }, { token });
const undo = (id: string, changeId: string | null) =>
  call(undoStep, { params: { id }, body: { undo: changeId ?? '' } }, { token });
const statusOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer).status;
const templatesTo = async (email: string) => {
  const mails = await db.selectFrom('mail').select('template').where('to_address', '=', email).execute();
  return mails.map(({ template }) => template);
};
const aBookedHome = async () => {
  const [person, id] = [await as('tenant'), await homeWithTimes()];
  return { person, id, booked: await bookFirst(id, person.token) };
};

describe('before a step', () => {
  it('names whose viewing, application and place on the waiting list it ends', async () => {
    const { person, id, booked } = await aBookedHome();
    const name = `${person.user.firstName} ${person.user.lastName[0]}.`;
    dataOf((await call(contract.applications.apply, { body: { propertyId: id } }, person)).answer);
    const waiting = await as('tenant');
    dataOf((await call(contract.viewings.joinWaitingList, { params: { id } }, waiting)).answer);
    expect(await affectedBy(id, 'let')).toMatchObject({
      viewings: [{ id: booked.id, name, startsAt: booked.startsAt, isOffered: false }],
      applications: [{ name }],
      counts: { viewings: 1, applications: 1, waiting: 1 },
    });
    expect((await affectedBy(id, 'pause')).counts).toEqual({ viewings: 1, applications: 0, waiting: 0 });
    const stranger = await as('landlord');
    expect((await call(consequences, { params: { id }, query: { action: 'let' } }, stranger)).status).toBe(404);
  });

  it('is refused with who is affected when nobody was asked, or someone has booked since', async () => {
    const { id, booked } = await aBookedHome();
    const { seen } = await affectedBy(id, 'pause');
    const unasked = await press(id, 'pause', { viewings: 'cancel' });
    expect([unasked.status, unasked.answer.message]).toEqual([409, stepSentences.asks]);
    const another = await bookFirst(id, (await as('tenant')).token);
    const late = await press(id, 'pause', { viewings: 'cancel', seen });
    expect([late.status, late.answer.message]).toEqual([409, stepSentences.changed]);
    expect(late.answer.success || late.answer.data?.viewings.map((viewing) => viewing.id)).toEqual([
      booked.id,
      another.id,
    ]);
    expect([await statusOf(id), (await show(token, booked.id)).status]).toEqual(['live', 'booked']);
  });
});

describe('a paused home', () => {
  it.each([
    ['keep', 'booked', { viewingsKept: 1, viewingsCancelled: 0, peopleTold: 0, undo: null }],
    ['cancel', 'cancelled-by-lister', { viewingsKept: 0, viewingsCancelled: 1, peopleTold: 1, undo: null }],
  ] as const)('may %s its viewing', async (choice, status, step) => {
    const { person, id, booked } = await aBookedHome();
    const paused = dataOf((await takeShownStep({ call })(token, id, 'pause', choice)).answer);
    expect(paused).toMatchObject({ status: 'paused', step });
    await waitForJobs(pool);
    expect((await show(person.token, booked.id)).status).toBe(status);
    expect((await templatesTo(person.user.email)).includes('viewing-cancelled-by-lister')).toBe(choice === 'cancel');
  });

  it('is paused at once when its last visitor has just cancelled, and told once', async () => {
    const { person, id, booked } = await aBookedHome();
    const { seen } = await affectedBy(id, 'pause');
    const body = { action: 'cancel', note: '' } as const;
    const [cancelled, paused] = await Promise.all([
      call(contract.viewings.act, { params: { id: booked.id }, body }, person),
      press(id, 'pause', { viewings: 'cancel', seen }),
    ]);
    expect([200, 409]).toContain(cancelled.status);
    expect(paused.status).toBe(200);
    // Their own cancellation is told once it can no longer be undone.
    await pool.query('update viewing set undo_until = now() where id = $1 and undo_until is not null', [booked.id]);
    await settleViewing(db)({ viewingId: booked.id });
    await waitForJobs(pool);
    const told = (await templatesTo(person.user.email)).filter((template) => template.includes('cancelled'));
    expect(told).toHaveLength(1);
  });
});

it('counts everybody who is emailed about a step, once each', async () => {
  const { person, id } = await aBookedHome();
  const [viewed, enquired, saved, silent, blocked] = await Promise.all([1, 2, 3, 4, 5].map(() => as('tenant')));
  const around = [person, viewed!, enquired!, saved!, silent!, blocked!];
  await fixture.startsIn((await bookFirst(id, viewed!.token)).id, -24);
  await fixture.start(id, undefined, enquired!.token);
  const theirs = dataOf((await fixture.start(id, undefined, blocked!.token)).answer);
  await pool.query('update conversation set blocked_by_tenant = true where id = $1', [theirs.id]);
  for (const who of [person, enquired!, saved!, silent!])
    dataOf((await call(contract.favorites.add, { params: { propertyId: id } }, who)).answer);
  await pool.query('update account set saved_home_emails = false where id = $1', [silent!.user.id]);
  const told = async () => {
    await waitForJobs(pool);
    const templates = await Promise.all(around.map(({ user }) => templatesTo(user.email)));
    const isOf = (template: string) => /^viewing-cancelled|-home-|^saved-homes/.test(template);
    return templates.map((all) => all.filter(isOf).length);
  };
  const before = await told();
  const { step } = dataOf((await takeShownStep({ call })(token, id, 'let')).answer);
  await pool.query('update home_news set due_at = now() where told_at is null');
  await tellHomeNews(db, 'https://letfair.example')({ listingId: id });
  const after = await told();
  expect(after.map((count, at) => count - before[at]!)).toEqual([1, 1, 1, 1, 0, 0]);
  expect(step.peopleTold).toBe(4);
});

describe('a step that affects nobody', () => {
  it.each(['pause', 'agree', 'let'] as const)('%s can be undone, and is told to nobody before', async (action) => {
    const [id, saver] = [await liveListing(), await as('tenant')];
    dataOf((await call(contract.favorites.add, { params: { propertyId: id } }, saver)).answer);
    const { step } = dataOf((await press(id, action, { undoable: true })).answer);
    expect(await statusOf(id)).not.toBe('live');
    expect(dataOf((await undo(id, step.undo)).answer).status).toBe('live');
    expect(await db.selectFrom('home_news').select('event').where('listing_id', '=', id).execute()).toEqual([]);
    expect((await undo(id, step.undo)).status).toBe(404);
  });

  it('cannot be undone once others are told, nor by a stranger', async () => {
    const id = await liveListing();
    const { step } = dataOf((await press(id, 'let', { undoable: true })).answer);
    const stranger = await as('landlord');
    const theirs = { params: { id }, body: { undo: step.undo ?? '' } };
    expect((await call(undoStep, theirs, stranger)).status).toBe(404);
    await finishBulkChange(db)({ changeId: step.undo ?? '' });
    expect([(await undo(id, step.undo)).status, await statusOf(id)]).toEqual([404, 'let']);
  });

  it('asks instead where somebody is affected', async () => {
    const { id } = await aBookedHome();
    const asked = await press(id, 'pause', { undoable: true });
    expect([asked.status, asked.answer.message, await statusOf(id)]).toEqual([409, stepSentences.asks, 'live']);
  });
});

test('a home is not paused with a choice that comes too late', async () => {
  const { id, booked } = await aBookedHome();
  const { seen } = await affectedBy(id, 'withdraw');
  dataOf((await press(id, 'pause', { viewings: 'keep' })).answer);
  expect((await press(id, 'pause', { viewings: 'cancel', seen })).status).toBe(409);
  expect((await show(token, booked.id)).status).toBe('booked');
});
