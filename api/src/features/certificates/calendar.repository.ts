import { pastStatuses } from '@letfair/domain/clients/clients';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { type CertificateWithHome, selectWithHome } from './certificates.repository.ts';

export const findCalendar = (db: Db, accountId: string) =>
  db.selectFrom('certificate_calendar').select('created_at').where('account_id', '=', accountId).executeTakeFirst();

export const setCalendar = (tx: Tx, account_id: string, token_hash: Buffer) =>
  tx
    .insertInto('certificate_calendar')
    .values({ account_id, token_hash })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, created_at: sql<Date>`now()` }))
    .returning('created_at')
    .executeTakeFirstOrThrow();

export const deleteCalendar = (tx: Tx, accountId: string) =>
  tx.deleteFrom('certificate_calendar').where('account_id', '=', accountId).execute();

/** Nobody reads the calendar of an account that is suspended or closed. */
export async function findCalendarOwner(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('certificate_calendar')
    .innerJoin('account', 'account.id', 'certificate_calendar.account_id')
    .select('account.id')
    .where('token_hash', '=', tokenHash)
    .where('account.hidden_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/** Of homes that are neither let nor withdrawn. */
export const listLastDays = (db: Db, accountId: string, limit: number): Promise<CertificateWithHome[]> =>
  selectWithHome(db)
    .where('certificate.account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .where('expires', 'is not', null)
    .where('listing.status', 'not in', pastStatuses)
    .orderBy(sql`coalesce(expires, 'infinity'::date)`, 'desc')
    .orderBy('certificate.id', 'desc')
    .limit(limit)
    .execute();
