import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { changedFacts, haveSamePhotos, type ListingChange } from '../../../listings/manage/index.ts';

/** The listing as it is once it is approved, with the flags of that version. */
export const underReview = (listing: ReviewedListing): ReviewedListing => ({ ...listing, ...listing.revision });

/** What differs between two versions of a listing, in the words of the screen. */
export function listingChanges(before: ReviewedListing, after: ReviewedListing): readonly ListingChange[] {
  const [old, now] = [underReview(before), underReview(after)];
  const status = { term: 'Status', before: listingStatusLabels[old.status], after: listingStatusLabels[now.status] };
  return [
    ...(old.status === now.status ? [] : [status]),
    ...changedFacts(old, now, now.lister.userType),
    ...(haveSamePhotos(old, now) ? [] : [{ term: 'Photos', ...photoCounts(old, now) }]),
  ];
}

const photoCounts = (before: ReviewedListing, after: ReviewedListing) => {
  const isAsMany = before.photos.length === after.photos.length;
  return {
    before: `${before.photos.length} photos`,
    after: isAsMany ? 'different photos, captions or order' : `${after.photos.length} photos`,
  };
};
