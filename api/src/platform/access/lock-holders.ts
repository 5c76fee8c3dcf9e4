import { sql } from 'kysely';
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

/**
 * A person with the accounts that they work for or have let people into, so that nobody joins there by an invitation
 * that ends at that moment with whoever sent it.
 */
export async function lockWithTeams(tx: Tx, personId: string) {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from team_member where person_id = ${personId}
    union select account_id from team_member where invited_by = ${personId}
    union select account_id from team_departure where invited_by = ${personId}
    union select account_id from client_access where invited_by = ${personId}
  `.execute(tx);
  const locked = await lockHolders(tx, [personId, ...rows.map(({ account_id }) => account_id)]);
  return locked.find(({ id }) => id === personId);
}
