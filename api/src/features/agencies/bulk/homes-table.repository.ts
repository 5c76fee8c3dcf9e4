import { HOMES_PER_TABLE_PAGE, type SortDirection, type TableSort } from '@letfair/domain/listings/bulk/table';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type HomesFilter, listSortKeys, meetsFilter } from '../../listings/manage/index.ts';

const counted = (from: RawBuilder<unknown>) => sql`(select count(*)::int from ${from})`;

/** Each figure is read through the index of its table on the listing. */
const figures = {
  views: sql`coalesce((select seen.views from listing_view_total seen where seen.listing_id = listing.id), 0)`,
  saves: counted(sql`favorite where favorite.listing_id = listing.id`),
  enquiries: counted(sql`conversation where conversation.listing_id = listing.id`),
  viewings: counted(sql`viewing where viewing.listing_id = listing.id
    and viewing.status in ('booked', 'rescheduled', 'move-suggested', 'happened', 'no-show-tenant', 'no-show-lister')`),
  applications: counted(sql`application where application.listing_id = listing.id`),
};

/** The score of an advert is computed and not stored. */
export type StoredSort = Exclude<TableSort, 'advertScore'>;

/** Since when a home that is on the market is live. */
const liveSince = sql`case when listing.status in ('live', 'paused', 'let-agreed') then listing.published_at end`;

const sortKeys: Readonly<Record<StoredSort, RawBuilder<unknown>>> = {
  ...listSortKeys,
  ...figures,
  // The longer ago it went live, the more days.
  daysLive: sql`now() - ${liveSince}`,
};

export interface TableRange {
  readonly sort: StoredSort;
  readonly direction: SortDirection;
  readonly page: number;
}

export interface HomeRow {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly line1: string;
  readonly city: string;
  readonly postcode: string;
  readonly status: ListingStatus;
  readonly rent_pence: number;
  readonly bedrooms: number;
  readonly live_since: Date | null;
  readonly confirmed_at: Date | null;
  readonly client_id: string | null;
  readonly client_name: string | null;
  readonly assigned_to: string | null;
  readonly assigned_name: string | null;
  readonly views: number;
  readonly saves: number;
  readonly enquiries: number;
  readonly viewings: number;
  readonly applications: number;
}

/** The ids of one page of the table. */
export async function listPageIds(
  db: Db,
  accountId: string,
  filter: HomesFilter,
  { sort, direction, page }: TableRange,
): Promise<readonly string[]> {
  const towards = direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: string }>`
    select listing.id from listing where ${meetsFilter(accountId, filter)}
    order by ${sortKeys[sort]} ${towards} nulls last, listing.id desc
    limit ${sql.lit(HOMES_PER_TABLE_PAGE)} offset ${(page - 1) * HOMES_PER_TABLE_PAGE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Homes with their figures, in the order of their ids here. */
export async function readHomes(db: Db, ids: readonly string[]): Promise<readonly HomeRow[]> {
  const { rows } = await sql<HomeRow>`
    select listing.id, listing.reference, listing.title, listing.line1, listing.city, listing.postcode, listing.status, listing.rent_pence,
      listing.bedrooms, ${liveSince} as live_since, listing.confirmed_at, listing.client_id, client.name as client_name,
      listing.assigned_to, person.first_name || ' ' || person.last_name as assigned_name,
      ${sql.join(Object.entries(figures).map(([name, figure]) => sql`${figure} as ${sql.id(name)}`))}
    from unnest(${[...ids]}::uuid[]) with ordinality as page (id, place)
    join listing on listing.id = page.id
    left join client on client.id = listing.client_id
    left join account person on person.id = listing.assigned_to
    order by page.place
  `.execute(db);
  return rows;
}

export async function countHomes(db: Db, accountId: string, filter: HomesFilter): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(*)::int as homes from listing where ${meetsFilter(accountId, filter)}
  `.execute(db);
  return rows[0]?.homes ?? 0;
}

/** Newest first. */
export async function listHomeIds(
  db: Db,
  accountId: string,
  filter: HomesFilter,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing.id from listing where ${meetsFilter(accountId, filter)} order by listing.id desc limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
