import type { OwnListing } from '@letfair/contract/listings/listings';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';

/** A saved listing as its form; changes that wait are changed further. */
export function formOfListing(listing: OwnListing): ListingForm {
  const version = listing.revision ?? listing;
  return formOfValues({ ...version, features: version.ownFeatures, images: version.photos.map(({ id }) => id) });
}
