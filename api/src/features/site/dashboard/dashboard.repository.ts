import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { type ApplicationSide, endedStatuses, undecided } from '@letfair/domain/lettings/applications/lifecycle';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db } from '../../../platform/db.ts';
import type { Party } from '../../lettings/conversations/index.ts';
import { type DayCount, firstActivityDay } from './days.ts';

/** Listings that are not over. */
export const countCurrentListings = (db: Db, listerId: string): Promise<number> =>
  countRows(db.selectFrom('listing').where('account_id', '=', listerId).where('status', 'not in', pastStatuses));

export const countOpenApplications = (db: Db, accountId: string, side: ApplicationSide): Promise<number> =>
  countRows(
    db
      .selectFrom('application')
      .where(side === 'tenant' ? 'tenant_id' : 'lister_id', '=', accountId)
      .where('status', 'not in', endedStatuses),
  );

export async function listDailyEnquiries(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const day = sql<string>`(created_at at time zone 'Europe/London')::date`;
  return db
    .selectFrom('conversation')
    .select([sql<string>`${day}::text`.as('day'), sql<number>`count(*)::int`.as('count')])
    .where('listing_id', '=', listingId)
    .where(day, '>=', firstActivityDay)
    .groupBy(day)
    .execute();
}

export const countUndecidedApplications = (db: Db, listerId: string): Promise<number> =>
  countRows(db.selectFrom('application').where('lister_id', '=', listerId).where('status', 'in', undecided));

const confirmedBefore = (days: number) => sql<Date>`now() - make_interval(days => ${AVAILABLE_DAYS - days})`;

/** Rejected listings, and live ones that have to be confirmed within so many days. */
export const countListingsToMend = (db: Db, listerId: string, days: number): Promise<number> =>
  countRows(
    db
      .selectFrom('listing')
      .where('account_id', '=', listerId)
      .where((where) =>
        where.or([
          where('status', '=', 'rejected'),
          where.and([where('status', '=', 'live'), where('confirmed_at', '<', confirmedBefore(days))]),
        ]),
      ),
  );

interface WaitingItem {
  readonly id: string;
  readonly propertyId: string;
  readonly title: string;
  readonly at: Date;
}

/** Soonest first. */
export const listExpiringListings = (db: Db, listerId: string, days: number, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('listing')
    .select([
      'id',
      'id as propertyId',
      'title',
      sql<Date>`confirmed_at + make_interval(days => ${AVAILABLE_DAYS})`.as('at'),
    ])
    .where('account_id', '=', listerId)
    .where('status', '=', 'live')
    .where('confirmed_at', '<', confirmedBefore(days))
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();

export const listRejectedListings = (db: Db, listerId: string, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('listing')
    .select(['id', 'id as propertyId', 'title', 'updated_at as at'])
    .where('account_id', '=', listerId)
    .where('status', '=', 'rejected')
    .orderBy('updated_at')
    .limit(limit)
    .execute();

/** Certificates of current homes that end within so many days or have ended; what ends first comes first. */
export const listEndingCertificates = (db: Db, listerId: string, days: number, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('certificate')
    .innerJoin('listing', 'listing.id', 'certificate.listing_id')
    .select([
      'certificate.id',
      'listing.id as propertyId',
      'listing.title',
      sql<Date>`(certificate.expires + time '12:00') at time zone 'Europe/London'`.as('at'),
    ])
    .where('certificate.account_id', '=', listerId)
    .where('certificate.replaced_at', 'is', null)
    .where(
      sql<boolean>`coalesce(expires, 'infinity'::date) <= (now() at time zone 'Europe/London')::date + ${days}::int`,
    )
    .where('listing.status', 'not in', pastStatuses)
    .orderBy(sql`coalesce(expires, 'infinity'::date)`)
    .orderBy('certificate.id')
    .limit(limit)
    .execute();

/** Conversations whose last message is the other side's and unread; longest waiting first. */
export const listUnansweredConversations = (db: Db, { id, side }: Party, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('conversation')
    .innerJoin('listing', 'listing.id', 'conversation.listing_id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.number', '=', 'conversation.message_count'),
    )
    .select(['conversation.id', 'listing.id as propertyId', 'listing.title', 'conversation.updated_at as at'])
    .where(side === 'tenant' ? 'conversation.tenant_id' : 'conversation.lister_id', '=', id)
    .where(side === 'tenant' ? 'conversation.tenant_unread' : 'conversation.lister_unread', '>', sql<number>`0`)
    .where('message.by_tenant', '=', side === 'lister')
    .orderBy('conversation.updated_at')
    .limit(limit)
    .execute();

/** Longest waiting first. */
export const listUndecidedApplications = (db: Db, listerId: string, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('application')
    .innerJoin('listing', 'listing.id', 'application.listing_id')
    .select(['application.id', 'listing.id as propertyId', 'listing.title', 'application.created_at as at'])
    .where('application.lister_id', '=', listerId)
    .where('application.status', 'in', undecided)
    .orderBy('application.id')
    .limit(limit)
    .execute();

/** Newest first. */
export const listAcceptedApplications = (db: Db, tenantId: string, limit: number): Promise<WaitingItem[]> =>
  db
    .selectFrom('application')
    .innerJoin('listing', 'listing.id', 'application.listing_id')
    .select(['application.id', 'listing.id as propertyId', 'listing.title', 'application.updated_at as at'])
    .where('application.tenant_id', '=', tenantId)
    .where('application.status', '=', 'accepted')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();

/** Deposits that were received and are not protected; the longest held first. */
export const listUnprotectedDeposits = (db: Db, listerId: string, limit: number) =>
  db
    .selectFrom('application')
    .innerJoin('listing', 'listing.id', 'application.listing_id')
    .innerJoin('application_next_step as paid', (join) =>
      join.onRef('paid.application_id', '=', 'application.id').on('paid.step', '=', 'deposit-paid'),
    )
    .select(['application.id', 'listing.id as propertyId', 'listing.title', 'listing.nation', 'paid.done_on as paidOn'])
    .where('application.lister_id', '=', listerId)
    .where('application.status', '=', 'accepted')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_next_step as kept')
            .select('kept.step')
            .whereRef('kept.application_id', '=', 'application.id')
            .where('kept.step', '=', 'deposit-protected'),
        ),
      ),
    )
    .orderBy('paid.done_on')
    .limit(limit)
    .execute();

export async function countViews(db: Db, listerId: string): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(seen.views), 0)::int as views
    from listing join listing_view seen on seen.listing_id = listing.id
    where listing.account_id = ${listerId}
  `.execute(db);
  return rows[0]?.views ?? 0;
}

export async function listDailyViews(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text, views as count from listing_view where listing_id = ${listingId} and day >= ${firstActivityDay}
  `.execute(db);
  return rows;
}

export async function listDailySaves(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (created_at at time zone 'Europe/London')::date::text as day, count(*)::int
    from favorite
    where listing_id = ${listingId} and (created_at at time zone 'Europe/London')::date >= ${firstActivityDay}
    group by 1
  `.execute(db);
  return rows;
}
