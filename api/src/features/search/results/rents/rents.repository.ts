import {
  type BedroomGroup,
  medianToTell,
  type PlaceRents,
  type RentGroup,
} from '@letfair/domain/listings/typical-rents';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import { matchingTotals } from '../live-totals.repository.ts';
import type { SearchArea } from '../search-area.ts';
import { all, type Condition, conditionsToCount } from '../search-conditions.ts';

/** The median rents of what a search finds; those of whole regions are read from the totals. */
export function rentsWithin(db: Db, query: SearchQuery, area: SearchArea): Promise<PlaceRents> {
  const totals = matchingTotals(query, area);
  return totals
    ? medianRents(db, { counted: sql`sum(listings)`, from: totals })
    : medianRents(db, listingsThat(all(conditionsToCount(query, area))));
}

/** The median rent of the live listings of an outcode in pence; null while they are too few. */
export async function medianRent(db: Db, outcode: string): Promise<number | null> {
  const inOutcode = sql<boolean>`district = ${districtOf(outcode)} and outcode = ${outcode}`;
  return medianToTell((await medianRents(db, listingsThat(inOutcode))).all);
}

interface Source {
  /** How many listings the rows of one rent stand for. */
  readonly counted: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
}

const listingsThat = (meet: Condition): Source => ({ counted: sql`count(*)`, from: sql`listing_search where ${meet}` });

type GroupRow = RentGroup & { readonly bedrooms: number | null };

/** Groups equal rents first, because a running sum over few groups is faster than a percentile over all listings. */
async function medianRents(db: Db, { counted, from }: Source): Promise<PlaceRents> {
  const { rows } = await sql<GroupRow>`
    with rent as (
      select bedrooms, rent_pence, (${counted})::int as homes from ${from}
      group by grouping sets ((rent_pence), (bedrooms, rent_pence))
    ), lined_up as (
      select bedrooms, rent_pence::float8, (sum(homes) over (partition by bedrooms))::int as homes,
        (sum(homes) over (partition by bedrooms order by rent_pence))::int as up_to
      from rent
    )
    select bedrooms, homes, (min(rent_pence) filter (where up_to * 2 >= homes)
      + min(rent_pence) filter (where up_to * 2 > homes)) / 2 as "medianPence"
    from lined_up where homes > 0 group by bedrooms, homes order by bedrooms
  `.execute(db);
  return {
    all: rows.find(({ bedrooms }) => bedrooms === null),
    byBedrooms: rows.filter((row): row is BedroomGroup => row.bedrooms !== null),
  };
}
