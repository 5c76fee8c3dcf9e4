import { contract } from '@letfair/contract';
import { consequencesOf, HELD_HOURS } from '@letfair/domain/lettings/consequences/steps';
import { actionsFrom, type ListerAction, type ListingStatus } from '@letfair/domain/listings/lifecycle';
import { afterAll, expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { type Random, randomFrom } from '../../../testing/fuzz/random.ts';
import { setRent } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';
import { lockListing, moveListing, reassessAndTell } from '../../listings/manage/index.ts';
import { endHeldViewings } from '../viewings/index.ts';

const HISTORIES = 8;
const STEPS = 6;
const RENT = 120_000;
/** At the lower rent its deposits are above their caps. */
const TOO_LOW = 100_000;
/** `HISTORY_SEED` repeats a history that failed. */
const { HISTORY_SEED } = process.env;
const seeds = HISTORY_SEED ? [Number(HISTORY_SEED)] : Array.from({ length: HISTORIES }, (_, at) => at + 1);

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const { admin, landlord, homeWithTimes, start } = await viewingFixture(testing);
const { token } = landlord;
afterAll(await api.startJobs());

type Draw = Random['pick'];

const listingRow = (id: string) =>
  db.selectFrom('listing').select(['status', 'rent_pence']).where('id', '=', id).executeTakeFirstOrThrow();

type Tie = 'viewing' | 'applied' | 'waiting';

interface Arranged {
  readonly tenantId: string;
  readonly tie: Tie;
}

/** What is arranged with a home, by its id. */
async function arrangedAt(id: string): Promise<ReadonlyMap<string, Arranged>> {
  const { rows } = await pool.query<{ id: string; tenantId: string; tie: Tie }>(
    `select id, tenant_id as "tenantId", 'viewing' as tie from viewing
       where listing_id = $1 and (is_coming or status = 'proposed')
     union all select id, tenant_id, 'applied' from application
       where listing_id = $1 and status in ('sent', 'seen', 'shortlisted', 'accepted')
     union all select id, tenant_id, 'waiting' from viewing_waiting where listing_id = $1`,
    [id],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function countMails(tenantId: string): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as told from mail join account on email = to_address
     where account.id = $1
       and (template in ('viewing-cancelled-by-lister', 'application-closed') or template like '%-home-%')`,
    [tenantId],
  );
  return rows[0].told;
}

/** Lets the jobs run that wait for a mistake to be taken back. */
async function tellNews() {
  await waitForJobs(pool);
  await pool.query('update home_news set due_at = now() where told_at is null');
  await pool.query(`update graphile_worker._private_jobs set run_at = now() where task_id in
    (select id from graphile_worker._private_tasks where identifier = 'tell-home-news')`);
  await waitForJobs(pool);
}

/** Somebody applies, books, waits or is offered a time, as far as the home allows it. */
async function arrange(id: string, draw: Draw) {
  const person = await as('tenant');
  if (draw([true, false])) await call(contract.applications.apply, { body: { propertyId: id } }, person);
  const how = draw(['book', 'book', 'wait', 'offer', 'neither'] as const);
  if (how === 'wait') await call(contract.viewings.joinWaitingList, { params: { id } }, person);
  if (how === 'offer') {
    const talk = await start(id, undefined, person.token);
    if (!talk.answer.success) return;
    const body = {
      times: [{ day: dayAhead(draw([9, 10, 11, 12])), time: draw(['09:00', '11:00', '13:00', '15:00']) }],
    };
    await call(contract.viewings.propose, { params: { id: talk.answer.data.id }, body }, { token });
  }
  if (how !== 'book') return;
  // A home that is off the market shows no times.
  const times = await call(contract.viewings.slots, { params: { id }, query: {} }, person);
  const slotId = times.answer.success ? times.answer.data.slots[0]?.id : undefined;
  if (slotId) await call(contract.viewings.book, { body: { propertyId: id, slotId } }, person);
}

/** The ids that the landlord was shown before a step; empty where they press without having looked. */
async function press(id: string, action: ListerAction, draw: Draw): Promise<readonly string[]> {
  const shown = await call(contract.steps.consequences, { params: { id }, query: { action } }, { token });
  const viewings = draw(['keep', 'cancel'] as const);
  const hasLooked = draw([true, true, false]);
  const people = dataOf(shown.answer);
  const waiting = people.counts.waiting > 0 ? await idsAt(id, ['waiting']) : [];
  expect(waiting).toHaveLength(people.counts.waiting);
  // Somebody else may come in between.
  if (draw([true, false, false])) await arrange(id, draw);
  const body = { action, viewings, ...(hasLooked && { seen: people.seen }) };
  await call(contract.listings.act, { params: { id }, body }, { token });
  return hasLooked ? [...[...people.viewings, ...people.applications].map((one) => one.id), ...waiting] : [];
}

const idsAt = async (id: string, ties: readonly Tie[]): Promise<readonly string[]> =>
  [...(await arrangedAt(id))].flatMap(([lost, { tie }]) => (ties.includes(tie) ? [lost] : []));

/** What a step takes that the landlord is not asked about. */
const takenBy = (id: string, step: 'hide' | 'reject' | 'withhold') => {
  const table = consequencesOf(step);
  return idsAt(
    id,
    (['viewing', 'applied', 'waiting'] as const).filter((tie) => table[tie].fate !== 'kept'),
  );
};

const reassess = (id: string) =>
  write(db, async (tx) => reassessAndTell(tx, (await lockListing(tx, id))!, 'https://letfair.example'));
const move = (id: string, step: Parameters<typeof moveListing>[2]) =>
  write(db, async (tx) => moveListing(tx, (await lockListing(tx, id))!, step));
const byModerator = { by: 'moderator', actorId: admin.user.id } as const;

/** Steps of others than the landlord; each answers what it may take. */
const others = {
  withhold: async (id: string) => {
    await setRent(db, id, TOO_LOW);
    await reassess(id);
    return [];
  },
  mend: async (id: string) => {
    await setRent(db, id, RENT);
    await reassess(id);
    return [];
  },
  'two days pass': async (id: string) => {
    const may = await takenBy(id, 'withhold');
    await pool.query('update listing set withheld_at = withheld_at - make_interval(hours => $2) where id = $1', [
      id,
      HELD_HOURS,
    ]);
    await endHeldViewings(db)({ listingId: id });
    return may;
  },
  hide: async (id: string) => {
    const may = await takenBy(id, 'hide');
    await move(id, { action: 'hide', ...byModerator });
    return may;
  },
  reject: async (id: string) => {
    const may = await takenBy(id, 'reject');
    const body = { reason: 'Please add photos.' };
    dataOf((await call(contract.moderation.reject, { params: { id }, body }, admin)).answer);
    return may;
  },
  // The law may stand against it.
  approve: async (id: string) => {
    await call(contract.moderation.approve, { params: { id } }, admin);
    return [];
  },
  reinstate: async (id: string) => {
    await move(id, { action: 'reinstate', ...byModerator });
    return [];
  },
  review: async (id: string) => {
    await move(id, { action: 'review', by: 'lister', actorId: landlord.user.id });
    return [];
  },
} as const satisfies Record<string, (id: string) => Promise<readonly string[]>>;
type OtherStep = keyof typeof others;

function othersFrom(status: ListingStatus, isTooLow: boolean): readonly OtherStep[] {
  if (status === 'live') return ['withhold', 'withhold', 'hide', 'review'];
  if (status === 'pending') return ['approve', 'approve', 'reject', ...(isTooLow ? (['mend'] as const) : [])];
  if (status === 'rejected') return ['reinstate', 'review'];
  if (status === 'paused' && isTooLow) return ['mend', 'two days pass', 'hide'];
  return status === 'paused' || status === 'let-agreed' ? ['hide'] : [];
}

test.each(seeds)('nobody loses anything unasked or untold in the history of HISTORY_SEED=%i', async (seed) => {
  const { pick: draw } = randomFrom(seed);
  const id = await homeWithTimes(timesOnDays(3, 5));
  const history: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await arrange(id, draw);
    const before = await arrangedAt(id);
    const told = new Map<string, number>();
    for (const { tenantId } of before.values()) told.set(tenantId, await countMails(tenantId));
    const { status, rent_pence } = await listingRow(id);
    const possible = othersFrom(status, rent_pence === TOO_LOW);
    const own = actionsFrom(status, true);
    if (own.length + possible.length === 0) break;
    const other = possible.length > 0 && (own.length === 0 || draw([true, false])) ? draw(possible) : null;
    const action = other ?? draw(own);
    const asked = other ? await others[other](id) : await press(id, action as ListerAction, draw);
    history.push(action);
    await tellNews();
    const after = await arrangedAt(id);
    for (const [lost, { tenantId, tie }] of before) {
      if (after.has(lost)) continue;
      expect([history, tie, asked]).toEqual([history, tie, expect.arrayContaining([lost])]);
      expect([history, tie, await countMails(tenantId)]).not.toEqual([history, tie, told.get(tenantId)]);
    }
  }
});
