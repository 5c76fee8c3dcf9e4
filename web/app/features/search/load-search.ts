import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import type { FoundHomes } from './results/found-listings.ts';
import type { SearchAddress, SearchTexts } from './search-url.ts';

export interface LoadedSearch {
  readonly found: FoundHomes;
  /** Somebody changed it by hand, or it is from another time: the search begins at the beginning. */
  readonly cursorIgnored: boolean;
}

/** Nobody is signed in while a page is rendered, so there is nobody yet whom a home could suit. */
export const forEverybody = ({ sort, ...rest }: SearchTexts): SearchTexts =>
  sort === 'match' ? rest : { ...rest, ...(sort && { sort }) };

export async function loadSearch(
  { search }: Pick<Client<LetfairContract>, 'search'>,
  { texts, cursor }: Pick<SearchAddress, 'texts' | 'cursor'>,
): Promise<LoadedSearch> {
  const query = { ...forEverybody(texts), facets: 'true' } as const;
  if (cursor) {
    const answer = await search.find({ query: { ...query, cursor } });
    if (answer.success) return { found: answer.data, cursorIgnored: false };
  }
  const answer = await search.find({ query });
  if (!answer.success) throw new Error(`A search that was understood was refused: ${answer.message}`);
  return { found: answer.data, cursorIgnored: cursor !== null };
}
