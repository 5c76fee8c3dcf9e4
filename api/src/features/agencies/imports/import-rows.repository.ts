import type { ImportProblem, NamedHomes } from '@letfair/domain/agencies/imports/imports';
import type { ReplacedParts } from '@letfair/domain/agencies/portfolio/put-back';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { ImportRecord } from './imports.repository.ts';

export type NewImportRow = Insertable<Tables['listing_import_row']>;
export type ImportRowRecord = Selectable<Tables['listing_import_row']>;

export const insertImportRows = (tx: Tx, rows: readonly NewImportRow[]) =>
  rows.length === 0 ? undefined : tx.insertInto('listing_import_row').values(rows).execute();

/** Which of these references earlier rows of the file have. */
export async function referencesInImport(
  db: Db,
  importId: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .selectFrom('listing_import_row')
    .select('reference')
    .where('import_id', '=', importId)
    .where('reference', 'in', references)
    .execute();
  return new Set(rows.map(({ reference }) => reference));
}

export const deleteRows = (tx: Tx, importId: string) =>
  tx.deleteFrom('listing_import_row').where('import_id', '=', importId).execute();

interface RowsToApply {
  /** The last row that is done. */
  readonly after: number;
  readonly limit: number;
  /** How many new homes can be listed; the others are left for later. */
  readonly newHomes: number;
}

/** Rows that change something and are not applied yet, behind those that are done. */
export async function rowsToApply(
  db: Db,
  { id, is_whole_portfolio }: ImportRecord,
  { after, limit, newHomes }: RowsToApply,
): Promise<ImportRowRecord[]> {
  const outcomes: ImportRowRecord['outcome'][] = [
    ...(newHomes > 0 ? (['new'] as const) : []),
    'changed',
    ...(is_whole_portfolio ? (['withdrawn'] as const) : []),
  ];
  const rows = await db
    .selectFrom('listing_import_row')
    .selectAll()
    .where('import_id', '=', id)
    .where('number', '>', after)
    .where('applied_at', 'is', null)
    .where('outcome', 'in', outcomes)
    .orderBy('number')
    .limit(limit)
    .execute();
  const isNew = ({ outcome }: ImportRowRecord) => outcome === 'new';
  const end = rows.findIndex((_, at) => rows.slice(0, at + 1).filter(isNew).length > newHomes);
  return end === -1 ? rows : rows.slice(0, end);
}

/** New homes of the file that are not listed yet. */
export const countHeldRows = async (db: Db, importId: string): Promise<number> =>
  (
    await db
      .selectFrom('listing_import_row')
      .select(sql<number>`count(*)::int`.as('rows'))
      .where('import_id', '=', importId)
      .where('outcome', '=', 'new')
      .where('applied_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).rows;

export const lastRowNumber = async (db: Db, importId: string): Promise<number> =>
  (
    await db
      .selectFrom('listing_import_row')
      .select(sql<number>`coalesce(max(number), 0)`.as('last'))
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow()
  ).last;

/** What became of rows once they were applied, by their numbers. */
export const markApplied = (tx: Tx, importId: string, applied: ReadonlyMap<number, AppliedRow>) =>
  sql`
    update listing_import_row
    set
      outcome = applied.outcome,
      problems = applied.problems,
      replaced = applied.replaced,
      listing_id = applied."listingId",
      applied_at = now(),
      in_review = applied.outcome = 'changed'
        and exists (select from listing_revision revision where revision.listing_id = applied."listingId")
    from jsonb_to_recordset(${JSON.stringify([...applied].map(([number, row]) => ({ number, ...row })))}::jsonb)
      as applied (number integer, outcome text, problems jsonb, replaced jsonb, "listingId" uuid)
    where import_id = ${importId} and listing_import_row.number = applied.number
  `.execute(tx);

export interface AppliedRow {
  readonly outcome: ImportRowRecord['outcome'];
  readonly problems: readonly ImportProblem[];
  readonly listingId: string | null;
  readonly replaced?: ReplacedParts | undefined;
}

/** The law keeps the home from being public. */
const isBlocked = sql<boolean>`(outcome in ('new', 'changed') and findings @> '[{"isBlocking": true}]')`;
/** A problem, or something that keeps the home from being public. */
const hasSomethingToSay = sql<boolean>`(problems <> '[]' or findings @> '[{"isBlocking": true}]')`;

interface RowRange {
  readonly outcome?: ImportRowRecord['outcome'] | undefined;
  readonly withProblems?: boolean;
  readonly blocked?: boolean;
  readonly inReview?: boolean;
  /** Something of it was left as it was when the import was undone. */
  readonly left?: boolean;
  readonly after: number;
  readonly limit: number;
}

export function rowsOfImport(
  db: Db,
  importId: string,
  { outcome, withProblems, blocked, inReview, left, after, limit }: RowRange,
): Promise<ImportRowRecord[]> {
  let query = db
    .selectFrom('listing_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('number', '>', after);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (withProblems) query = query.where(hasSomethingToSay);
  if (left) query = query.where('undone', 'in', ['partly', 'kept']);
  if (blocked) query = query.where(isBlocked);
  if (inReview) query = query.where('in_review', '=', true);
  return query.orderBy('number').limit(limit).execute();
}

/** By outcome: all rows, or only those that were applied. */
export async function countRows(db: Db, importId: string, which: 'all' | 'applied' = 'all') {
  let query = db
    .selectFrom('listing_import_row')
    .select(['outcome', sql<number>`count(*)::int`.as('rows')])
    .where('import_id', '=', importId);
  if (which === 'applied') query = query.where('applied_at', 'is not', null);
  const rows = await query.groupBy('outcome').execute();
  return Object.fromEntries(rows.map(({ outcome, rows: found }) => [outcome, found]));
}

/** How many rows have something to mend, are kept from being public, were imported, and wait for a moderator. */
export const countToldRows = (db: Db, importId: string) =>
  db
    .selectFrom('listing_import_row')
    .select([
      sql<number>`count(*) filter (where ${hasSomethingToSay})::int`.as('withProblems'),
      sql<number>`count(*) filter (where ${isBlocked})::int`.as('blocked'),
      sql<number>`count(*) filter (where applied_at is not null and outcome in ('new', 'changed', 'withdrawn'))::int`.as(
        'applied',
      ),
      sql<number>`count(*) filter (where in_review)::int`.as('inReview'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();

/** The client landlords or branches that the rows would add, those with most homes first, and how many there are. */
export async function newNamesOf(db: Db, importId: string, column: 'new_client' | 'new_branch', limit: number) {
  const name = sql.ref<string>(column);
  const found = await db
    .selectFrom('listing_import_row')
    .select([sql<string>`min(${name})`.as('name'), sql<number>`count(*)::int`.as('homes')])
    .select(sql<number>`(count(*) over ())::int`.as('names'))
    .where('import_id', '=', importId)
    .where(column, 'is not', null)
    .groupBy(sql`lower(${name})`)
    .orderBy('homes', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
  return { named: found.map(({ name, homes }): NamedHomes => ({ name, homes })), count: found[0]?.names ?? 0 };
}
