import { MAX_FAVORITES } from '@letfair/contract/search/favorites';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';

export async function listFavoriteIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('listing_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(MAX_FAVORITES)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

export interface FavoritePosition {
  /** Microseconds as text, because JavaScript dates hold milliseconds only. */
  readonly micros: string;
  readonly id: string;
}

/** Statuses that no moderator has approved. */
const unapprovedStatuses: readonly ListingStatus[] = ['pending', 'rejected'];

const asTime = (micros: string) => sql<Date>`to_timestamp(0) + ${micros}::bigint * interval '1 microsecond'`;

interface Favorite extends FavoritePosition {
  readonly isListerSuspended: boolean;
}

export function listFavorites(
  db: Db,
  accountId: string,
  { after, limit }: { readonly after: FavoritePosition | null; readonly limit: number },
): Promise<Favorite[]> {
  let query = db
    .selectFrom('favorite')
    .innerJoin('listing', 'listing.id', 'favorite.listing_id')
    .innerJoin('account as lister', 'lister.id', 'listing.account_id')
    .select([
      'favorite.listing_id as id',
      sql<string>`(extract(epoch from favorite.created_at) * 1000000)::bigint::text`.as('micros'),
      sql<boolean>`lister.hidden_at is not null`.as('isListerSuspended'),
    ])
    .where('favorite.account_id', '=', accountId)
    .where('listing.status', 'not in', unapprovedStatuses)
    .orderBy('favorite.created_at', 'desc')
    .orderBy('favorite.listing_id', 'desc')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(favorite.created_at, favorite.listing_id) < (${asTime(after.micros)}, ${after.id}::uuid)`,
    );
  return query.execute();
}

export const countFavorites = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('favorite').where('account_id', '=', accountId));

export async function isFavorite(tx: Tx, accountId: string, listingId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('favorite')
    .select('listing_id')
    .where('account_id', '=', accountId)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertFavorite = (tx: Tx, account_id: string, listing_id: string) =>
  tx.insertInto('favorite').values({ account_id, listing_id }).execute();

export const deleteFavorite = (tx: Tx, accountId: string, listingId: string) =>
  tx.deleteFrom('favorite').where('account_id', '=', accountId).where('listing_id', '=', listingId).execute();
