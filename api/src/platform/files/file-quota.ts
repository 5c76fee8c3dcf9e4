import { BASIC_QUOTA, type FileUsage, fitsQuota, STORAGE_FULL } from '@letfair/domain/files/file-quota';
import { sql } from 'kysely';
import type { Db, Tx } from '../db.ts';

const storageFull = { ok: false, code: 'too_many', message: STORAGE_FULL } as const;

/**
 * Whether an account may keep another file: every way in asks here, before it takes much trouble with the file and again
 * in the transaction that keeps it, where files that come at the same time wait for each other.
 */
export async function quotaRefusal(
  db: Db | Tx,
  accountId: string,
  added: FileUsage = { files: 1, bytes: 0 },
): Promise<typeof storageFull | null> {
  if (db.isTransaction)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${accountId}`}, 0))`.execute(db);
  // Most have far less than they may, and need not be counted to the end.
  if (fitsQuota(await countFiles(db, accountId, BASIC_QUOTA.files + 1), added, 0)) return null;
  const { homes } = await db
    .selectFrom('listing')
    .select(sql<number>`count(*)::int`.as('homes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isWithin = homes > 0 && fitsQuota(await countFiles(db, accountId, null), added, homes);
  return isWithin ? null : storageFull;
}

/** Of each kind up to `most`. */
async function countFiles(db: Db | Tx, accountId: string, most: number | null): Promise<FileUsage> {
  const { rows } = await sql<FileUsage>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from (
      (select bytes from photo where account_id = ${accountId} limit ${most}::int)
      union all (select bytes from attachment where account_id = ${accountId} limit ${most}::int)
      union all (
        select file_bytes from certificate where account_id = ${accountId} and file_id is not null limit ${most}::int
      )
    ) kept`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}
