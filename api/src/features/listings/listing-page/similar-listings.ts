import type { ListingSummary } from '@letfair/contract/search/search';
import { areaLettersOf, districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { typesLike } from '@letfair/domain/search/property-type-groups';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import {
  type CardRow,
  cardColumns,
  cardJoins,
  cardVersion,
  flagMask,
  presentCard,
  regionOfLetters,
} from '../../search/results/index.ts';
import type { ListingRow } from '../manage/index.ts';
import { fixedStatement } from './fixed-statement.ts';

/** One full row. */
const MOST_SIMILAR = 3;
/** A rent that differs by more than this share is that of another kind of home. */
const RENT_APART = 0.25;

/** What other homes are compared with. */
export type Likeness = Pick<ListingRow, 'id' | 'outcode' | 'rent_pence' | 'property_type'>;

const likenessNames = ['id', 'outcode', 'district', 'region', 'rent', 'lowest', 'highest', 'types'] as const;
type LikenessName = (typeof likenessNames)[number];
export type LikenessValues = Readonly<Record<LikenessName, unknown>>;
type ValueOf = (name: LikenessName) => RawBuilder<unknown>;

export const valuesOfLikeness = ({ id, outcode, rent_pence, property_type }: Likeness): LikenessValues => ({
  id,
  outcode,
  district: districtOf(outcode),
  region: regionOfLetters(areaLettersOf(outcode) ?? ''),
  rent: rent_pence,
  lowest: Math.ceil(rent_pence * (1 - RENT_APART)),
  highest: Math.floor(rent_pence * (1 + RENT_APART)),
  // Search indexes hold flags, not types.
  types: flagMask(typesLike(property_type)),
});

/** Their cards as one JSON text, a list of `CardRow`, and a text that differs as soon as one of them has changed. */
export interface SimilarTexts {
  readonly similar: string;
  readonly similarVersion: string;
}

const byNearness = sql`order by ring, apart, listing_id desc`;
const versionOfSimilar = sql`coalesce(string_agg(version, ' ' ${byNearness}), '')`;

const selectSimilar = fixedStatement<SimilarTexts, LikenessValues>(
  (value) => sql`
    select coalesce(json_agg(card ${byNearness}), '[]')::text as similar, ${versionOfSimilar} as "similarVersion" from (
      select found.*, ${cardVersion} as version, (select row_to_json(shown) from (select ${cardColumns(false)}) as shown) as card
      ${fromSimilar(value)}
    ) as chosen
  `,
);

/** The version alone, as a column. */
export const similarVersion = (value: ValueOf) => sql<string>`(
  select ${versionOfSimilar} from (select found.*, ${cardVersion} as version ${fromSimilar(value)}) as chosen
)`;

export async function readSimilar(db: Db, like: Likeness): Promise<SimilarTexts> {
  const [found] = await selectSimilar(db, valuesOfLikeness(like));
  return found ?? { similar: '[]', similarVersion: '' };
}

export const presentSimilar = (text: string): ListingSummary[] =>
  (JSON.parse(text) as CardRow[]).map((row) => presentCard(row));

export const similarListings = async (db: Db, like: Likeness): Promise<ListingSummary[]> =>
  presentSimilar((await readSimilar(db, like)).similar);

/**
 * Live homes of the same kind and about the same rent, the nearest rent first: of the outcode, then of the region. A
 * region is read from the rent in both directions, so that a few rows of the index are enough however many homes it has,
 * and only where the outcode has too few.
 */
function fromSimilar(value: ValueOf) {
  const rent = sql`${value('rent')}::int`;
  const [lowest, highest] = [sql`${value('lowest')}::int`, sql`${value('highest')}::int`];
  const [outcode, region] = [value('outcode'), value('region')];
  const isAlike = sql`flags & ${value('types')}::bigint <> 0 and listing_id <> ${value('id')}::uuid`;
  const most = sql.lit(MOST_SIMILAR);
  return sql`
    from (
      with near as materialized (
        select listing_id, abs(rent_pence - ${rent}) as apart, 1 as ring from listing_search
        where district = ${value('district')} and outcode = ${outcode}
          and rent_pence between ${lowest} and ${highest} and ${isAlike}
        order by apart, listing_id desc limit ${most}
      )
      select * from near
      union all
      select listing_id, apart, 2 from (
        (select listing_id, abs(rent_pence - ${rent}) as apart from listing_search
          where region = ${region} and rent_pence between ${lowest} and ${rent} and ${isAlike}
          order by rent_pence desc limit ${most})
        union all
        (select listing_id, abs(rent_pence - ${rent}) as apart from listing_search
          where region = ${region} and rent_pence > ${rent} and rent_pence <= ${highest} and ${isAlike}
          order by rent_pence limit ${most})
        order by apart, listing_id desc limit ${most}
      ) as around
      where (select count(*) from near) < ${most} and listing_id not in (select listing_id from near)
      order by ring, apart, listing_id desc limit ${most}
    ) as found
    join listing on listing.id = found.listing_id ${cardJoins}
  `;
}
