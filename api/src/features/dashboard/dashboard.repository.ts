import { type ApplicationSide, undecided } from '@letfair/domain/applications/lifecycle';
import { pastStatuses } from '@letfair/domain/clients/clients';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { type DayCount, since } from './days.ts';

const howMany = sql<number>`count(*)::int`.as('many');

/** Listings that are not over. */
export async function countHomes(db: Db, listerId: string): Promise<number> {
  const { many } = await db
    .selectFrom('listing')
    .select(howMany)
    .where('account_id', '=', listerId)
    .where('status', 'not in', pastStatuses)
    .executeTakeFirstOrThrow();
  return many;
}

export async function countOpenApplications(db: Db, accountId: string, side: ApplicationSide): Promise<number> {
  const { many } = await db
    .selectFrom('application')
    .select(howMany)
    .where(side === 'tenant' ? 'tenant_id' : 'lister_id', '=', accountId)
    .where('status', 'not in', ['declined', 'withdrawn'])
    .executeTakeFirstOrThrow();
  return many;
}

export async function enquiriesOf(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const day = sql<string>`(created_at at time zone 'Europe/London')::date`;
  return db
    .selectFrom('conversation')
    .select([sql<string>`${day}::text`.as('day'), sql<number>`count(*)::int`.as('count')])
    .where('listing_id', '=', listingId)
    .where(day, '>=', since)
    .groupBy(day)
    .execute();
}

interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
}

/** Soonest first. */
export const expiringHomes = (db: Db, listerId: string, days: number, limit: number): Promise<Waiting[]> =>
  db
    .selectFrom('listing')
    .select(['id', 'title', sql<Date>`confirmed_at + make_interval(days => ${AVAILABLE_DAYS})`.as('at')])
    .where('account_id', '=', listerId)
    .where('status', '=', 'live')
    .where('confirmed_at', '<', sql<Date>`now() - make_interval(days => ${AVAILABLE_DAYS - days})`)
    .orderBy('confirmed_at')
    .limit(limit)
    .execute();

export const rejectedHomes = (db: Db, listerId: string, limit: number): Promise<Waiting[]> =>
  db
    .selectFrom('listing')
    .select(['id', 'title', 'updated_at as at'])
    .where('account_id', '=', listerId)
    .where('status', '=', 'rejected')
    .orderBy('updated_at')
    .limit(limit)
    .execute();

/** Conversations whose last message is the tenant's and unread; longest waiting first. */
export const unansweredConversations = (db: Db, listerId: string, limit: number): Promise<Waiting[]> =>
  db
    .selectFrom('conversation')
    .innerJoin('listing', 'listing.id', 'conversation.listing_id')
    .innerJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.number', '=', 'conversation.message_count'),
    )
    .select(['conversation.id', 'listing.title', 'conversation.updated_at as at'])
    .where('conversation.lister_id', '=', listerId)
    .where('conversation.lister_unread', '>', sql<number>`0`)
    .where('message.by_tenant', '=', true)
    .orderBy('conversation.updated_at')
    .limit(limit)
    .execute();

/** Longest waiting first. */
export const undecidedApplications = (db: Db, listerId: string, limit: number): Promise<Waiting[]> =>
  db
    .selectFrom('application')
    .innerJoin('listing', 'listing.id', 'application.listing_id')
    .select(['application.id', 'listing.title', 'application.created_at as at'])
    .where('application.lister_id', '=', listerId)
    .where('application.status', 'in', undecided)
    .orderBy('application.id')
    .limit(limit)
    .execute();

export async function savedProperties(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::int as homes from favorite where account_id = ${accountId}
  `.execute(db);
  return rows[0]?.homes ?? 0;
}

export async function totalViews(db: Db, listerId: string): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(seen.views), 0)::int as views
    from listing join listing_view seen on seen.listing_id = listing.id
    where listing.account_id = ${listerId}
  `.execute(db);
  return rows[0]?.views ?? 0;
}

export async function viewsOf(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text, views as count from listing_view where listing_id = ${listingId} and day >= ${since}
  `.execute(db);
  return rows;
}

export async function savesOf(db: Db, listingId: string): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (created_at at time zone 'Europe/London')::date::text as day, count(*)::int
    from favorite
    where listing_id = ${listingId} and (created_at at time zone 'Europe/London')::date >= ${since}
    group by 1
  `.execute(db);
  return rows;
}
