import { contract } from '@letfair/contract';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { afterAll, describe, expect, it, test } from 'vitest';
import { takeShownStep } from '../../../testing/listings.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { runJob, waitForJobs } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, mailTo, pool } = testing;
const { admin, applications, listings, privacy, viewings } = contract;
const fixture = await viewingFixture(testing);
const { admin: moderator, landlord, liveListing, start, homeWithTimes, saveTimes, slotsOf, book, bookFirst } = fixture;
const { act, show, startsIn } = fixture;
afterAll(await api.startJobs());

const reschedule = (token: string, id: string, slotId: string) =>
  call(viewings.reschedule, { params: { id }, body: { slotId } }, { token });
const summary = async (token: string) => dataOf((await call(viewings.summary, {}, { token })).answer);
const join = (token: string, id: string) => call(viewings.joinWaitingList, { params: { id } }, { token });

describe('rescheduling', () => {
  it('moves to a free time, raises the sequence and frees the old one', async () => {
    const { token } = await as('tenant');
    const id = await homeWithTimes();
    const booked = await bookFirst(id, token);
    const [other] = (await slotsOf(id)).slots;
    const moved = dataOf((await reschedule(token, booked.id, other!.id)).answer);
    expect(moved).toMatchObject({ status: 'rescheduled', uid: booked.uid, startsAt: other!.startsAt });
    expect(moved.sequence).toBeGreaterThan(booked.sequence);
    expect((await slotsOf(id)).slots.map(({ id: slotId }) => slotId)).toEqual([booked.slotId]);
  });

  it('to a taken time is refused and leaves everything as it was', async () => {
    const [person, other] = [await as('tenant'), await as('tenant')];
    const id = await homeWithTimes(timesOnDays(3, 5, 6));
    const booked = await bookFirst(id, person.token);
    const taken = await bookFirst(id, other.token);
    const refused = await reschedule(person.token, booked.id, taken.slotId);
    expect([refused.status, refused.answer.message]).toEqual([409, bookingSentences.slotTaken]);
    expect((refused.answer as { data?: { slots: unknown[] } }).data?.slots).toHaveLength(1);
    expect(await show(person.token, booked.id)).toMatchObject({ status: 'booked', slotId: booked.slotId });
  });
});

describe('afterwards', () => {
  it('either side says whether it happened, and what is counted can be contested once', async () => {
    const { token } = await as('tenant');
    const booked = await bookFirst(await homeWithTimes(), token);
    expect((await act(landlord.token, booked.id, 'miss-tenant')).status).toBe(409);
    await startsIn(booked.id, -1);
    expect((await act(token, booked.id, 'cancel')).status).toBe(409);
    expect(dataOf((await act(landlord.token, booked.id, 'miss-tenant')).answer).status).toBe('no-show-tenant');
    expect(await summary(token)).toMatchObject({ noShows: 1, lateCancellations: 0, record: null });
    const contest = { params: { id: booked.id }, body: { content: 'I rang the bell.' } };
    expect((await call(viewings.contest, contest, landlord)).status).toBe(409);
    expect(dataOf((await call(viewings.contest, contest, { token })).answer)).toMatchObject({ canContest: false });
    expect((await call(viewings.contest, contest, { token })).answer.message).toBe(bookingSentences.contestedBefore);
    const { contests } = dataOf((await call(viewings.contests, { query: {} }, moderator)).answer);
    expect(contests.find(({ id }) => id === booked.id)).toMatchObject({ content: 'I rang the bell.' });
    const decision = {
      params: { id: booked.id },
      body: { decision: 'strike' as const, reason: 'The bell was broken.' },
    };
    expect(dataOf((await call(viewings.decideContest, decision, moderator)).answer).status).toBe('struck');
    expect((await call(viewings.decideContest, decision, moderator)).status).toBe(409);
    expect(await summary(token)).toMatchObject({ noShows: 0 });
  });

  it('the other side sees how many viewings somebody kept, from three on', async () => {
    const { token } = await as('tenant');
    for (let kept = 0; kept < 3; kept += 1) {
      const { id } = await bookFirst(await homeWithTimes(), token);
      await startsIn(id, -1);
      dataOf((await act(token, id, 'attend')).answer);
    }
    const late = await bookFirst(await homeWithTimes(), token);
    expect((await show(landlord.token, late.id)).otherRecord).toEqual({ kept: 3, of: 3 });
    await startsIn(late.id, 5);
    dataOf((await act(token, late.id, 'cancel')).answer);
    expect((await show(landlord.token, late.id)).otherRecord).toEqual({ kept: 3, of: 4 });
    expect(await summary(token)).toMatchObject({ lateCancellations: 1, record: { kept: 3, of: 4 }, coming: 0 });
  });

  it('the home can be booked again', async () => {
    const { token } = await as('tenant');
    const id = await homeWithTimes();
    const booked = await bookFirst(id, token);
    await startsIn(booked.id, -2);
    expect((await bookFirst(id, token)).status).toBe('booked');
  });
});

describe('the waiting list', () => {
  it('holds a place that came free for the next, and passes it on when nobody takes it', async () => {
    const [holder, first, second] = [await as('tenant'), await as('tenant'), await as('tenant')];
    const id = await homeWithTimes(timesOnDays(3));
    const booked = await bookFirst(id, holder.token);
    expect(dataOf((await join(first.token, id)).answer)).toMatchObject({ position: 1, offer: null });
    expect(dataOf((await join(second.token, id)).answer)).toMatchObject({ position: 2, offer: null });
    dataOf((await act(holder.token, booked.id, 'cancel')).answer);
    expect((await slotsOf(id, second.token)).slots).toEqual([]);
    expect((await slotsOf(id, first.token)).waiting?.offer?.slot.id).toBe(booked.slotId);
    await waitForJobs(pool);
    expect((await mailTo(first.user.email))?.subject).toBe('A viewing time has come up');
    expect((await book(id, booked.slotId, second.token)).status).toBe(409);

    await pool.query(`update viewing_waiting set offered_until = now() where slot_id = $1`, [booked.slotId]);
    expect((await book(id, booked.slotId, first.token)).status).toBe(409);
    await pool.query(`select graphile_worker.add_job('lapse-viewing-offers', json_build_object('slotId', $1::text))`, [
      booked.slotId,
    ]);
    await waitForJobs(pool);
    expect((await summary(first.token)).waiting).toEqual([]);
    expect((await summary(second.token)).waiting[0]?.offer?.slot.id).toBe(booked.slotId);
    expect((await book(id, booked.slotId, second.token)).status).toBe(200);
    expect((await summary(second.token)).waiting).toEqual([]);
  });

  it('frees the place for everybody when the last one leaves', async () => {
    const [holder, waiting] = [await as('tenant'), await as('tenant')];
    const id = await homeWithTimes(timesOnDays(3));
    const booked = await bookFirst(id, holder.token);
    await join(waiting.token, id);
    await act(landlord.token, booked.id, 'call-off');
    expect((await slotsOf(id)).slots).toEqual([]);
    dataOf((await call(viewings.leaveWaitingList, { params: { id } }, waiting)).answer);
    expect((await slotsOf(id)).slots).toHaveLength(1);
  });
});

describe('proposed times', () => {
  const propose = (id: string, times: { day: string; time: string }[]) =>
    call(viewings.propose, { params: { id }, body: { times } }, landlord);

  it('are bookable by the tenant of the conversation only, and end the other proposals', async () => {
    const [person, stranger] = [await as('tenant'), await as('tenant')];
    const id = await liveListing();
    const talk = dataOf((await start(id, undefined, person.token)).answer);
    const times = [
      { day: dayAhead(9), time: '08:00' },
      { day: dayAhead(9), time: '21:00' },
    ];
    const { viewings: proposed } = dataOf((await propose(talk.id, times)).answer);
    expect(proposed.map(({ status }) => status)).toEqual(['proposed', 'proposed']);
    expect((await slotsOf(id, stranger.token)).slots).toEqual([]);
    expect((await slotsOf(id, person.token)).slots.map(({ isYours }) => isYours)).toEqual([true, true]);
    expect((await book(id, proposed[0]!.slotId, stranger.token)).status).toBe(409);
    expect(dataOf((await act(person.token, proposed[0]!.id, 'accept')).answer).status).toBe('booked');
    const left = dataOf((await call(viewings.list, { query: { propertyId: id } }, person)).answer).viewings;
    expect(left.map(({ id: viewingId }) => viewingId)).toEqual([proposed[0]!.id]);
  });

  it('take the place of free times of the home, also when its times are saved again', async () => {
    const person = await as('tenant');
    const id = await homeWithTimes({ ...timesOnDays(12, 13), allowsOverlap: false });
    const talk = dataOf((await start(id, undefined, person.token)).answer);
    const { viewings: proposed } = dataOf((await propose(talk.id, [{ day: dayAhead(12), time: '10:00' }])).answer);
    expect((await slotsOf(id)).slots).toHaveLength(1);
    expect(dataOf((await saveTimes(id, timesOnDays(12, 13))).answer).freeSlots).toBe(1);
    dataOf((await act(person.token, proposed[0]!.id, 'decline')).answer);
    expect(dataOf((await saveTimes(id, timesOnDays(12, 13))).answer).freeSlots).toBe(2);
  });

  it('are refused in the past, beyond three weeks and beside another viewing', async () => {
    const talk = dataOf((await start(await liveListing(), undefined, (await as('tenant')).token)).answer);
    const past = await propose(talk.id, [{ day: dayAhead(-1), time: '10:00' }]);
    expect([past.status, past.answer.message]).toEqual([422, timesSentences.singleInPast]);
    expect((await propose(talk.id, [{ day: '2226-01-01', time: '10:00' }])).status).toBe(422);
    expect((await propose(talk.id, [{ day: dayAhead(11), time: '07:00' }])).status).toBe(200);
    expect((await propose(talk.id, [{ day: dayAhead(11), time: '07:10' }])).status).toBe(409);
  });
});

describe('coming viewings are cancelled and the booked are told', () => {
  it.each(['let', 'withdraw'] as const)('when the home is changed by %s', async (action) => {
    const person = await as('tenant');
    const id = await homeWithTimes();
    const booked = await bookFirst(id, person.token);
    dataOf((await takeShownStep({ call })(landlord.token, id, action)).answer);
    expect(await show(person.token, booked.id)).toMatchObject({
      status: 'cancelled-by-lister',
      isLate: false,
      note: endReasons[action],
    });
    await waitForJobs(pool);
    expect((await mailTo(person.user.email))?.text).toContain(endReasons[action]);
    expect((await call(viewings.slots, { params: { id }, query: {} })).status).toBe(404);
  });

  it('when the lister is suspended', async () => {
    const [lister, person] = [await as('landlord'), await as('tenant')];
    const id = await liveListing('Another home', lister.token);
    dataOf((await saveTimes(id, timesOnDays(3, 4), lister.token)).answer);
    const booked = await bookFirst(id, person.token);
    const body = { suspended: true, reason: 'A test' };
    dataOf((await call(admin.suspend, { params: { id: lister.user.id }, body }, moderator)).answer);
    expect(await show(person.token, booked.id)).toMatchObject({
      status: 'cancelled-by-lister',
      note: endReasons['lister-gone'],
    });
    expect((await call(viewings.slots, { params: { id }, query: {} })).status).toBe(404);
  });

  it('when the tenant closes their account, and their place is free', async () => {
    const person = await as('tenant');
    const id = await homeWithTimes(timesOnDays(3));
    const booked = await bookFirst(id, person.token);
    dataOf((await call(privacy.close, { body: { password: PASSWORD } }, person)).answer);
    expect((await show(landlord.token, booked.id)).status).toBe('cancelled-by-tenant');
    expect((await slotsOf(id)).slots).toHaveLength(1);
  });
});

describe('what people have arranged is kept', () => {
  it('when the home is paused or let agreed, and can still be moved or cancelled', async () => {
    const [accepted, other] = [await as('tenant'), await as('tenant')];
    const id = await homeWithTimes();
    const [one, two] = [await bookFirst(id, accepted.token), await bookFirst(id, other.token)];
    dataOf((await call(listings.act, { params: { id }, body: { action: 'pause' } }, landlord)).answer);
    dataOf((await call(listings.act, { params: { id }, body: { action: 'resume' } }, landlord)).answer);
    const application = dataOf((await call(applications.apply, { body: { propertyId: id } }, accepted)).answer);
    const body = { action: 'accept' as const, letAgreed: true };
    dataOf((await call(applications.act, { params: { id: application.id }, body }, landlord)).answer);
    expect((await show(accepted.token, one.id)).status).toBe('booked');
    expect((await show(other.token, two.id)).status).toBe('booked');
    expect(dataOf((await act(other.token, two.id, 'cancel')).answer).status).toBe('cancelled-by-tenant');
    await waitForJobs(pool);
    expect((await mailTo(accepted.user.email))?.subject).not.toContain('cancelled');
  });

  it('when the home is paused: places on its waiting list, and one that is held for whoever is next', async () => {
    const [first, next, last] = [await as('tenant'), await as('tenant'), await as('tenant')];
    const id = await homeWithTimes(timesOnDays(3));
    const booked = await bookFirst(id, first.token);
    for (const { token } of [next, last])
      dataOf((await call(viewings.joinWaitingList, { params: { id } }, { token })).answer);
    dataOf((await act(first.token, booked.id, 'cancel')).answer);
    dataOf((await call(listings.act, { params: { id }, body: { action: 'pause' } }, landlord)).answer);
    const places = async ({ token }: typeof next) =>
      dataOf((await call(viewings.summary, {}, { token })).answer).waiting;
    expect([await places(next), await places(last)]).toMatchObject([[{ propertyId: id }], [{ propertyId: id }]]);
    const held = (await places(next))[0]?.offer?.slot.id ?? '';
    const body = { propertyId: id, slotId: held };
    expect(dataOf((await call(viewings.book, { body }, next)).answer).status).toBe('booked');
  });
});

test('times come back when a home is live again, and reach one day further each day', async () => {
  const id = await homeWithTimes({
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday: weekday as 1, from: '10:00', to: '10:30' })),
  });
  const before = (await slotsOf(id)).slots.length;
  for (const action of ['pause', 'resume'] as const)
    dataOf((await call(listings.act, { params: { id }, body: { action } }, landlord)).answer);
  await waitForJobs(pool);
  expect((await slotsOf(id)).slots).toHaveLength(before);
  await pool.query(`delete from viewing_slot where listing_id = $1 and starts_at > now() + interval '15 days'`, [id]);
  await pool.query(`update viewing_times set extended_to = extended_to - 6 where listing_id = $1`, [id]);
  await runJob(pool, 'extend-viewing-slots');
  expect((await slotsOf(id)).slots).toHaveLength(before);
});
