import type { Tx } from '../db.ts';

/** In the order of their ids, so that two people who act for each other wait instead of deadlocking. */
export const lockHolders = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('account')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
