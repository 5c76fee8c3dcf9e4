import { contract } from '@letfair/contract';
import { defaultViewingTimes, type ViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { settleViewing } from '../features/lettings/viewings/index.ts';
import { conversationFixture } from './conversations.ts';
import { dataOf, type TestApi } from './test-api.ts';

const { viewings } = contract;

export const dayAhead = (days: number): string => daysAfter(ukDay(new Date()), days);

/** Viewing times of the given days ahead, one at 10:00 on each. */
export const timesOnDays = (...days: number[]): Pick<ViewingTimes, 'singles'> => ({
  singles: days.map((ahead) => ({ day: dayAhead(ahead), time: '10:00' })),
});

export async function viewingFixture(testing: Pick<TestApi, 'as' | 'call' | 'db' | 'pool'>) {
  const { call, db, pool } = testing;
  const fixture = await conversationFixture(testing);
  const { landlord, tenant, liveListing } = fixture;

  const saveTimes = (id: string, changes: Partial<ViewingTimes>, token = landlord.token) =>
    call(viewings.saveTimes, { params: { id }, body: { ...defaultViewingTimes, ...changes } as never }, { token });
  /** A live home that can be viewed at 10:00 on each of these days. */
  const homeWithTimes = async (changes: Partial<ViewingTimes> = timesOnDays(3, 5)): Promise<string> => {
    const id = await liveListing();
    dataOf((await saveTimes(id, { allowsOverlap: true, ...changes })).answer);
    return id;
  };
  const slotsOf = async (id: string, token?: string) =>
    dataOf((await call(viewings.slots, { params: { id }, query: {} }, { token })).answer);
  const book = (propertyId: string, slotId: string, token = tenant.token) =>
    call(viewings.book, { body: { propertyId, slotId } }, { token });
  const bookFirst = async (propertyId: string, token = tenant.token) => {
    const [slot] = (await slotsOf(propertyId, token)).slots;
    return dataOf((await book(propertyId, slot!.id, token)).answer);
  };
  const press = (token: string, id: string, action: Parameters<typeof actBody>[0]) =>
    call(viewings.act, { params: { id }, body: actBody(action) }, { token });
  /** Lets the time to undo a cancellation pass. */
  const settle = async (id: string) => {
    await pool.query('update viewing set undo_until = now() where id = $1 and undo_until is not null', [id]);
    await settleViewing(db)({ viewingId: id });
  };
  /** Takes a step that is not undone. */
  const act = async (token: string, id: string, action: Parameters<typeof actBody>[0]) => {
    const taken = await press(token, id, action);
    await settle(id);
    return taken;
  };
  const show = async (token: string, id: string) =>
    dataOf((await call(viewings.show, { params: { id } }, { token })).answer);
  /** Moves a viewing and its time so that it begins in so many hours, or has begun so many hours ago. */
  const startsIn = async (id: string, hours: number) => {
    const sets = `starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $2 + 20)`;
    const minutes = Math.round(hours * 60);
    await pool.query(`update viewing_slot set ${sets} where id = (select slot_id from viewing where id = $1)`, [
      id,
      minutes,
    ]);
    await pool.query(`update viewing set ${sets} where id = $1`, [id, minutes]);
  };
  return { ...fixture, saveTimes, homeWithTimes, slotsOf, book, bookFirst, press, settle, act, show, startsIn };
}

const actBody = (
  action:
    | 'accept'
    | 'decline'
    | 'cancel'
    | 'call-off'
    | 'attend'
    | 'miss-tenant'
    | 'miss-lister'
    | 'accept-move'
    | 'decline-move'
    | 'withdraw-move',
) => ({
  action,
});
