import type { ListingSummary } from '@letfair/contract/search/search';
import { areaLettersOf, districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { typesLike } from '@letfair/domain/search/property-type-groups';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { type CardRow, cardsText, flagMask, presentCard, regionOfLetters } from '../../search/results/index.ts';
import type { ListingRow } from '../manage/index.ts';

/** One full row. */
const MOST_SIMILAR = 3;
/** A rent that differs by more than this share is that of another kind of home. */
const RENT_APART = 0.25;

/** What other homes are compared with. */
export type Likeness = Pick<ListingRow, 'id' | 'outcode' | 'rent_pence' | 'property_type'>;

/**
 * A column with the cards of live homes of the same kind and about the same rent, the nearest rent first: of the outcode,
 * then of the region. A region is read from the rent in both directions, so that a few rows of the index are enough
 * however many homes it has, and only where the outcode has too few.
 */
export const similarCardsText = (like: Likeness) => cardsText(chooseSimilar(like));

export async function readSimilar(db: Db, like: Likeness): Promise<string> {
  const { rows } = await sql<{ similar: string }>`select ${similarCardsText(like)} as similar`.execute(db);
  return rows[0]?.similar ?? '[]';
}

export const presentSimilar = (text: string): ListingSummary[] =>
  (JSON.parse(text) as CardRow[]).map((row) => presentCard(row));

export const similarListings = async (db: Db, like: Likeness): Promise<ListingSummary[]> =>
  presentSimilar(await readSimilar(db, like));

function chooseSimilar({ id, outcode, rent_pence, property_type }: Likeness) {
  const region = regionOfLetters(areaLettersOf(outcode) ?? '');
  const rent = sql`${rent_pence}::int`;
  const lowest = sql`${Math.ceil(rent_pence * (1 - RENT_APART))}::int`;
  const highest = sql`${Math.floor(rent_pence * (1 + RENT_APART))}::int`;
  // Search indexes hold flags, not types.
  const isAlike = sql`flags & ${flagMask(typesLike(property_type))}::bigint <> 0 and listing_id <> ${id}::uuid`;
  const most = sql.lit(MOST_SIMILAR);
  return sql`
    with near as materialized (
      select listing_id, abs(rent_pence - ${rent}) as apart from listing_search
      where district = ${districtOf(outcode)} and outcode = ${outcode}
        and rent_pence between ${lowest} and ${highest} and ${isAlike}
      order by apart, listing_id desc limit ${most}
    ), around as (
      select listing_id, abs(rent_pence - ${rent}) as apart from (
        (select listing_id, rent_pence from listing_search
          where region = ${region} and rent_pence between ${lowest} and ${rent} and ${isAlike}
          order by rent_pence desc limit ${most})
        union all
        (select listing_id, rent_pence from listing_search
          where region = ${region} and rent_pence > ${rent} and rent_pence <= ${highest} and ${isAlike}
          order by rent_pence limit ${most})
      ) as of_region
      where (select count(*) from near) < ${most}
      order by apart, listing_id desc limit ${most}
    )
    select listing_id as id, row_number() over (order by ring, apart, listing_id desc) as place from (
      select listing_id, apart, 1 as ring from near
      union all
      select listing_id, apart, 2 from around where listing_id not in (select listing_id from near)
    ) as found
    order by place limit ${most}
  `;
}
