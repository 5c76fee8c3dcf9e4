import type { UndoNote, UndoOutcome } from '@letfair/domain/agencies/imports/undo';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import type { ImportRowRecord } from '../import-rows.repository.ts';

/** Rows of which something was done to a home, and not undone yet. */
const isUndoable = (where: ExpressionBuilder<Tables, 'listing_import_row'>) =>
  where.and([
    where('applied_at', 'is not', null),
    where('undone', 'is', null),
    where('outcome', 'in', ['new', 'changed', 'withdrawn']),
  ]);

interface RowsToUndo {
  /** The last row that is done. */
  readonly after: number;
  readonly limit: number;
}

export const rowsToUndo = (db: Db, importId: string, { after, limit }: RowsToUndo): Promise<ImportRowRecord[]> =>
  db
    .selectFrom('listing_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .where(isUndoable)
    .orderBy('number')
    .limit(limit)
    .execute();

/** How many homes an undo concerns, by what the import did to them. */
export async function countUndoable(db: Db, importId: string) {
  // A row withdraws its home by its status, too, and no withdrawn home comes back.
  const did = sql<ImportRowRecord['outcome']>`
    case when outcome = 'changed' and replaced -> 'status' ->> 'became' = 'withdrawn' then 'withdrawn' else outcome end
  `;
  const rows = await db
    .selectFrom('listing_import_row')
    .select([did.as('outcome'), sql<number>`count(*)::int`.as('rows')])
    .where('import_id', '=', importId)
    .where(isUndoable)
    .groupBy(did)
    .execute();
  const of = (outcome: ImportRowRecord['outcome']) => rows.find((row) => row.outcome === outcome)?.rows ?? 0;
  return { withdrawn: of('new'), restored: of('changed'), staysWithdrawn: of('withdrawn') };
}

/** The homes that an import has added, and that an undo withdraws. */
export const listAddedHomes = async (db: Db, importId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('listing_import_row')
      .innerJoin('listing', 'listing.id', 'listing_import_row.listing_id')
      .select('listing.id')
      .where('listing_import_row.import_id', '=', importId)
      .where('listing_import_row.outcome', '=', 'new')
      .where('listing_import_row.undone', 'is', null)
      .where('listing.status', 'not in', ['let-agreed', 'let', 'withdrawn'])
      .execute()
  ).map(({ id }) => id);

export interface UndoneHome {
  readonly outcome: UndoOutcome;
  readonly notes: readonly UndoNote[];
}

/** What became of rows, by their numbers. */
export const markUndone = (tx: Tx, importId: string, undone: ReadonlyMap<number, UndoneHome>) =>
  sql`
    update listing_import_row
    set
      undone = done.outcome,
      undo_notes = done.notes,
      undone_at = now(),
      in_review = done.outcome in ('restored', 'partly')
        and exists (select from listing_revision revision where revision.listing_id = listing_import_row.listing_id)
    from jsonb_to_recordset(${JSON.stringify([...undone].map(([number, home]) => ({ number, ...home })))}::jsonb)
      as done (number integer, outcome text, notes jsonb)
    where import_id = ${importId} and listing_import_row.number = done.number
  `.execute(tx);

export async function countUndone(db: Db, importId: string): Promise<Record<UndoOutcome, number>> {
  const rows = await db
    .selectFrom('listing_import_row')
    .select(['undone', sql<number>`count(*)::int`.as('rows')])
    .where('import_id', '=', importId)
    .where('undone', 'is not', null)
    .groupBy('undone')
    .execute();
  const counts = { withdrawn: 0, restored: 0, partly: 0, kept: 0 };
  for (const { undone, rows: found } of rows) if (undone) counts[undone] = found;
  return counts;
}
