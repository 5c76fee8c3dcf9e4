import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { ListingRow } from '../listings.repository.ts';

/** Written out, because a parameter would keep the planner from the partial indexes on references. */
const isOpen = sql<boolean>`reference <> '' and status not in ('let', 'withdrawn')`;
const isPast = sql<boolean>`reference <> '' and status in ('let', 'withdrawn')`;

/** Nobody else gives a reference of the account to a listing until the transaction ends. */
export const lockReferences = (tx: Tx, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`references of ${accountId}`}, 0))`.execute(tx);

/** Whether another listing of the account that is not let or withdrawn has the reference. */
export async function isReferenceTaken(
  tx: Tx,
  { account_id, id, reference }: Pick<ListingRow, 'account_id' | 'id' | 'reference'>,
): Promise<boolean> {
  await lockReferences(tx, account_id);
  const other = await tx
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', account_id)
    .where('reference', '=', reference)
    .where(isOpen)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** The listing of each reference: the one that is open, or else the one that was let or withdrawn last. */
export async function listingsByReference(
  db: Db,
  accountId: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, ListingRow>> {
  const found = new Map<string, ListingRow>();
  const read = (which: typeof isOpen, wanted: readonly string[]) =>
    wanted.length === 0
      ? []
      : db
          .selectFrom('listing')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('reference', 'in', wanted)
          .where(which)
          .orderBy('id')
          .execute();
  for (const listing of await read(isOpen, references)) found.set(listing.reference, listing);
  const others = references.filter((reference) => !found.has(reference));
  for (const listing of await read(isPast, others)) found.set(listing.reference, listing);
  return found;
}

export const listingsOfAccount = (db: Db, accountId: string, ids: readonly string[]): Promise<ListingRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('listing').selectAll().where('id', 'in', ids).where('account_id', '=', accountId).execute();

/** Only its lister sees it, so the version stays. */
export const setReference = (tx: Tx, id: string, reference: string): Promise<ListingRow> =>
  tx.updateTable('listing').set({ reference }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
