import type { AreaRents, DistrictRents, searchContract } from '@letfair/contract/search/search';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { parseSearch } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { keepAnswers } from '../kept-answers.ts';
import { invalidSearch } from '../refusals.ts';
import { all } from '../search-conditions.ts';

export function showDistrictRents(db: Db): Handler<typeof searchContract.districtRents> {
  const districtRents = keepAnswers((bedrooms: number | null) => readDistrictRents(db, bedrooms));
  return async ({ query: texts }) => {
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    const { districts, areas } = await districtRents(query.bedrooms);
    return { ok: true, data: { districts: [...districts], areas: [...areas] } };
  };
}

interface PlaceRents {
  /** A district such as LS6, or the letters of a postcode area. */
  readonly place: string;
  readonly homes: number;
  readonly median: number;
}

interface RentsOfCountry {
  readonly districts: readonly DistrictRents[];
  readonly areas: readonly AreaRents[];
}

/** Equal rents are grouped first, because a running sum over few groups is faster than a percentile over all listings. */
async function readDistrictRents(db: Db, bedrooms: number | null): Promise<RentsOfCountry> {
  const { rows } = await sql<PlaceRents>`
    with rent as (
      select district, rent_pence, count(*)::int as homes from listing_search
      where ${all(bedrooms === null ? [] : [sql<boolean>`bedrooms = ${bedrooms}`])} group by district, rent_pence
    ), of_place as (
      select district as place, rent_pence, homes from rent
      union all
      select rtrim(district, '0123456789'), rent_pence, sum(homes)::int from rent
      group by rtrim(district, '0123456789'), rent_pence
    ), lined_up as (
      select place, rent_pence::float8, (sum(homes) over (partition by place))::int as homes,
        (sum(homes) over (partition by place order by rent_pence))::int as up_to
      from of_place
    )
    select place, homes, round((min(rent_pence) filter (where up_to * 2 >= homes)
      + min(rent_pence) filter (where up_to * 2 > homes))::numeric / 200)::int as median
    from lined_up where homes >= ${ENOUGH_TO_COMPARE} group by place, homes order by place
  `.execute(db);
  const isDistrict = ({ place }: PlaceRents): boolean => /\d$/.test(place);
  return {
    districts: rows.filter(isDistrict).map(({ place, ...rents }) => ({ district: place, ...rents })),
    areas: rows.filter((row) => !isDistrict(row)).map(({ place, ...rents }) => ({ letters: place, ...rents })),
  };
}
