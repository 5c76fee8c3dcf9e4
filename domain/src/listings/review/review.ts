import type { Address } from '../fields.ts';
import type { ListingStatus } from '../lifecycle.ts';

/** What of a listing a moderator has vouched for. */
export interface Reviewed {
  readonly rentPence: number;
  readonly address: Address;
  readonly images: readonly string[];
}

/**
 * Whether an edit has to be looked at again: a higher rent, another address or other photos. A lower rent, another
 * order of the photos and small edits do not; the answer to a rejection always does.
 */
export function needsReview(status: ListingStatus, before: Reviewed, after: Reviewed): boolean {
  if (status === 'pending') return false;
  if (status === 'rejected') return true;
  return (
    after.rentPence > before.rentPence || !sameAddress(before.address, after.address) || !samePhotos(before, after)
  );
}

const samePhotos = (before: Reviewed, after: Reviewed): boolean =>
  before.images.length === after.images.length &&
  before.images.toSorted().join('\n') === after.images.toSorted().join('\n');

const parts = ['line1', 'line2', 'city', 'postcode', 'county'] as const;
/** Case and blanks are no other address: "m11ae" is M1 1AE. */
const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
const sameAddress = (one: Address, two: Address): boolean =>
  parts.every((part) => compact(one[part]) === compact(two[part]));
