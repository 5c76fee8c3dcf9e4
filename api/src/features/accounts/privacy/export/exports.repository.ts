import { retention } from '@letfair/domain/accounts/privacy/retention';
import { type Selectable, sql } from 'kysely';
import type { AccessTx, Db, Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Tables } from '../../../../platform/tables.ts';

export type ExportRow = Selectable<Tables['data_export']>;

const now = sql<Date>`now()`;
const daysFromNow = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;

export const findNewestExport = (db: Db, accountId: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns null when an export is already in progress. */
export const insertExport = async (tx: AccessTx, accountId: string): Promise<ExportRow | null> =>
  (await tx
    .insertInto('data_export')
    .values({ id: newId(), account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()) ?? null;

export const deleteStuckExports = (tx: Tx, accountId: string, minutes: number) =>
  tx
    .deleteFrom('data_export')
    .where('account_id', '=', accountId)
    .where('ready_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .execute();

export const findPendingExport = (db: Db, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('id', '=', id).where('ready_at', 'is', null).executeTakeFirst();

/** Undefined when another run finished first. */
export const markExportReady = (tx: Tx, id: string, bytes: number): Promise<ExportRow | undefined> =>
  tx
    .updateTable('data_export')
    .set({ ready_at: now, expires_at: daysFromNow(retention.exportDays), bytes })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Returns the ids whose files remain to be deleted. */
export const deleteOlderExports = async (tx: Tx, { id, account_id }: ExportRow): Promise<string[]> => {
  const deleted = await tx
    .deleteFrom('data_export')
    .where('account_id', '=', account_id)
    .where('id', '<', id)
    .returning('id')
    .execute();
  return deleted.map((row) => row.id);
};

/** Those that can be downloaded, or are being made. */
export const listOpenExports = (db: Db, accountId: string): Promise<ExportRow[]> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('id')
    .execute();

export const deleteExportsSince = (tx: Tx, accountId: string, since: Date): Promise<{ id: string }[]> =>
  tx
    .deleteFrom('data_export')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .returning('id')
    .execute();

export async function deleteExport(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('data_export')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const setDownloadTicket = (
  tx: Tx,
  accountId: string,
  { hash, seconds }: { readonly hash: Buffer; readonly seconds: number },
): Promise<{ id: string } | undefined> =>
  tx
    .updateTable('data_export')
    .set({ ticket_hash: hash, ticket_expires_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();

/** A ticket works once, and not for somebody who was suspended since. */
export const consumeDownloadTicket = (
  db: Db,
  hash: Buffer,
): Promise<{ id: string; ready_at: Date | null } | undefined> =>
  db
    .updateTable('data_export')
    .set({ ticket_hash: null, ticket_expires_at: null })
    .where('ticket_hash', '=', hash)
    .where('ticket_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where((where) =>
      where.exists(
        where
          .selectFrom('account')
          .select('account.id')
          .whereRef('account.id', '=', 'data_export.account_id')
          .where('account.suspended_at', 'is', null),
      ),
    )
    .returning(['id', 'ready_at'])
    .executeTakeFirst();

/** Ids whose file can still be downloaded or is being made. */
export async function filterWantedExports(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('data_export')
    .select('id')
    .where('id', 'in', ids)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
