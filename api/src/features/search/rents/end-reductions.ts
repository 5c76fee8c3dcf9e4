import { type Db, type Tx, write } from '../../../platform/db.ts';
import { clearEndedReductions } from './rents.repository.ts';

const BATCH = 200;

/** Takes homes out of the reduced ones once their days are over; `syncSearchRows` writes what can be searched. */
export const endReductions =
  (syncSearchRows: (tx: Tx, ids: readonly string[]) => Promise<void>) =>
  async (db: Db): Promise<void> => {
    for (;;) {
      const ended = await write(db, async (tx) => {
        const ids = await clearEndedReductions(tx, BATCH);
        await syncSearchRows(tx, ids);
        return ids.length;
      });
      if (ended < BATCH) return;
    }
  };
