import { type Db, write } from '../../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../../platform/jobs/jobs.ts';
import { fingerprintBatch } from './fingerprints.repository.ts';

/** Small enough that a lister who edits one of these listings waits only for a moment. */
const BATCH_SIZE = 250;
/** After this time the job hands over to a new one, so that other jobs get their turn. */
const RUN_MS = 20_000;
const ATTEMPTS = 10;

/** Gives every listing what it is compared with others by, from the first one or from where the job before ended. */
export const fingerprintListings =
  (db: Db, batchSize = BATCH_SIZE) =>
  async ({ after }: Jobs['fingerprint-listings']): Promise<void> => {
    const handOverAt = Date.now() + RUN_MS;
    for (let last = after; ; ) {
      const next = await write(db, (tx) => fingerprintBatch(tx, { after: last, limit: batchSize }));
      if (next === null) return;
      last = next;
      if (Date.now() < handOverAt) continue;
      await write(db, (tx) => enqueue(tx, 'fingerprint-listings', { after: next }, { attempts: ATTEMPTS }));
      return;
    }
  };
