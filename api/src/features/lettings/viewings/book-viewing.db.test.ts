import { contract } from '@letfair/contract';
import { bookingSentences, MAX_COMING_VIEWINGS } from '@letfair/domain/lettings/viewings/booking-rules';
import { timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { afterAll, describe, expect, it, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, db, mailTo, pool } = testing;
const { conversations, listings, viewings } = contract;
const { landlord, tenant, liveListing, start, started, saveTimes, homeWithTimes, slotsOf, book, bookFirst, act, show } =
  await viewingFixture(testing);
afterAll(await api.startJobs());

describe('viewing times', () => {
  it('are the usual ones until they are saved, and give free times from then on', async () => {
    const id = await liveListing();
    const before = dataOf((await call(viewings.times, { params: { id } }, landlord)).answer);
    expect(before).toMatchObject({ isSaved: false, freeSlots: 0 });
    const weekly = [{ weekday: 1, from: '12:00', to: '13:00' }] as const;
    const saved = dataOf((await saveTimes(id, { weekly, ...timesOnDays(20) })).answer);
    expect(saved.isSaved).toBe(true);
    expect(saved.freeSlots).toBeGreaterThan(4);
    const { slots, next, mode } = await slotsOf(id);
    expect(slots).toHaveLength(saved.freeSlots);
    expect(slots.map(({ startsAt }) => startsAt)).toEqual(slots.map(({ startsAt }) => startsAt).toSorted());
    expect(next).toEqual(slots[0]);
    expect(mode).toBe('in-person');
  });

  it.each([
    ['in the past', { singles: [{ day: dayAhead(-1), time: '10:00' }] }, timesSentences.singleInPast],
    ['200 years ahead', { singles: [{ day: '2226-01-01', time: '10:00' }] }, timesSentences.tooFarAhead],
    [
      'twice at once',
      { singles: [...timesOnDays(3).singles, ...timesOnDays(3).singles] },
      timesSentences.singlesOverlap,
    ],
    ['for nobody', { capacity: 0 }, timesSentences.capacity],
    ['for a thousand', { capacity: 1_000 }, timesSentences.capacity],
    [
      'with contact details in the notes',
      { notes: 'Ring 07700 900123 at the gate' },
      expect.stringMatching(/^Leave out “07700 900123”\./),
    ],
  ])('are refused %s with a sentence', async (_, changes, sentence) => {
    const refused = await saveTimes(await liveListing(), changes);
    expect([refused.status, refused.answer.message]).toEqual([422, sentence]);
  });

  it('of one lister do not overlap, unless the lister allows it', async () => {
    const other = await as('landlord');
    const [first, second] = [await liveListing('First home', other.token), await liveListing('Second', other.token)];
    expect((await saveTimes(first, timesOnDays(4), other.token)).status).toBe(200);
    const singles = [{ day: dayAhead(4), time: '10:10' }];
    const refused = await saveTimes(second, { singles }, other.token);
    expect(refused.status).toBe(409);
    expect(refused.answer.message).toContain('“First home”');
    expect((await slotsOf(second)).slots).toEqual([]);
    expect((await saveTimes(second, { singles, allowsOverlap: true }, other.token)).status).toBe(200);
    expect((await saveTimes(second, { singles }, other.token)).status).toBe(409);
    expect((await slotsOf(second)).slots).toHaveLength(1);
  });

  it('can change while booked viewings stay', async () => {
    const id = await homeWithTimes();
    const booked = await bookFirst(id);
    const saved = dataOf((await saveTimes(id, { ...timesOnDays(7), allowsOverlap: true })).answer);
    expect(saved).toMatchObject({ freeSlots: 1, bookedOutside: 1 });
    expect((await show(tenant.token, booked.id)).status).toBe('booked');
    const again = dataOf((await saveTimes(id, { ...timesOnDays(3, 7), allowsOverlap: true })).answer);
    expect(again).toMatchObject({ freeSlots: 1, bookedOutside: 0 });
    dataOf((await act(tenant.token, booked.id, 'cancel')).answer);
  });
});

describe('booking', () => {
  it('takes the time, tells both sides by mail and stands in the history of the listing', async () => {
    const person = await as('tenant');
    const id = await homeWithTimes({ ...timesOnDays(3), notes: 'Ring twice', meetingPlace: 'At the gate' });
    expect(await bookFirst(id, person.token)).toMatchObject({
      status: 'booked',
      propertyId: id,
      side: 'tenant',
      notes: 'Ring twice',
      meetingPlace: 'At the gate',
      actions: ['reschedule', 'cancel'],
    });
    expect((await slotsOf(id)).slots).toEqual([]);
    await waitForJobs(pool);
    expect((await mailTo(person.user.email))?.subject).toMatch(/^Your viewing is booked: /);
    expect((await mailTo(landlord.user.email))?.subject).toMatch(/^Maya O\. has booked a viewing: /);
    const own = dataOf((await call(listings.own, { params: { id } }, landlord)).answer);
    expect(own.history[0]).toMatchObject({ action: 'viewing-booked', by: 'tenant' });
  });

  it('goes to one of many who press at once, and offers the others the next times', async () => {
    const id = await homeWithTimes();
    const people = await Promise.all(Array.from({ length: 12 }, () => as('tenant')));
    const [slot, next] = (await slotsOf(id)).slots;
    const answers = await Promise.all(people.map(({ token }) => book(id, slot!.id, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(11);
    for (const { answer } of refused)
      expect(answer).toMatchObject({ message: bookingSentences.slotTaken, data: { slots: [{ id: next!.id }] } });
  });

  it('fills a group viewing and no more', async () => {
    const id = await homeWithTimes({ ...timesOnDays(3), capacity: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => as('tenant')));
    const [slot] = (await slotsOf(id)).slots;
    const answers = await Promise.all(people.map(({ token }) => book(id, slot!.id, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('allows one coming viewing per home, also in two tabs', async () => {
    const person = await as('tenant');
    const id = await homeWithTimes();
    const { slots } = await slotsOf(id);
    const answers = await Promise.all(slots.map((slot) => book(id, slot.id, person.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.answer.message).toBe(bookingSentences.oneEach);
    expect((await slotsOf(id)).slots).toHaveLength(1);
  });

  it('allows so many coming viewings in all', async () => {
    const person = await as('tenant');
    for (let booked = 0; booked < MAX_COMING_VIEWINGS; booked += 1)
      await bookFirst(await homeWithTimes(), person.token);
    const id = await homeWithTimes();
    const { slots, bookingsLeft } = await slotsOf(id, person.token);
    expect(bookingsLeft).toBe(0);
    const refused = await book(id, slots[0]!.id, person.token);
    expect([refused.status, refused.answer.message]).toEqual([409, bookingSentences.tooMany]);
  });

  it('is refused where one has blocked the other', async () => {
    const person = await as('tenant');
    const talk = await started(person.token);
    await call(conversations.block, { params: { id: talk.id }, body: { blocked: true } }, landlord);
    const id = await homeWithTimes();
    const refused = await book(id, (await slotsOf(id)).slots[0]!.id, person.token);
    expect([refused.status, refused.answer.message]).toEqual([409, bookingSentences.blocked]);
  });

  it('is refused within the notice, and for a slot of another home', async () => {
    const id = await homeWithTimes({ ...timesOnDays(2), noticeHours: 168 });
    expect((await slotsOf(id)).slots).toEqual([]);
    const { id: soon } = await db
      .selectFrom('viewing_slot')
      .select('id')
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await book(id, soon)).answer.message).toBe(bookingSentences.tooSoon);
    const other = await homeWithTimes();
    expect((await book(other, soon)).answer.message).toBe(bookingSentences.slotGone);
  });

  it('answers a repeated call with the same key once', async () => {
    const person = await as('tenant');
    const id = await homeWithTimes();
    const [slot] = (await slotsOf(id)).slots;
    const options = { token: person.token, key: 'once' };
    const body = { propertyId: id, slotId: slot!.id };
    const [first, second] = [
      await call(viewings.book, { body }, options),
      await call(viewings.book, { body }, options),
    ];
    expect(dataOf(second.answer).id).toBe(dataOf(first.answer).id);
  });
});

test('shows where to meet to the booked only, and a hidden address from a day before', async () => {
  const { startsIn } = await viewingFixture(testing);
  const id = await homeWithTimes({
    ...timesOnDays(3),
    mode: 'video',
    videoLink: 'https://meet.example/abc',
    notes: 'x',
  });
  const { id: viewingId, address, addressFrom, videoLink } = await bookFirst(id, (await as('tenant')).token);
  expect({ address, videoLink }).toEqual({ address: null, videoLink: 'https://meet.example/abc' });
  // Nobody goes to the door for a call.
  expect(addressFrom).toBeNull();
  const listed = dataOf((await call(viewings.list, { query: { propertyId: id } }, landlord)).answer).viewings;
  expect(listed[0]).toMatchObject({
    id: viewingId,
    side: 'lister',
    address: null,
    propertyReference: '',
    propertyStreet: '12 Lock Street',
  });
  expect(JSON.stringify(await slotsOf(id))).not.toContain('meet.example');
  const person = await as('tenant');
  const other = await homeWithTimes();
  const mine = await bookFirst(other, person.token);
  await startsIn(mine.id, 20);
  expect((await show(person.token, mine.id)).address).toMatchObject({ line1: '12 Lock Street' });
  await act(person.token, mine.id, 'cancel');
  const over = await show(person.token, mine.id);
  expect(over).toMatchObject({ address: null, notes: '', isLate: true });
  expect(over).not.toHaveProperty('propertyStreet');
  expect(over).not.toHaveProperty('propertyReference');
});

test('a viewing of somebody else is not found', async () => {
  const booked = await bookFirst(await homeWithTimes(), (await as('tenant')).token);
  const stranger = await as('tenant');
  const params = { id: booked.id };
  expect((await call(viewings.show, { params }, stranger)).status).toBe(404);
  expect((await act(stranger.token, booked.id, 'cancel')).status).toBe(404);
  expect((await call(viewings.times, { params: { id: booked.propertyId } }, await as('landlord'))).status).toBe(404);
});

test('both sides’ conversation says that a viewing is booked, until it is cancelled', async () => {
  const home = await homeWithTimes();
  const visitor = await as('tenant');
  const { id } = dataOf((await start(home, undefined, visitor.token)).answer);
  const hasViewing = async () => {
    const shown = [landlord, visitor].map(({ token }) => call(conversations.show, { params: { id } }, { token }));
    return (await Promise.all(shown)).map(({ answer }) => dataOf(answer).hasViewing);
  };
  expect(await hasViewing()).toEqual([false, false]);
  const viewing = await bookFirst(home, visitor.token);
  expect(await hasViewing()).toEqual([true, true]);
  dataOf((await act(visitor.token, viewing.id, 'cancel')).answer);
  expect(await hasViewing()).toEqual([false, false]);
});

test('whoever would like to see a home without times asks once, and new times are offered to each who did', async () => {
  const owner = await as('landlord');
  const home = await liveListing('Flat without times', owner.token);
  const [one, two] = [await as('tenant'), await as('tenant')];
  for (const { token } of [one, one, two])
    dataOf((await call(viewings.joinWaitingList, { params: { id: home } }, { token })).answer);
  await waitForJobs(pool);
  expect((await mailTo(owner.user.email))?.subject).toBe('2 people would like to view your home');
  const own = dataOf((await call(viewings.times, { params: { id: home } }, { token: owner.token })).answer);
  expect(own).toMatchObject({ asking: 2, isSaved: false });
  expect(own.times.weekly.at(-1)).toEqual({ weekday: 6, from: '10:00', to: '16:00' });
  dataOf((await saveTimes(home, timesOnDays(4, 5), owner.token)).answer);
  await waitForJobs(pool);
  for (const { user } of [one, two]) expect((await mailTo(user.email))?.subject).toBe('There are new viewing times');
});
