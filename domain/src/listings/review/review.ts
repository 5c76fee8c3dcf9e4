import type { Address } from '../fields.ts';
import type { ListingStatus } from '../lifecycle.ts';

/** What of a listing a moderator has vouched for. */
export interface Reviewed {
  readonly rentPence: number;
  readonly address: Address;
}

/**
 * Whether an edit takes the listing off the public page until it is looked at again: with a higher rent or another
 * address. A lower rent does not; the answer to a rejection always does. Words and photos wait beside the listing.
 */
export function needsReview(status: ListingStatus, before: Reviewed, after: Reviewed): boolean {
  if (status === 'pending') return false;
  if (status === 'rejected') return true;
  return after.rentPence > before.rentPence || !isSameAddress(before.address, after.address);
}

const parts = ['line1', 'line2', 'city', 'postcode', 'county'] as const;
/** Case and blanks are no other address: "m11ae" is M1 1AE. */
const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
export const isSameAddress = (one: Address, two: Address): boolean =>
  parts.every((part) => compact(one[part]) === compact(two[part]));
