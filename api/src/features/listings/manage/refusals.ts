import { type ListingStatus, listingStatusLabels, TAKE_BACK_HOURS } from '@letfair/domain/listings/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import { conflict, invalid, stale } from '../../../platform/http/refusals.ts';
import { lockPhotosOf } from './listing-photos.repository.ts';
import { isReferenceTaken } from './references/references.repository.ts';

export const staleListing = stale('This listing has been changed somewhere else since you opened it.');

/** The listing has moved on, perhaps in another tab. */
export const notFromHere = (status: ListingStatus) =>
  conflict(`You can no longer do this: the listing is now marked “${listingStatusLabels[status]}”.`);

export const letTooLong = conflict(
  `Once a home is marked as let, you can only undo it within ${TAKE_BACK_HOURS} hours. Duplicate the listing to list the home again.`,
);

const gone = invalid('images', 'One of the photos is no longer available. Please add it again.');
const twice = invalid('images', 'The same photo is in this listing twice. Remove one of them.');

/** Null when every photo is there, belongs to this account and is named once. They stay there until the write is done. */
export async function photosRefusal(tx: Tx, accountId: string, images: readonly string[]) {
  if (new Set(images).size < images.length) return twice;
  if (images.length === 0) return null;
  return (await lockPhotosOf(tx, accountId, images)) === images.length ? null : gone;
}

export const referenceInUse = (reference: string) =>
  conflict(`Another of your homes now has the reference ${reference}.`);

const taken = invalid('reference', 'Another of your homes has this reference. Use a different one.');

/** Null when no other open listing of the account has the reference; none gets it until the write is done. */
export const referenceRefusal = async (
  tx: Tx,
  listing: { readonly account_id: string; readonly id: string; readonly reference: string },
) => (listing.reference !== '' && (await isReferenceTaken(tx, listing)) ? taken : null);
