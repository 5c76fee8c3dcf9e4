import type { HomePreferences } from '@letfair/domain/search/matching/match-score';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../../../platform/db.ts';
import { type CardRow, cardRows } from '../cards/cards.repository.ts';
import { type FoundPage, searchListings } from '../search-listings.ts';
import { type After, writeCursor } from '../search-order.ts';
import { scoredColumns, scoreRow } from './score-row.ts';

/** Only the newest listings of a search are scored: scoring all of London for one page would be slow. */
const MAX_SCORED = 500;

interface Wanted {
  readonly query: SearchQuery;
  readonly preferences: HomePreferences;
  readonly after: After | null;
  readonly limit: number;
}

/** The newest listings of a search, best match first. */
export async function bestMatches(db: Db, { query, preferences, after, limit }: Wanted): Promise<FoundPage<CardRow>> {
  const { area, ids, total } = await searchListings(db, query, { limit: MAX_SCORED });
  const scores = await scoresOf(db, ids, preferences);
  // Sorting is stable, so listings with equal scores stay newest first.
  const best = [...ids].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  const shown = after?.key[0] ?? 0;
  const page = best.slice(shown, shown + limit);
  const last = page.at(-1);
  return {
    area,
    listings: page.length === 0 ? [] : await cardRows(db, page, true),
    total,
    nextCursor:
      last !== undefined && best.length > shown + limit
        ? writeCursor({ sort: 'match', key: [shown + limit], id: last })
        : null,
  };
}

async function scoresOf(
  db: Db,
  ids: readonly string[],
  preferences: HomePreferences,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_search')
    .select(scoredColumns)
    .where((where) => where('listing_id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.listing_id, scoreRow(preferences, row)]));
}
