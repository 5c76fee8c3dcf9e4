import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import type { CertificateFilter } from '@letfair/domain/listings/certificates/certificate-dates';
import { SOON_DAYS } from '@letfair/domain/listings/certificates/certificate-dates';
import type { CertificateKind } from '@letfair/domain/listings/certificates/kinds';
import { daysAfter } from '@letfair/domain/plain-date';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type CertificateWithHome, homeColumns, selectWithHome } from './certificates.repository.ts';

/** As the index sorts them: what has no last day comes last. */
const lastDay = sql<string>`coalesce(expires, 'infinity'::date)`;
const day = (text: string) => sql<string>`${text}::date`;

/** The states as ranges of last days; the domain's `certificateState` says the same of one. */
function inState(show: CertificateFilter | null, today: string): RawBuilder<boolean> {
  const soon = daysAfter(today, SOON_DAYS);
  switch (show) {
    case 'expired':
      return sql`${lastDay} < ${day(today)}`;
    case 'soon':
      return sql`${lastDay} between ${day(today)} and ${day(soon)}`;
    case 'valid':
      return sql`${lastDay} > ${day(soon)} and ${lastDay} < 'infinity'`;
    case 'undated':
      return sql`${lastDay} = 'infinity'`;
    default:
      return sql`true`;
  }
}

interface CertificateQuery {
  readonly accountId: string;
  readonly show: CertificateFilter | null;
  readonly today: string;
  readonly after: { readonly lastDay: string; readonly id: string } | null;
  readonly limit: number;
}

export function listCertificates(
  db: Db,
  { accountId, show, today, after, limit }: CertificateQuery,
): Promise<CertificateWithHome[]> {
  let query = selectWithHome(db)
    .where('certificate.account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .where('listing.status', show === 'past' ? 'in' : 'not in', pastStatuses)
    .where(inState(show, today));
  if (after)
    query = query.where(sql<boolean>`(${lastDay}, certificate.id) > (${day(after.lastDay)}, ${after.id}::uuid)`);
  return query.orderBy(lastDay).orderBy('certificate.id').limit(limit).execute();
}

export async function countCertificates(
  db: Db,
  accountId: string,
  today: string,
): Promise<Record<CertificateFilter, number>> {
  const isPast = sql<boolean>`listing.status in (${sql.join(pastStatuses)})`;
  const counted = (show: CertificateFilter) =>
    sql<number>`count(*) filter (where not ${isPast} and ${inState(show, today)})::int`.as(show);
  return db
    .selectFrom('certificate')
    .innerJoin('listing', 'listing.id', 'certificate.listing_id')
    .select([
      counted('expired'),
      counted('soon'),
      counted('valid'),
      counted('undated'),
      sql<number>`count(*) filter (where ${isPast})::int`.as('past'),
    ])
    .where('certificate.account_id', '=', accountId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export const listHomes = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('listing')
    .select(homeColumns)
    .select(
      sql<CertificateKind[]>`array(
        select kind from certificate where listing_id = listing.id and replaced_at is null
      )`.as('kinds'),
    )
    .where('account_id', '=', accountId)
    .where('status', 'not in', pastStatuses)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** A listing with several certificates to confirm stands in the queue once, with the oldest of them. */
export const certificatesToConfirm = sql`certificate where replaced_at is null and confirmed_at is null and file_id is not null
  and not exists (
    select 1 from certificate earlier where earlier.listing_id = certificate.listing_id and earlier.replaced_at is null
      and earlier.confirmed_at is null and earlier.file_id is not null and earlier.id < certificate.id
  )`;
