import { contract } from '@letfair/contract';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { stepSentences } from '@letfair/domain/lettings/consequences/questions';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { write } from '../../../platform/db.ts';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs, waitUntil } from '../../../testing/wait.ts';
import { finishBulkChange } from '../../agencies/bulk/index.ts';
import { lockListing, moveListing } from '../../listings/manage/index.ts';

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const fixture = await viewingFixture(testing);
const { admin, landlord, homeWithTimes, slotsOf, book, bookFirst, press, show } = fixture;
const { token } = landlord;
afterAll(await api.startJobs());

/** A connection of its own, which holds a home while calls queue up behind it in the order they came. */
const gate = new pg.Client(testing.url);
await gate.connect();
afterAll(() => gate.end());

const waiting = async (): Promise<number> => {
  const { rowCount } = await pool.query(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`);
  return rowCount ?? 0;
};

/** Calls that get hold of a home one after the other, each sent before the first was answered. */
async function oneAfterAnother<A, B>(id: string, first: () => Promise<A>, second: () => Promise<B>) {
  await waitForJobs(pool);
  await gate.query('begin');
  await gate.query('select from listing where id = $1 for update', [id]);
  const one = first();
  await waitUntil(async () => (await waiting()) === 1);
  const two = second();
  await waitUntil(async () => (await waiting()) === 2);
  await gate.query('commit');
  return Promise.all([one, two]);
}

const statusOf = async (id: string) =>
  dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer).status;
const nameOf = ({ user }: SignedIn) => publicName({ ...user, company: null });

describe('a rent cut that takes the home down while someone books', () => {
  /** Below this rent the deposits of the home are above their caps. */
  const cut = (id: string, confirmed?: string) =>
    call(contract.listings.edit, { params: { id }, body: { ...aListing({ price: 1_000 }), confirmed } }, { token });
  const aShownCut = async () => {
    const [visitor, newcomer, id] = [await as('tenant'), await as('tenant'), await homeWithTimes()];
    const booked = await bookFirst(id, visitor.token);
    const asked = await cut(id);
    const seen = asked.answer.success ? undefined : asked.answer.data?.seen;
    const [free] = (await slotsOf(id, newcomer.token)).slots;
    return { id, newcomer, booked, seen, reserve: () => book(id, free!.id, newcomer.token) };
  };

  it('names the new viewing and saves nothing where the booking came first', async () => {
    const { id, newcomer, booked, seen, reserve } = await aShownCut();
    const [reserved, edited] = await oneAfterAnother(id, reserve, () => cut(id, seen));
    expect([reserved.status, edited.status, await statusOf(id)]).toEqual([200, 409, 'live']);
    expect(edited.answer.message).toContain(nameOf(newcomer));
    for (const one of [booked, dataOf(reserved.answer)]) expect((await show(token, one.id)).status).toBe('booked');
  });

  it('refuses the booking where the edit came first, and keeps the viewing that was shown', async () => {
    const { id, booked, seen, reserve } = await aShownCut();
    const [edited, reserved] = await oneAfterAnother(id, () => cut(id, seen), reserve);
    expect([edited.status, reserved.status, await statusOf(id)]).toEqual([200, 404, 'paused']);
    expect((await show(token, booked.id)).status).toBe('booked');
    await waitForJobs(pool);
    const told = await db
      .selectFrom('mail')
      .select('id')
      .where('template', '=', 'viewing-cancelled-by-lister')
      .execute();
    expect(told).toEqual([]);
  });
});

describe('undo of a pause after the other side acted', () => {
  /** A home that is paused while its only visitor can still take back that they cancelled. */
  const aPausedHome = async () => {
    const [visitor, id] = [await as('tenant'), await homeWithTimes()];
    const booked = await bookFirst(id, visitor.token);
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    const body = { action: 'pause', undoable: true } as const;
    const { step } = dataOf((await call(contract.listings.act, { params: { id }, body }, { token })).answer);
    const bookAgain = async () =>
      dataOf((await call(contract.viewings.undo, { params: { id: booked.id } }, visitor)).answer);
    return { id, visitor, booked, changeId: step.undo ?? '', bookAgain };
  };
  const undo = (id: string, changeId: string) =>
    call(contract.steps.undo, { params: { id }, body: { undo: changeId } }, { token });
  const statusOfViewing = async (id: string) => (await show(token, id)).status;

  it('says that someone has booked, and keeps their viewing', async () => {
    const { id, booked, changeId, bookAgain } = await aPausedHome();
    await bookAgain();
    const { status, answer } = await undo(id, changeId);
    expect([status, answer.message]).toEqual([200, 'Someone has booked a viewing since then.']);
    expect([await statusOf(id), await statusOfViewing(booked.id)]).toEqual(['live', 'booked']);
  });

  it('says that someone has cancelled, and leaves it so', async () => {
    const { id, visitor, booked, changeId, bookAgain } = await aPausedHome();
    await bookAgain();
    dataOf((await press(visitor.token, booked.id, 'cancel')).answer);
    const { status, answer } = await undo(id, changeId);
    expect([status, answer.message]).toEqual([200, 'Someone has cancelled a viewing since then.']);
    expect([await statusOf(id), await statusOfViewing(booked.id)]).toEqual(['live', 'cancelled-by-tenant']);
  });

  it('says nothing of a viewing that was cancelled before', async () => {
    const { id, changeId } = await aPausedHome();
    const { status, answer } = await undo(id, changeId);
    expect([status, answer.message]).toEqual([200, undefined]);
  });

  it('is refused with a sentence once a moderator has hidden the home', async () => {
    const { id, changeId } = await aPausedHome();
    const step = { action: 'hide', by: 'moderator', actorId: admin.user.id } as const;
    await write(db, async (tx) => moveListing(tx, (await lockListing(tx, id))!, step));
    const { status, answer } = await undo(id, changeId);
    expect([status, answer.message, await statusOf(id)]).toEqual([409, stepSentences.cannotUndo, 'rejected']);
  });

  it('comes too late when it has followed, and a viewing that was booked in between is kept', async () => {
    const { id, booked, changeId, bookAgain } = await aPausedHome();
    await bookAgain();
    await finishBulkChange(db)({ changeId });
    expect((await undo(id, changeId)).status).toBe(404);
    expect([await statusOf(id), await statusOfViewing(booked.id)]).toEqual(['paused', 'booked']);
  });
});
