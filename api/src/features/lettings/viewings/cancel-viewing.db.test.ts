import { contract } from '@letfair/contract';
import { undoSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { describe, expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { tellViewing } from './mails/tell-viewing.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const { homeWithTimes, slotsOf, book, bookFirst, press, settle, show, start, tenant, landlord } =
  await viewingFixture(testing);
const tell = tellViewing(db, { publicUrl: 'https://letfair.example', sender: 'hello@letfair.example' });

const undo = (token: string, id: string) => call(contract.viewings.undo, { params: { id } }, { token });
const tellAll = async () => {
  for (const { id } of await db.selectFrom('viewing_notice').select('id').orderBy('id').execute())
    await tell({ noticeId: id });
};
/** The templates of the emails about a viewing that someone has got. */
const mailsTo = async (email: string) => {
  await tellAll();
  const mails = await db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute();
  return mails.map(({ template }) => template).filter((template) => template.startsWith('viewing-'));
};

describe('a cancelled viewing', () => {
  test.each(['tenant', 'landlord'] as const)('is brought back by the %s, and nobody hears of it', async (who) => {
    const [visitor, home] = [await as('tenant'), await homeWithTimes(timesOnDays(4))];
    const booked = await bookFirst(home, visitor.token);
    await tellAll();
    const { token } = who === 'tenant' ? visitor : landlord;
    const action = who === 'tenant' ? 'cancel' : 'call-off';
    dataOf((await press(token, booked.id, action)).answer);
    expect((await show(visitor.token, booked.id)).status).toMatch(/^cancelled-by-/);
    expect(dataOf((await undo(token, booked.id)).answer)).toMatchObject({
      status: 'booked',
      startsAt: booked.startsAt,
    });
    await settle(booked.id);
    expect(await mailsTo(visitor.user.email)).toEqual(['viewing-booked']);
    expect((await undo(token, booked.id)).answer).toMatchObject({ message: undoSentences.nothing });
    expect((await press(token, booked.id, action)).status).toBe(200);
    await settle(booked.id);
    expect((await mailsTo(visitor.user.email)).at(-1)).toMatch(/^viewing-cancelled-by-/);
  });

  test('keeps its place until it can no longer be undone', async () => {
    const [visitor, other, home] = [await as('tenant'), await as('tenant'), await homeWithTimes(timesOnDays(4))];
    const booked = await bookFirst(home, visitor.token);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    expect((await slotsOf(home, other.token)).slots).toEqual([]);
    expect((await book(home, booked.slotId, other.token)).status).toBe(409);
    await settle(booked.id);
    expect((await book(home, booked.slotId, other.token)).status).toBe(200);
    expect((await undo(visitor.token, booked.id)).answer).toMatchObject({ message: undoSentences.tooLate });
  });

  test('comes back with the time that was suggested for it', async () => {
    const [visitor, home] = [await as('tenant'), await homeWithTimes(timesOnDays(4, 6))];
    const booked = await bookFirst(home, visitor.token);
    const [other] = (await slotsOf(home, visitor.token)).slots;
    const suggested = { params: { id: booked.id }, body: { slotId: other!.id } };
    dataOf((await call(contract.viewings.suggestMove, suggested, { token: landlord.token })).answer);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    const back = dataOf((await undo(visitor.token, booked.id)).answer);
    expect(back).toMatchObject({ status: 'move-suggested', move: { startsAt: other!.startsAt } });
    dataOf((await press(visitor.token, booked.id, 'accept-move')).answer);
  });

  test('counts as late only once it can no longer be undone', async () => {
    const [visitor, home] = [await as('tenant'), await homeWithTimes({ ...timesOnDays(1), noticeHours: 0 })];
    const booked = await bookFirst(home, visitor.token);
    await pool.query(`update viewing set starts_at = now() + interval '3 hours' where id = $1`, [booked.id]);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    expect(dataOf((await undo(visitor.token, booked.id)).answer).isLate).toBe(false);
    const summary = dataOf((await call(contract.viewings.summary, {}, { token: visitor.token })).answer);
    expect(summary).toMatchObject({ coming: 1, lateCancellations: 0 });
  });

  test('stays cancelled when the other side, or the home, has moved on, and says why', async () => {
    const [visitor, home] = [await as('tenant'), await homeWithTimes(timesOnDays(4, 6))];
    const booked = await bookFirst(home, visitor.token);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    expect((await undo(landlord.token, booked.id)).answer).toMatchObject({ message: undoSentences.nothing });
    expect((await undo((await as('tenant')).token, booked.id)).status).toBe(404);
    const again = await bookFirst(home, visitor.token);
    expect((await undo(visitor.token, booked.id)).answer).toMatchObject({ message: undoSentences.bookedByYou });
    dataOf((await press(landlord.token, again.id, 'call-off')).answer);
    const let_ = { params: { id: home }, body: { action: 'let' } } as const;
    dataOf((await call(contract.listings.act, let_, { token: landlord.token })).answer);
    expect((await undo(landlord.token, again.id)).answer).toMatchObject({ message: undoSentences.homeGone });
  });

  test('and a booking at the same moment leave one of the two', async () => {
    const [visitor, home] = [await as('tenant'), await homeWithTimes(timesOnDays(4, 6))];
    const booked = await bookFirst(home, visitor.token);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    const [free] = (await slotsOf(home, visitor.token)).slots;
    const answers = await Promise.all([undo(visitor.token, booked.id), book(home, free!.id, visitor.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a declined time is kept for the tenant until then, and the landlord hears of it once', async () => {
  const talk = dataOf((await start(await homeWithTimes(timesOnDays(4)))).answer);
  const body = { times: [{ day: dayAhead(9), time: '09:00' }] };
  const proposed = await call(contract.viewings.propose, { params: { id: talk.id }, body }, { token: landlord.token });
  const [offered] = dataOf(proposed.answer).viewings;
  dataOf((await press(tenant.token, offered!.id, 'decline')).answer);
  expect(dataOf((await undo(tenant.token, offered!.id)).answer).status).toBe('proposed');
  dataOf((await press(tenant.token, offered!.id, 'decline')).answer);
  await settle(offered!.id);
  expect(
    (await mailsTo(landlord.user.email)).filter((template) => template === 'viewing-proposal-declined'),
  ).toHaveLength(1);
});
