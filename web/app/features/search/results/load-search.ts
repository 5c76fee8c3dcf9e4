import type { LetfairContract } from '@letfair/contract';
import type { searchContract } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { unavailable } from '../../../lib/cache-headers.ts';
import type { SentCard } from './cards/held-cards.tsx';
import type { ParsedSearchUrl } from './search-url.ts';

/** One page of a search's results. */
export type FoundListings = Extract<Answer<typeof searchContract.find>, { readonly success: true }>['data'];

/** As a page shows them: cards whose markup came with it say little else. */
export interface ShownListings extends Omit<FoundListings, 'properties'> {
  readonly properties: readonly SentCard[];
}

export interface LoadedSearch {
  readonly found: FoundListings;
  /** The cursor was edited by hand or is out of date: the first page is shown instead. */
  readonly cursorIgnored: boolean;
}

/** Pages are rendered without an account, and without preferences there is no order by match. */
export const withoutMatchSort = ({ sort, ...rest }: SearchTexts): SearchTexts =>
  sort === 'match' ? rest : { ...rest, ...(sort && { sort }) };

export async function loadSearch(
  { search }: Pick<Client<LetfairContract>, 'search'>,
  { texts, cursor }: Pick<ParsedSearchUrl, 'texts' | 'cursor'>,
): Promise<LoadedSearch> {
  const query = { ...withoutMatchSort(texts), facets: 'true' } as const;
  if (cursor) {
    const answer = await search.find({ query: { ...query, cursor } });
    if (answer.success) return { found: answer.data, cursorIgnored: false };
    if (answer.error.code === 'unavailable') throw unavailable();
  }
  const answer = await search.find({ query });
  if (!answer.success && answer.error.code === 'unavailable') throw unavailable();
  if (!answer.success) throw new Error(`A search that was understood was refused: ${answer.message}`);
  return { found: answer.data, cursorIgnored: cursor !== null };
}
