import type { HomePreferences } from '@letfair/domain/search/matching/match-score';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../../../platform/db.ts';
import type { Reach } from '../../travel/index.ts';
import type { CardRow } from '../cards/cards.repository.ts';
import type { FoundPage } from '../search-listings.ts';
import type { After } from '../search-order.ts';
import { bestOfNewest } from './best-of-newest.ts';
import { scoredColumns, scoreRow } from './score-row.ts';

interface Wanted {
  readonly query: SearchQuery;
  readonly preferences: HomePreferences;
  readonly after: After | null;
  readonly limit: number;
  readonly reaches: readonly Reach[];
}

/** The newest listings of a search, best match first. */
export const bestMatches = (db: Db, { preferences, ...wanted }: Wanted): Promise<FoundPage<CardRow>> =>
  bestOfNewest(db, { ...wanted, withInformation: true, scoresOf: (ids) => scoresOf(db, ids, preferences) });

async function scoresOf(
  db: Db,
  ids: readonly string[],
  preferences: HomePreferences,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('listing_search')
    .select(scoredColumns)
    .where((where) => where('listing_id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.listing_id, scoreRow(preferences, row)]));
}
