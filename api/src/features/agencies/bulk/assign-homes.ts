import { assignmentSentences } from '@letfair/domain/listings/bulk/bulk-changes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { BulkChangeRow, ListingRow } from '../../listings/manage/index.ts';
import { listPeople } from '../teams/index.ts';

export interface Assignment {
  /** Null for nobody in particular. */
  readonly to: string | null;
  /** The names of those who looked after the homes before, by the ids of the people. */
  readonly names: ReadonlyMap<string, string>;
}

/** Undefined when the account has no such person. */
export async function findAssignment(db: Db, accountId: string, to: string | null): Promise<Assignment | undefined> {
  const names = new Map((await listPeople(db, accountId)).map(({ id, name }) => [id, name]));
  return to === null || names.has(to) ? { to, names } : undefined;
}

/** Homes that stay with whom they are with, and why. */
export const refusedAssignments = (listings: readonly ListingRow[], { to }: Assignment): ReadonlyMap<string, string> =>
  new Map(
    listings
      .filter(({ assigned_to }) => assigned_to === to)
      .map(({ id }) => [id, to === null ? assignmentSentences.sameNobody : assignmentSentences.same]),
  );

/** Who looks after a home is not public, so its version stays. */
export const assignHomes = (tx: Tx, listings: readonly ListingRow[], to: string | null) =>
  tx
    .updateTable('listing')
    .set({ assigned_to: to })
    .where((where) => where('id', '=', where.fn.any(where.val(listings.map(({ id }) => id)))))
    .execute();

/**
 * Gives homes back to those who looked after them, unless they were given to others since. Whoever was removed from
 * the team meanwhile gets none. The caller has locked the account and the listings.
 */
export async function giveBack(tx: Tx, { id, account_id, assigned_to }: BulkChangeRow): Promise<readonly ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    update listing set assigned_to = (
      select account.id from account where account.id = before.assigned_to and (
        account.id = ${account_id}
        or exists (select from team_member where person_id = account.id and account_id = ${account_id}))
    )
    from bulk_change_home before
    where before.change_id = ${id} and before.listing_id = listing.id
      and listing.assigned_to is not distinct from ${assigned_to}::uuid
    returning listing.*
  `.execute(tx);
  return rows;
}
