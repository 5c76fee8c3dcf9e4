import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { type DayCount, since } from './days.ts';

/** How many homes somebody keeps as favourites. */
export async function savedProperties(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::int as homes from favorite where account_id = ${accountId}
  `.execute(db);
  return rows[0]?.homes ?? 0;
}

/** How often the homes of a lister were looked at, from the first day on. */
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
