import type { OwnListing } from '@letfair/contract/listings';
import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';

/** A listing as the form shows it, to be changed. */
export const formFromListing = (listing: OwnListing): ListingForm => ({
  ...emptyListingForm,
  ...listing.materialInformation,
  title: listing.title,
  propertyDescription: listing.description,
  address: listing.address,
  propertyType: listing.propertyType,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  hasParking: listing.hasParking,
  isShared: listing.isShared,
  availableDate: listing.availableDate,
  features: listing.ownFeatures,
  images: listing.photos.map(({ id }) => id),
  monthlyRent: listing.price,
});
