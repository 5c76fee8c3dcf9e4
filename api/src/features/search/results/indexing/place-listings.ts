import { type Db, type Tx, write } from '../../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../../platform/jobs/jobs.ts';
import { placeRows } from '../../places/index.ts';
import { syncSearchRows } from './sync-search-rows.ts';

/** Small enough that a lister who edits one of these listings waits only for a moment. */
const BATCH_SIZE = 250;
/** After this time the job hands over to a new one, so that a killed process loses little and other jobs get their turn. */
const RUN_MS = 20_000;
const ATTEMPTS = 10;

/** Gives listings the best position that is known now, and their search rows the same. */
export const placeListings =
  (db: Db) =>
  async ({ all = false, after }: Jobs['place-listings']): Promise<void> => {
    const handOverAt = Date.now() + RUN_MS;
    let last = after;
    for (;;) {
      const ids = await write(db, (tx) => placeBatch(tx, { all, after: last }));
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
async function placeBatch(tx: Tx, { all, after }: Batch): Promise<string[]> {
  let query = tx.selectFrom('listing').select('id').orderBy('id').limit(BATCH_SIZE);
  if (!all) query = query.where('point_source', 'is', null);
  if (after !== undefined) query = query.where('id', '>', after);
  const ids = (await query.execute()).map(({ id }) => id);
  await syncSearchRows(tx, await placeRows(tx, ids));
  return ids;
}
