import { retention } from '@letfair/domain/accounts/privacy/retention';
import { type ImportState, isAtWork, openImportStates } from '@letfair/domain/agencies/imports/imports';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { GIVEN_UP } from '../../../platform/jobs/jobs.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ImportRecord = Selectable<Tables['listing_import']>;
export type ImportChanges = Omit<Updateable<Tables['listing_import']>, 'id' | 'account_id'>;

const SHOWN_IMPORTS = 50;
/** With the id of the import, the key of the job that works on it. */
export const JOB_KEY = 'import-listings ';
/** A part of a file may take four minutes to arrive, and a batch with slow pictures to be applied. */
const SENDER_GONE_SECONDS = 300;
const WORKER_GONE_SECONDS = 1_800;
const DEAD_AT_ONCE = 100;

export const importsOf = (db: Db, accountId: string): Promise<ImportRecord[]> =>
  db
    .selectFrom('listing_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(SHOWN_IMPORTS)
    .execute();

export const findImportOf = (db: Db, accountId: string, id: string): Promise<ImportRecord | undefined> =>
  db
    .selectFrom('listing_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const lockImportOf = (tx: Tx, accountId: string, id: string): Promise<ImportRecord | undefined> =>
  tx
    .selectFrom('listing_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export const findImport = (db: Db, id: string): Promise<ImportRecord | undefined> =>
  db.selectFrom('listing_import').selectAll().where('id', '=', id).executeTakeFirst();

/** Ends what waits for a press of this person, and work and uploads that were given up; answers their ids. */
export const cancelIdleImports = async (
  tx: Tx,
  accountId: string,
  personId: string | null,
): Promise<readonly string[]> =>
  (
    await tx
      .updateTable('listing_import')
      .set({ state: 'cancelled', ended_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where((where) =>
        where.or([
          where.and([
            where('state', 'in', ['mapping', 'checked']),
            // What a colleague has prepared is not lost.
            where('person_id', 'is not distinct from', personId),
          ]),
          where.and([
            where('state', '=', 'receiving'),
            where('touched_at', '<', sql<Date>`now() - make_interval(secs => ${SENDER_GONE_SECONDS}::int)`),
          ]),
          where.and([
            where('state', 'in', ['reading', 'checking', 'importing']),
            where(
              sql<Date>`greatest(touched_at, waits_until)`,
              '<',
              sql<Date>`now() - make_interval(secs => ${WORKER_GONE_SECONDS}::int)`,
            ),
          ]),
        ]),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id);

/** Whether no other command imports for the account; the connection holds the lock until it ends. */
export const lockImportCommand = async (connection: Db, accountId: string): Promise<boolean> =>
  (
    await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${`import command of ${accountId}`}, 0)) as "isFree"
    `.execute(connection)
  ).rows[0]?.isFree === true;

/** A connection that goes back to the pool would keep the lock. */
export const unlockImportCommand = (connection: Db, accountId: string) =>
  sql`select pg_advisory_unlock(hashtextextended(${`import command of ${accountId}`}, 0))`.execute(connection);

/** Ends what a command that was killed has left: no job is to go on with it. Answers the ids. */
export const cancelAbandonedImports = async (tx: Tx, accountId: string): Promise<readonly string[]> =>
  (
    await tx
      .updateTable('listing_import')
      .set({ state: 'cancelled', ended_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .where('state', 'in', ['reading', 'checking', 'importing'])
      .where(
        sql<boolean>`not exists (select from graphile_worker.jobs where key = ${sql.lit(JOB_KEY)} || listing_import.id)`,
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id);

/** How often the job of an import was tried, this time included, and how often it may be. */
export const attemptsOf = async (db: Db, importId: string): Promise<{ attempts: number; most: number }> =>
  (
    await sql<{ attempts: number; most: number }>`
      select attempts, max_attempts as most from graphile_worker.jobs where key = ${JOB_KEY + importId}
    `.execute(db)
  ).rows[0] ?? { attempts: 0, most: Number.POSITIVE_INFINITY };

/** What a process was at work on that died with the last attempt of its job, or before it could leave one. */
export const findDeadImports = (db: Db): Promise<ImportRecord[]> =>
  db
    .selectFrom('listing_import')
    .selectAll()
    .where('state', 'in', openImportStates.filter(isAtWork))
    .where(sql<boolean>`greatest(touched_at, waits_until) < now() - make_interval(secs => ${WORKER_GONE_SECONDS}::int)`)
    .where(
      sql<boolean>`not exists (
        select from graphile_worker.jobs
        where key = ${sql.lit(JOB_KEY)} || listing_import.id and not (${sql.raw(GIVEN_UP)})
      )`,
    )
    .limit(DEAD_AT_ONCE)
    .execute();

/** Whether its other homes are imported on the next day, and nobody works on it until then. */
export const isWaiting = ({ state, waits_until }: ImportRecord, now = new Date()): boolean =>
  state === 'importing' && waits_until !== null && waits_until > now;

/** The import that keeps the account from beginning another. */
export const findOpenImport = (db: Db, accountId: string): Promise<ImportRecord | undefined> =>
  db
    .selectFrom('listing_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', 'in', openImportStates)
    .executeTakeFirst();

/** Undefined while another import of the account is under way. */
export const insertImport = (
  tx: Tx,
  file: {
    readonly accountId: string;
    readonly personId?: string;
    readonly fileName: string;
    readonly bytes: number;
  },
): Promise<ImportRecord | undefined> =>
  tx
    .insertInto('listing_import')
    .values({
      id: newId(),
      account_id: file.accountId,
      person_id: file.personId ?? null,
      state: 'receiving',
      file_name: file.fileName,
      bytes: file.bytes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Undefined when the import is no longer in that state. */
export const changeImport = (
  db: Db | Tx,
  id: string,
  from: ImportState,
  changes: ImportChanges,
): Promise<ImportRecord | undefined> =>
  db
    .updateTable('listing_import')
    .set({ ...changes, touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();

export interface Progress {
  /** The last row that was done before, and now. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly onBatch: (now: ImportRecord) => void;
  /** What the columns were taken for, where that can be said again. */
  readonly columns?: ImportRecord['columns'];
}

/**
 * Notes how far an import is, in the transaction of a batch; `lost` where another process has done the batch, or the
 * columns mean something else by now.
 */
export async function advanceImport(
  tx: Tx,
  id: string,
  state: ImportState,
  { from, to, share, onBatch, columns }: Progress,
): Promise<'done' | 'cancelled' | 'lost'> {
  const update = tx
    .updateTable('listing_import')
    .set({ done_rows: to, share, touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('done_rows', '=', from);
  const ofColumns = columns ? update.where('columns', '=', sql<never>`${JSON.stringify(columns)}::jsonb`) : update;
  const noted = await ofColumns.returningAll().executeTakeFirst();
  if (!noted) return 'lost';
  onBatch(noted);
  return noted.is_cancelled ? 'cancelled' : 'done';
}

/** Throws for an account that is gone or lists nothing. */
export async function listerOf(
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly userType: 'landlord' | 'agent' }> {
  const { user_type } = await db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, userType: user_type === 'agent' ? 'agent' : 'landlord' };
}

export const findMapping = async (db: Db, accountId: string) =>
  (await db.selectFrom('import_mapping').select('targets').where('account_id', '=', accountId).executeTakeFirst())
    ?.targets ?? {};

/** What other files of the account named their columns stays known. */
export const saveMapping = (tx: Tx, accountId: string, targets: Readonly<Record<string, string | null>>) =>
  tx
    .insertInto('import_mapping')
    .values({ account_id: accountId, targets: JSON.stringify(targets) })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ targets: sql`import_mapping.targets || excluded.targets` }),
    )
    .execute();

/** The imports whose files are still needed. */
export const neededImports = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const open = db.selectFrom('listing_import').select('id').where('id', 'in', ids);
  return new Set((await open.where('state', 'in', openImportStates).execute()).map(({ id }) => id));
};

/** What nobody went on with. */
export const cancelForgottenImports = (db: Db) =>
  db
    .updateTable('listing_import')
    .set({ state: 'cancelled', ended_at: sql<Date>`now()` })
    .where('state', 'in', openImportStates)
    .where('touched_at', '<', sql<Date>`now() - make_interval(days => ${retention.importFileDays})`)
    .execute();
