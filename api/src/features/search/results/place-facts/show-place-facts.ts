import type { placesContract } from '@letfair/contract/search/places';
import { typicalRents } from '@letfair/domain/listings/typical-rents';
import { ADDED_WITHIN_DAYS } from '@letfair/domain/search/places/place-facts';
import { parseSearch } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { invalidSearch, noPlaceAsked } from '../refusals.ts';
import { rentsWithin } from '../rents/rents.repository.ts';
import { areaOfSearch } from '../search-area.ts';
import { all, type Condition, conditionsToCount } from '../search-conditions.ts';
import { hasFlag } from '../search-flags.ts';
import { letTimesWithin } from './let-times.repository.ts';
import { openDataWithin } from './open-data.repository.ts';

/** What the live homes of a place, and those that were let there, say about it. */
export const showPlaceFacts =
  (db: Db): Handler<typeof placesContract.facts> =>
  async ({ query: texts }) => {
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    if (query.location === '') return noPlaceAsked;
    const area = areaOfSearch(query);
    const [groups, { lowest, highest, ...shares }, letTimes, openData] = await Promise.all([
      rentsWithin(db, query, area),
      readShares(db, all(conditionsToCount(query, area))),
      letTimesWithin(db, area.outline),
      openDataWithin(db, area.outline),
    ]);
    const rents = typicalRents(groups);
    const range = rents.median === null ? null : { lowest, highest };
    return { ok: true, data: { ...rents, range, ...shares, let: letTimes, openData } };
  };

interface Shares {
  /** £ a month. */
  readonly lowest: number;
  readonly highest: number;
  readonly added: number;
  readonly withPets: number;
  readonly withParking: number;
  readonly withBills: number;
}

async function readShares(db: Db, meet: Condition): Promise<Shares> {
  const { rows } = await sql<Shares>`
    select coalesce(round(min(rent_pence) / 100.0), 0)::int as lowest,
      coalesce(round(max(rent_pence) / 100.0), 0)::int as highest,
      (count(*) filter (where published_at > now() - make_interval(days => ${ADDED_WITHIN_DAYS}::int)))::int as added,
      (count(*) filter (where ${hasFlag('pets')}))::int as "withPets",
      (count(*) filter (where ${hasFlag('parking')}))::int as "withParking",
      (count(*) filter (where ${hasFlag('bills')}))::int as "withBills"
    from listing_search where ${meet}`.execute(db);
  return rows[0] ?? { lowest: 0, highest: 0, added: 0, withPets: 0, withParking: 0, withBills: 0 };
}
