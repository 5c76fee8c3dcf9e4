import { HOMES_PER_SITEMAP, type searchContract } from '@letfair/contract/search/search';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { areaName, instantText } from './cards/present-cards.ts';

export const sitemapRoutes = (db: Db): Pick<Handlers<typeof searchContract>, 'sitemap' | 'sitemapPart'> => ({
  sitemap: async () => ({ ok: true, data: { starts: await startsOfParts(db) } }),
  sitemapPart: async ({ params }) => ({ ok: true, data: { homes: await homesFrom(db, params.id) } }),
});

/**
 * A part is named by its first listing, so listings that come or go while a crawler reads leave no gap. Ids are read
 * from the index alone.
 */
export async function startsOfParts(db: Db, perPart = HOMES_PER_SITEMAP): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select listing_id as id
    from (select listing_id, row_number() over (order by listing_id) as number from listing_search) as numbered
    where number % ${perPart}::int = 1
    order by listing_id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function homesFrom(db: Db, first: string, perPart = HOMES_PER_SITEMAP) {
  const rows = await db
    .selectFrom('listing_search')
    .innerJoin('listing', 'listing.id', 'listing_search.listing_id')
    .where('listing_search.listing_id', '>=', first)
    .select([
      'listing.id',
      'listing.property_type',
      'listing.bedrooms',
      'listing.city',
      'listing.outcode',
      'listing.updated_at',
    ])
    .orderBy('listing_search.listing_id')
    .limit(perPart)
    .execute();
  return rows.map(({ id, property_type, bedrooms, updated_at, ...where }) => ({
    id,
    propertyType: property_type,
    bedrooms,
    area: areaName(where),
    changedAt: instantText(updated_at.getTime()),
  }));
}
