import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type BranchRow = Selectable<Tables['branch']>;
type BranchDetails = Pick<BranchRow, 'name' | 'code' | 'address'>;

export const listBranches = (db: Db, accountId: string): Promise<BranchRow[]> =>
  db.selectFrom('branch').selectAll().where('account_id', '=', accountId).orderBy('name').orderBy('id').execute();

export const hasBranch = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('branch')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export async function branchesByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BranchRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('branch')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** False when the account has a branch of this name. */
export const insertBranch = async (tx: Tx, accountId: string, details: BranchDetails): Promise<boolean> =>
  (await tx
    .insertInto('branch')
    .values({ id: newId(), account_id: accountId, ...details })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const updateBranch = (tx: Tx, id: string, details: BranchDetails) =>
  tx.updateTable('branch').set(details).where('id', '=', id).execute();

export const deleteBranch = async (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('branch')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined;

interface Assignment {
  readonly branchId?: string | null | undefined;
  readonly assignedTo?: string | null | undefined;
}

/** Undefined when the account has no such listing. Neither is public, so the listing's version stays. */
export const assignListing = (tx: Tx, accountId: string, listingId: string, { branchId, assignedTo }: Assignment) =>
  tx
    .updateTable('listing')
    .set({
      ...(branchId !== undefined && { branch_id: branchId }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
    })
    .where('id', '=', listingId)
    .where('account_id', '=', accountId)
    .returning([
      'branch_id',
      'assigned_to',
      'status',
      sql<string | null>`(select former.assigned_to from listing former where former.id = listing.id)`.as(
        'assigned_before',
      ),
    ])
    .executeTakeFirst();
