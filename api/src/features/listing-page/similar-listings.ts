import type { ListingSummary } from '@letfair/contract/search';
import { areaLettersOf, districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { typesLike } from '@letfair/domain/search/property-type-groups';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { ListingRow } from '../listings/index.ts';
import { flagMask, presentCards, regionOfLetters } from '../search/index.ts';

const MOST_SIMILAR = 4;
/** A rent that differs by more than this share is that of another kind of home. */
const RENT_APART = 0.25;

/** Live homes of the same kind and about the same rent, the nearest rent first: of the outcode, then of the region. */
export async function similarListings(db: Db, listing: ListingRow): Promise<ListingSummary[]> {
  const { outcode, rent_pence: rent } = listing;
  const alike = {
    not: listing.id,
    typeFlags: flagMask(typesLike(listing.property_type)),
    rent,
    lowest: Math.ceil(rent * (1 - RENT_APART)),
    highest: Math.floor(rent * (1 + RENT_APART)),
    limit: MOST_SIMILAR,
  };
  const near = await liveListingsOfOutcode(db, districtOf(outcode), outcode, alike);
  if (near.length === MOST_SIMILAR) return presentCards(db, near);
  const around = await liveListingsOfRegion(db, regionOfLetters(areaLettersOf(outcode) ?? ''), alike);
  return presentCards(db, [...new Set([...near, ...around])].slice(0, MOST_SIMILAR));
}

interface Alike {
  /** The home they are like. */
  readonly not: string;
  /** The mask of the types that are alike: search indexes hold flags, not types. */
  readonly typeFlags: bigint;
  readonly rent: number;
  readonly lowest: number;
  readonly highest: number;
  readonly limit: number;
}

async function liveListingsOfOutcode(db: Db, district: string, outcode: string, alike: Alike): Promise<string[]> {
  const rows = await db
    .selectFrom('listing_search')
    .select('listing_id')
    .where('district', '=', district)
    .where('outcode', '=', outcode)
    .where('rent_pence', '>=', alike.lowest)
    .where('rent_pence', '<=', alike.highest)
    .where('listing_id', '<>', alike.not)
    .where(sql<boolean>`flags & ${alike.typeFlags}::bigint <> 0`)
    .orderBy(sql`abs(rent_pence - ${alike.rent}::int)`)
    .orderBy('listing_id', 'desc')
    .limit(alike.limit)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** From the rent in both directions, so that a few rows of the index are enough however many homes a region has. */
async function liveListingsOfRegion(db: Db, region: string, alike: Alike): Promise<string[]> {
  const { rows } = await sql<{ listing_id: string }>`
    select listing_id from (
      (select listing_id, rent_pence from listing_search
        where region = ${region} and rent_pence between ${alike.lowest}::int and ${alike.rent}::int
          and flags & ${alike.typeFlags}::bigint <> 0 and listing_id <> ${alike.not}::uuid
        order by rent_pence desc limit ${alike.limit}::int)
      union all
      (select listing_id, rent_pence from listing_search
        where region = ${region} and rent_pence > ${alike.rent}::int and rent_pence <= ${alike.highest}::int
          and flags & ${alike.typeFlags}::bigint <> 0 and listing_id <> ${alike.not}::uuid
        order by rent_pence limit ${alike.limit}::int)
    ) as near
    order by abs(rent_pence - ${alike.rent}::int), listing_id desc
    limit ${alike.limit}::int
  `.execute(db);
  return rows.map(({ listing_id }) => listing_id);
}
