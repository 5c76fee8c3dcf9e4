import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ImportRow = Selectable<Tables['postcode_import']>;
export type ImportChanges = Omit<Updateable<Tables['postcode_import']>, 'id' | 'is_latest'>;

/** A reader notes its progress every second, and a part of a file may take four minutes to arrive. */
const READER_GONE_SECONDS = 15;
const SENDER_GONE_SECONDS = 300;

const isAbandoned = sql<SqlBool>`(
  (state = 'running' and touched_at < now() - make_interval(secs => ${READER_GONE_SECONDS}::int)) or
  (state = 'receiving' and touched_at < now() - make_interval(secs => ${SENDER_GONE_SECONDS}::int)))`;

/** An import whose process is gone counts as interrupted. */
export async function findImport(db: Db): Promise<ImportRow | undefined> {
  const row = await db
    .selectFrom('postcode_import')
    .selectAll()
    .select(isAbandoned.as('is_abandoned'))
    .executeTakeFirst();
  return row && { ...row, ...(row.is_abandoned && { state: 'interrupted' }) };
}

export const lockImport = (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  tx.selectFrom('postcode_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Undefined while another import is under way. */
export async function insertImport(
  tx: Tx,
  file: { readonly fileName: string; readonly bytes: number },
): Promise<ImportRow | undefined> {
  await tx
    .deleteFrom('postcode_import')
    .where((where) => where.or([where('state', 'not in', ['receiving', 'waiting', 'running']), isAbandoned]))
    .execute();
  return tx
    .insertInto('postcode_import')
    .values({ id: newId(), state: 'receiving', file_name: file.fileName, bytes: file.bytes })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when the import is no longer in that state, or another one has begun. */
export const changeImport = (
  db: Db | Tx,
  id: string,
  from: ImportRow['state'],
  changes: ImportChanges,
): Promise<ImportRow | undefined> =>
  db
    .updateTable('postcode_import')
    .set({ ...changes, touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();

/** The import whose file is still needed. */
export const neededImports = async (db: Db): Promise<ReadonlySet<string>> => {
  const open = db.selectFrom('postcode_import').select('id').where('state', 'in', ['receiving', 'waiting', 'running']);
  return new Set((await open.where((where) => where.not(isAbandoned)).execute()).map(({ id }) => id));
};
