import { type ListingStatus, listingStatuses, listingStatusLabels } from '../../listings/lifecycle.ts';
import type { ReadCell } from './cells.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '');

const otherWords: Readonly<Record<string, ListingStatus>> = {
  available: 'live',
  active: 'live',
  tolet: 'live',
  onmarket: 'live',
  forrent: 'live',
  hidden: 'paused',
  offmarket: 'paused',
  unavailable: 'paused',
  underoffer: 'let-agreed',
  reserved: 'let-agreed',
  letstc: 'let-agreed',
  lets: 'let',
  archived: 'withdrawn',
  removed: 'withdrawn',
};

export function readStatus(text: string): ReadCell {
  const word = plain(text);
  if (word === '') return { ok: true, value: undefined };
  const found =
    listingStatuses.find((status) => plain(status) === word || plain(listingStatusLabels[status]) === word) ??
    (Object.hasOwn(otherWords, word) ? otherWords[word] : undefined);
  return found ? { ok: true, value: found } : { ok: false, wanted: 'Available, paused, let agreed, let or withdrawn.' };
}
