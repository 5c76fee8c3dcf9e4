import { contract } from '@letfair/contract';
import { actionsFrom, type ListerAction } from '@letfair/domain/listings/lifecycle';
import { afterAll, expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';
import { lockListing, moveListing } from '../../listings/manage/index.ts';

const HISTORIES = 8;
const STEPS = 5;

const testing = await testApi();
const { api, as, call, db, pool } = testing;
const { admin, landlord, homeWithTimes } = await viewingFixture(testing);
const { token } = landlord;
afterAll(await api.startJobs());

/** A small generator, so that a history that fails is the same in the next run. */
function draws(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return <T>(some: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return some[state % some.length]!;
  };
}

const statusOf = async (id: string) =>
  (await db.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

/** What is arranged with a home: whose it is, by its id. */
async function arrangedAt(id: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query(
    `select id, tenant_id from viewing where listing_id = $1 and is_coming
     union all select id, tenant_id from application
       where listing_id = $1 and status in ('sent', 'seen', 'shortlisted', 'accepted')`,
    [id],
  );
  return new Map(rows.map((row: { id: string; tenant_id: string }) => [row.id, row.tenant_id]));
}

async function countMails(tenantId: string): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as told from mail join account on email = to_address
     where account.id = $1 and template in ('viewing-cancelled-by-lister', 'application-closed')`,
    [tenantId],
  );
  return rows[0].told;
}

async function arrange(id: string, draw: ReturnType<typeof draws>) {
  const person = await as('tenant');
  if (draw([true, false]))
    await call(contract.applications.apply, { body: { propertyId: id } }, { token: person.token });
  // A home that is off the market shows no times.
  const times = await call(contract.viewings.slots, { params: { id }, query: {} }, { token: person.token });
  const slotId = times.answer.success ? times.answer.data.slots[0]?.id : undefined;
  if (slotId && draw([true, true, false]))
    await call(contract.viewings.book, { body: { propertyId: id, slotId } }, { token: person.token });
}

/** The ids that the landlord was shown before a step; empty where they press without having looked. */
async function press(id: string, action: ListerAction, draw: ReturnType<typeof draws>): Promise<readonly string[]> {
  const shown = await call(contract.steps.consequences, { params: { id }, query: { action } }, { token });
  const viewings = draw(['keep', 'cancel'] as const);
  const hasLooked = draw([true, true, false]);
  const people = dataOf(shown.answer);
  // Somebody else may come in between.
  if (draw([true, false, false])) await arrange(id, draw);
  const body = { action, viewings, ...(hasLooked && { seen: people.seen }) };
  await call(contract.listings.act, { params: { id }, body }, { token });
  return hasLooked ? [...people.viewings, ...people.applications].map((one) => one.id) : [];
}

test.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
  'nobody loses anything unasked or untold in history %i',
  async (seed) => {
    const draw = draws(seed);
    const id = await homeWithTimes(timesOnDays(3, 5, 6, 8));
    for (let step = 0; step < STEPS; step += 1) {
      await arrange(id, draw);
      const before = await arrangedAt(id);
      const told = new Map<string, number>();
      for (const tenantId of before.values()) told.set(tenantId, await countMails(tenantId));
      const action = draw([...actionsFrom(await statusOf(id), true), 'hide'] as const);
      const asked =
        action === 'hide'
          ? await write(db, async (tx) => {
              await moveListing(tx, (await lockListing(tx, id))!, { action, by: 'moderator', actorId: admin.user.id });
              return [...before.keys()];
            })
          : await press(id, action, draw);
      await waitForJobs(pool);
      const after = await arrangedAt(id);
      for (const [lost, tenantId] of before) {
        if (after.has(lost)) continue;
        expect([action, asked]).toEqual([action, expect.arrayContaining([lost])]);
        expect([action, await countMails(tenantId)]).not.toEqual([action, told.get(tenantId)]);
      }
    }
  },
);
