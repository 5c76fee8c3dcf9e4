import type { DistrictRents, searchContract } from '@letfair/contract/search/search';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { parseSearch } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { invalidSearch } from '../refusals.ts';
import { all } from '../search-conditions.ts';

/**
 * Every live home is read for an answer, so one answer serves everybody for twenty times as long as it took, and for a
 * minute at most: a small market is up to date at once, and a large one spends a twentieth of its time on this.
 */
const KEPT_FOR_TIMES = 20;
const KEPT_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly districts: Promise<readonly DistrictRents[]>;
}

export function showDistrictRents(db: Db): Handler<typeof searchContract.districtRents> {
  const kept = new Map<number | null, Kept>();
  return async ({ query: texts }) => {
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    const { bedrooms } = query;
    const before = kept.get(bedrooms);
    if (before && before.until > Date.now()) return answerOf(await before.districts);
    const started = Date.now();
    const districts = readDistrictRents(db, bedrooms);
    // Those who ask while it is read wait for the same answer.
    kept.set(bedrooms, { until: started + KEPT_MS, districts });
    districts.then(
      () => {
        const took = Date.now() - started;
        kept.set(bedrooms, { until: Date.now() + Math.min(KEPT_MS, KEPT_FOR_TIMES * took), districts });
      },
      () => kept.delete(bedrooms),
    );
    return answerOf(await districts);
  };
}

const answerOf = (districts: readonly DistrictRents[]) => ({ ok: true as const, data: { districts: [...districts] } });

/** Equal rents are grouped first, because a running sum over few groups is faster than a percentile over all listings. */
async function readDistrictRents(db: Db, bedrooms: number | null): Promise<readonly DistrictRents[]> {
  const { rows } = await sql<DistrictRents>`
    with rent as (
      select district, rent_pence, count(*)::int as homes from listing_search
      where ${all(bedrooms === null ? [] : [sql<boolean>`bedrooms = ${bedrooms}`])} group by district, rent_pence
    ), lined_up as (
      select district, rent_pence::float8, (sum(homes) over (partition by district))::int as homes,
        (sum(homes) over (partition by district order by rent_pence))::int as up_to
      from rent
    )
    select district, homes, round((min(rent_pence) filter (where up_to * 2 >= homes)
      + min(rent_pence) filter (where up_to * 2 > homes))::numeric / 200)::int as median
    from lined_up where homes >= ${ENOUGH_TO_COMPARE} group by district, homes order by district
  `.execute(db);
  return rows;
}
