import { contract } from '@letfair/contract';
import { lapseMove } from '../../features/lettings/viewings/index.ts';
import { insertViewingLink } from '../../features/lettings/viewings/mails/viewing-links.repository.ts';
import { write } from '../../platform/db.ts';
import { dataOf, type TestApi } from '../test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../viewings.ts';

const { listings, viewings, viewingLinks } = contract;

export async function callViewings(testing: Pick<TestApi, 'as' | 'call' | 'db' | 'pool' | 'send'>): Promise<void> {
  const { as, call, db, send } = testing;
  const { admin, landlord, tenant, homeWithTimes, slotsOf, bookFirst, press, act, start, startsIn } =
    await viewingFixture(testing);
  const other = await as('tenant');
  const id = await homeWithTimes(timesOnDays(3, 5));
  await call(viewings.times, { params: { id } }, landlord);
  const booked = await bookFirst(id);
  await slotsOf(id, tenant.token);
  await call(viewings.joinWaitingList, { params: { id } }, other);
  const [free] = (await slotsOf(id, other.token)).slots;
  const params = { id: booked.id };
  await call(viewings.reschedule, { params, body: { slotId: free!.id } }, tenant);
  await call(viewings.reschedule, { params, body: { slotId: booked.slotId } }, tenant);
  for (const action of ['withdraw-move', 'decline-move', 'accept-move'] as const) {
    await call(viewings.suggestMove, { params, body: { slotId: free!.id } }, landlord);
    await act(action === 'withdraw-move' ? landlord.token : tenant.token, booked.id, action);
  }
  await call(viewings.reschedule, { params, body: { slotId: booked.slotId } }, tenant);
  await call(viewings.suggestMove, { params, body: { time: { day: dayAhead(9), time: '09:00' } } }, landlord);
  await lapseMove(db)({ viewingId: booked.id });
  await call(viewings.confirm, { params }, tenant);
  for (const who of [landlord, tenant]) {
    await call(viewings.show, { params }, who);
    await call(viewings.summary, {}, who);
    const range = { from: dayAhead(0), to: dayAhead(7), propertyId: id };
    for (const query of [
      {},
      range,
      { when: 'coming' as const },
      { when: 'past' as const, status: 'booked' as const },
    ]) {
      await call(viewings.list, { query }, who);
      await call(viewings.list, { query: { ...query, cursor: `${booked.startsAt} ${booked.id}` } }, who);
    }
  }
  const link = await write(db, (tx) => insertViewingLink(tx, booked.id, tenant.user.id));
  await call(viewingLinks.open, { body: { token: link } });
  await call(viewingLinks.act, { body: { token: link, action: 'confirm' } });
  const { url } = dataOf((await call(viewingLinks.openCalendar, {}, tenant)).answer);
  await call(viewingLinks.calendar, {}, tenant);
  await send({ url: new URL(url).pathname });
  await call(viewingLinks.closeCalendar, {}, tenant);
  await press(tenant.token, booked.id, 'cancel');
  await call(viewings.undo, { params }, tenant);
  await act(tenant.token, booked.id, 'cancel');
  await call(viewings.leaveWaitingList, { params: { id } }, other);
  const missed = await bookFirst(id);
  await startsIn(missed.id, -1);
  await act(landlord.token, missed.id, 'miss-tenant');
  const content = 'I was there.';
  await call(viewings.contest, { params: { id: missed.id }, body: { content } }, tenant);
  await call(viewings.contests, { query: {} }, admin);
  await call(viewings.contests, { query: { cursor: id } }, admin);
  const decision = { decision: 'strike', reason: 'A test' } as const;
  await call(viewings.decideContest, { params: { id: missed.id }, body: decision }, admin);
  const talk = dataOf((await start(id)).answer);
  const times = [{ day: dayAhead(8), time: '09:00' }];
  const { viewings: proposed } = dataOf(
    (await call(viewings.propose, { params: { id: talk.id }, body: { times } }, landlord)).answer,
  );
  await act(tenant.token, proposed[0]!.id, 'accept');
  await act(landlord.token, proposed[0]!.id, 'call-off');
  await call(listings.act, { params: { id }, body: { action: 'pause' } }, landlord);
}
