import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type CertificateWithHome, selectWithHome } from './certificates.repository.ts';

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
