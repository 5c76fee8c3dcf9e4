import { propertyTypes } from '@letfair/domain/listings/vocabulary';
import { type HomePreferences, scoreHome } from '@letfair/domain/matching/match-score';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { type SearchFeature, searchFeatures } from '@letfair/domain/search/searchable-features';
import type { Db } from '../../platform/db.ts';
import { type CardRow, cardRows } from './cards.repository.ts';
import { flagsIn } from './flags.ts';
import { type FoundPage, searchListings } from './search-listings.ts';
import { type After, writeCursor } from './search-order.ts';

/** Judging every home in London for one page helps nobody: so many of the newest are looked at. */
const MOST_JUDGED = 500;

interface Wanted {
  readonly query: SearchQuery;
  readonly preferences: HomePreferences;
  readonly after: After | null;
  readonly limit: number;
}

/** The newest homes of a search, those that suit the tenant best first. */
export async function bestMatches(db: Db, { query, preferences, after, limit }: Wanted): Promise<FoundPage<CardRow>> {
  const { area, ids, total } = await searchListings(db, query, { limit: MOST_JUDGED });
  const scores = await scoresOf(db, ids, preferences);
  // Sorting is stable: what suits equally well stays newest first.
  const best = [...ids].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  const shown = after?.key[0] ?? 0;
  const page = best.slice(shown, shown + limit);
  const last = page.at(-1);
  return {
    area,
    homes: page.length === 0 ? [] : await cardRows(db, page, true),
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
    .select(['listing_id', 'rent_pence', 'outcode', 'marks', 'available_date'])
    .where((where) => where('listing_id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(
    rows.map(({ listing_id, rent_pence, outcode, marks, available_date }) => {
      const known = flagsIn(marks);
      const match = scoreHome(preferences, {
        rentPence: rent_pence,
        outcode,
        propertyType: propertyTypes.find((type) => known.includes(type)) ?? 'house',
        availableDate: available_date,
        features: searchFeatures.filter((feature): feature is SearchFeature => known.includes(feature)),
      });
      return [listing_id, match?.score ?? 0];
    }),
  );
}
