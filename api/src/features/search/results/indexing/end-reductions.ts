import { type Db, write } from '../../../../platform/db.ts';
import { clearEndedReductions } from '../../rents/index.ts';
import { syncSearchRows } from './sync-search-rows.ts';

const BATCH = 200;

/** Takes homes out of the reduced ones once their days are over. */
export async function endReductions(db: Db): Promise<void> {
  for (;;) {
    const ended = await write(db, async (tx) => {
      const ids = await clearEndedReductions(tx, BATCH);
      await syncSearchRows(tx, ids);
      return ids.length;
    });
    if (ended < BATCH) return;
  }
}
