import type { Answer } from '@letfair/contract/endpoint';
import type { PropertyCard, searchContract } from '@letfair/contract/search';
import { formatCount } from '@letfair/domain/money';

type FindAnswer = Answer<typeof searchContract.find>;

/** One page of a search's results. */
export type FoundHomes = Extract<FindAnswer, { readonly success: true }>['data'];

/** A home that was added between two pages moves everything down by one; nothing is listed twice for it. */
export const withoutRepeats = (cards: readonly PropertyCard[]): readonly PropertyCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** The sentence of document 1, for every number. */
export const countText = (total: number): string => `Showing ${formatCount(total)} properties`;
