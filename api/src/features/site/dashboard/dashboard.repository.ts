import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { type ApplicationSide, endedStatuses, undecided } from '@letfair/domain/lettings/applications/lifecycle';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db } from '../../../platform/db.ts';
import { hasStanding } from '../../listings/manage/index.ts';
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

/** Listings that need a change, and live ones that have to be confirmed within so many days. */
export const countListingsToMend = (db: Db, listerId: string, days: number): Promise<number> =>
  countRows(
    db
      .selectFrom('listing')
      .where('account_id', '=', listerId)
      .where((where) =>
        where.or([
          hasStanding('needs-change'),
          where.and([where('status', '=', 'live'), where('confirmed_at', '<', confirmedBefore(days))]),
        ]),
      ),
  );

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
