import { type CopyMatch, copyMatches } from './compare-homes.ts';

/** Another advert that seems to be of the same home, and what both have in common. */
export interface ListingCopy {
  readonly listingId: string;
  readonly matches: readonly CopyMatch[];
  /** Whether it is of the same account. */
  readonly isOwn: boolean;
}

interface CopyFlag {
  readonly kind: 'copy';
  readonly sentence: string;
  readonly copies: readonly ListingCopy[];
}

/** A moderator who has seen as many has seen enough. */
export const MOST_COPIES = 5;

const sharedInWords: Readonly<Record<CopyMatch, string>> = {
  address: 'the same address',
  text: 'nearly the same text',
  photos: 'the same photos',
};

const others = (isOwn: boolean, count: number): string => {
  if (isOwn) return count === 1 ? 'another advert of this account' : `${count} other adverts of this account`;
  return count === 1 ? 'an advert of another account' : `${count} adverts of other accounts`;
};

/** Of the adverts that seem to be of the same home. */
export function copyFlag(copies: readonly ListingCopy[]): CopyFlag | null {
  const sentences = [false, true].flatMap((isOwn) => {
    const some = copies.filter((copy) => copy.isOwn === isOwn);
    if (some.length === 0) return [];
    const shared = copyMatches.filter((match) => some.some(({ matches }) => matches.includes(match)));
    const words = new Intl.ListFormat('en-GB').format(shared.map((match) => sharedInWords[match]));
    return [`It has ${words} as ${others(isOwn, some.length)}.`];
  });
  return sentences.length === 0
    ? null
    : { kind: 'copy', sentence: sentences.join(' '), copies: copies.slice(0, MOST_COPIES) };
}
