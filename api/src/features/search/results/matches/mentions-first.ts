import type { SearchQuery } from '@letfair/domain/search/search-query';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import type { Reach } from '../../travel/index.ts';
import type { CardRow } from '../cards/cards.repository.ts';
import type { FoundPage } from '../search-listings.ts';
import type { After } from '../search-order.ts';
import { bestOfNewest } from './best-of-newest.ts';

interface Wanted {
  readonly query: SearchQuery;
  /** From `wordsToFind`. */
  readonly words: string;
  readonly after: After | null;
  readonly limit: number;
  readonly reaches: readonly Reach[];
  readonly withInformation: boolean;
}

/** What someone doesn't want is not looked for. */
const DENIED =
  /^(?:no|not|non|never|without|except|excluding|avoid|anything but|other than|apart from|don['’]?t|away from)\b/i;

/** "south facing or quiet" for `websearch_to_tsquery`; empty where nothing can be looked for. */
export const wordsToFind = (unused: readonly string[]): string =>
  unused
    .filter((words) => !DENIED.test(words))
    .map((words) => words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((words) => words !== '')
    .join(' or ');

/** The newest listings of a search, those first whose title, features or description say these words, best first. */
export const mentionsFirst = (db: Db, { words, ...wanted }: Wanted): Promise<FoundPage<CardRow>> =>
  bestOfNewest(db, { ...wanted, scoresOf: (ids) => mentionsOf(db, ids, words) });

async function mentionsOf(db: Db, ids: readonly string[], words: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly listing_id: string; readonly score: number }>`
    select listing_id, ts_rank(words, query) as score
    from listing_words, websearch_to_tsquery('english', ${words}) as query
    where listing_id = any(${[...ids]}::uuid[]) and words @@ query
  `.execute(db);
  return new Map(rows.map(({ listing_id, score }) => [listing_id, score]));
}
