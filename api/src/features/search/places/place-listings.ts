import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { positionsOf } from './position-of.ts';

/** Small enough that a lister who edits one of these listings waits only for a moment. */
const BATCH_SIZE = 250;
/** After this time the job hands over to a new one, so that a killed process loses little and other jobs get their turn. */
const RUN_MS = 20_000;
const ATTEMPTS = 10;

type SyncSearchRows = (tx: Tx, ids: readonly string[]) => Promise<void>;

/** Gives listings the best position that is known now, and their search rows the same. */
export const placeListings =
  (db: Db, syncSearchRows: SyncSearchRows) =>
  async ({ all = false, after }: Jobs['place-listings']): Promise<void> => {
    const handOverAt = Date.now() + RUN_MS;
    let last = after;
    for (;;) {
      const ids = await write(db, (tx) => placeBatch(tx, { all, after: last }, syncSearchRows));
      last = ids.at(-1);
      if (last === undefined || ids.length < BATCH_SIZE) return;
      if (Date.now() < handOverAt) continue;
      const payload = { all, after: last };
      await write(db, (tx) => enqueue(tx, 'place-listings', payload, { attempts: ATTEMPTS }));
      return;
    }
  };

interface Batch {
  readonly all: boolean;
  readonly after: string | undefined;
}

/** Answers the ids of the batch, in order. */
async function placeBatch(tx: Tx, { all, after }: Batch, syncSearchRows: SyncSearchRows): Promise<string[]> {
  let query = tx.selectFrom('listing').select('id').orderBy('id').limit(BATCH_SIZE);
  if (!all) query = query.where('point_source', 'is', null);
  if (after !== undefined) query = query.where('id', '>', after);
  const ids = (await query.execute()).map(({ id }) => id);
  await syncSearchRows(tx, await placeRows(tx, ids));
  return ids;
}

/** Locks these listings and gives them their positions; answers which of them have moved. */
export async function placeRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const listings = await tx
    .selectFrom('listing')
    .select(['id', 'postcode', 'outcode', 'material_information as information'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
  const positions = await positionsOf(tx, listings);
  const { rows: moved } = await sql<{ id: string }>`
    update listing set point_lat = given.lat, point_lng = given.lng, point_source = given.source
    from unnest(${listings.map(({ id }) => id)}::uuid[], ${positions.map(({ point_lat }) => point_lat)}::int[],
      ${positions.map(({ point_lng }) => point_lng)}::int[],
      ${positions.map(({ point_source }) => point_source)}::text[]) as given (id, lat, lng, source)
    where listing.id = given.id and (point_lat, point_lng, point_source) is distinct from (lat, lng, source)
    returning listing.id
  `.execute(tx);
  return moved.map(({ id }) => id);
}
