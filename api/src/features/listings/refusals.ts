import { type ListingStatus, listingStatusLabels } from '@letfair/domain/listings/lifecycle';

export const noSuchListing = { ok: false, code: 'not_found', message: 'There is no such listing.' } as const;

export const staleListing = {
  ok: false,
  code: 'stale',
  message: 'This listing was changed elsewhere since you loaded it.',
} as const;

/** The listing has moved on, perhaps in another tab. */
export const notFromHere = (status: ListingStatus) =>
  ({
    ok: false,
    code: 'conflict',
    message: `This is not possible any more: the listing is now “${listingStatusLabels[status]}”.`,
  }) as const;
