import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../../../platform/db.ts';
import type { Reach } from '../../travel/index.ts';
import { type CardRow, cardRows } from '../cards/cards.repository.ts';
import { type FoundPage, searchListings } from '../search-listings.ts';
import { type After, writeCursor } from '../search-order.ts';

/** Only the newest listings of a search are scored: scoring all of London for one page would be slow. */
const MAX_SCORED = 500;

interface Wanted {
  readonly query: SearchQuery;
  readonly after: After | null;
  readonly limit: number;
  readonly withInformation: boolean;
  readonly reaches?: readonly Reach[];
  /** Higher is better; 0 for a listing that is missing. */
  readonly scoresOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** The newest listings of a search, those with the highest score first. */
export async function bestOfNewest(
  db: Db,
  { query, after, limit, withInformation, scoresOf, reaches = [] }: Wanted,
): Promise<FoundPage<CardRow>> {
  const { area, ids, total } = await searchListings(db, query, { limit: MAX_SCORED, reaches });
  const scores = ids.length === 0 ? new Map<string, number>() : await scoresOf(ids);
  // Sorting is stable, so listings with equal scores stay newest first.
  const best = [...ids].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  const shown = after?.key[0] ?? 0;
  const page = best.slice(shown, shown + limit);
  const last = page.at(-1);
  return {
    area,
    listings: page.length === 0 ? [] : await cardRows(db, page, withInformation),
    total,
    nextCursor:
      last !== undefined && best.length > shown + limit
        ? writeCursor({ sort: 'match', key: [shown + limit], id: last })
        : null,
  };
}
