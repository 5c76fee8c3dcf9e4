import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, openDb, type Tx, write } from '../../../../platform/db.ts';
import { type FaultKind, faultKindOf } from '../../../../platform/faults.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import { type CopyOptions, type Counts, copyPostcodes, refuseInterrupted } from './copy-postcodes.ts';
import { type DirectoryFormatName, DirectoryProblem, directoryFormats } from './directory-formats.ts';
import { openDirectory } from './read-directory.ts';

interface ImportOptions extends CopyOptions {
  /** The name that is shown; that of the file without it. */
  readonly fileName?: string;
  /** Runs in the transaction in which the new directory takes the place of the old one. */
  readonly onReplace?: (tx: Tx, imported: ImportedDirectory) => Promise<void>;
}

export interface ImportedDirectory extends Omit<Counts, 'areas'> {
  readonly format: DirectoryFormatName;
  readonly postcodes: number;
}

export type ImportOutcome =
  | ({ readonly ok: true } & ImportedDirectory)
  | { readonly ok: false; readonly problem: string };

/** The directory that is in use. */
export const findDirectory = (db: Db) => db.selectFrom('postcode_directory').selectAll().executeTakeFirst();

/** Any number, the same in all processes. */
const IMPORT_LOCK = 5_238_171_104;
const PLACE_ATTEMPTS = 10;

/** What the operator can mend; anything else that is thrown is a bug. */
const faults: Partial<Record<FaultKind, string>> = {
  'storage-full':
    'There isn’t enough space on the disk for another postcode directory. Free up some space and import the file again.',
  'storage-away': 'The storage stopped responding during the import. Import the file again once it’s back.',
  'database-away': 'The database stopped responding during the import. Import the file again once it’s back.',
};

/** Replaces the postcode directory by that of a file; whatever goes wrong, the one in use stays. */
export async function importPostcodes(
  pool: pg.Pool,
  path: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  try {
    return await importAlone(pool, path, options);
  } catch (error) {
    const problem = error instanceof DirectoryProblem ? error.message : faults[faultKindOf(error)];
    if (problem === undefined) throw error;
    return { ok: false, problem };
  }
}

async function importAlone(pool: pg.Pool, path: string, options: ImportOptions): Promise<ImportOutcome> {
  // A lock of the session ends with a killed process, so that the next import need not wait.
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ locked: boolean }>(`select pg_try_advisory_lock(${IMPORT_LOCK}) as locked`);
    if (!rows[0]?.locked) throw new DirectoryProblem('Another postcode import is running. Wait for it to finish.');
    return await replaceDirectory(pool, path, options);
  } finally {
    // Whoever could not unlock loses the connection, which ends the lock.
    const isUnlocked = await holder.query(`select pg_advisory_unlock(${IMPORT_LOCK})`).then(
      () => true,
      () => false,
    );
    holder.release(!isUnlocked);
  }
}

async function replaceDirectory(
  pool: pg.Pool,
  path: string,
  { fileName = basename(path), onProgress, signal, onReplace }: ImportOptions,
): Promise<ImportOutcome> {
  const directory = await openDirectory(path);
  try {
    // What a killed import has left.
    await pool.query('drop table if exists postcode_point_next');
    await pool.query('create table postcode_point_next (like postcode_point including defaults)');
    const { areas, ...counts } = await copyPostcodes(pool, directory, { onProgress, signal });
    const repeated = await finishTable(pool, signal);
    const imported = { ...counts, format: directory.format, postcodes: counts.read - repeated };
    await swapTables(pool, signal, async (tx) => {
      await recordDirectory(tx, fileName, imported);
      await areas.store(tx);
      await onReplace?.(tx, imported);
    });
    return { ok: true, ...imported };
  } finally {
    directory.close();
    // A database that is away keeps the table until the next import.
    await pool.query('drop table if exists postcode_point_next').catch(() => undefined);
  }
}

/** Drops repeated postcodes, of which the first counts, and makes the index. Answers how many were dropped. */
async function finishTable(pool: pg.Pool, signal: AbortSignal | undefined): Promise<number> {
  const { rowCount } = await pool.query(`
    delete from postcode_point_next as point
    using (select postcode, min(ctid) as first from postcode_point_next group by postcode having count(*) > 1) as repeated
    where point.postcode = repeated.postcode and point.ctid <> repeated.first`);
  refuseInterrupted(signal);
  await pool.query('alter table postcode_point_next add constraint postcode_point_next_pkey primary key (postcode)');
  await pool.query(COPY_GRANTS);
  await pool.query('analyze postcode_point_next');
  return rowCount ?? 0;
}

const COPY_GRANTS = `do $$
declare given record;
begin
  for given in
    select privilege_type as privilege, case when is_grantable then ' with grant option' else '' end as option,
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as role
    from pg_class, aclexplode(relacl) where pg_class.oid = 'postcode_point'::regclass and grantee <> relowner
  loop
    execute format('grant %s on postcode_point_next to %s%s', given.privilege, given.role, given.option);
  end loop;
end $$`;

/** Readers wait behind the swap while it waits for others, so it gives up soon and tries again. */
const LOCK_WAIT_MS = 200;
const RETRY_MS = 1_000;
const MAX_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

async function swapTables(
  pool: pg.Pool,
  signal: AbortSignal | undefined,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  const db = openDb(pool);
  for (let tries = 1; ; tries++)
    try {
      refuseInterrupted(signal);
      await write(db, async (tx) => {
        await record(tx);
        await sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`).execute(tx);
        await sql`drop table postcode_point`.execute(tx);
        await sql`alter table postcode_point_next rename to postcode_point`.execute(tx);
        await sql`alter index postcode_point_next_pkey rename to postcode_point_pkey`.execute(tx);
      });
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === MAX_TRIES) throw error;
      await pause(RETRY_MS);
    }
}

async function recordDirectory(tx: Tx, fileName: string, { format, postcodes }: ImportedDirectory): Promise<void> {
  const attribution = directoryFormats[format].attribution(yearOf(fileName));
  await sql`
    insert into postcode_directory (format, attribution, file_name, postcodes)
      values (${format}, ${attribution}, ${fileName}, ${postcodes})
      on conflict (is_used) do update set format = excluded.format, attribution = excluded.attribution,
        file_name = excluded.file_name, postcodes = excluded.postcodes, imported_at = now()
  `.execute(tx);
  await enqueue(tx, 'place-listings', { all: true }, { attempts: PLACE_ATTEMPTS, key: 'place-all-listings' });
}

/** The year of the edition, as the file is named ("ONSPD_MAY_2026_UK.csv"), or this year. */
const yearOf = (fileName: string): number =>
  Number(/(?<!\d)20[2-9]\d(?!\d)/.exec(fileName)?.[0] ?? new Date().getFullYear());
