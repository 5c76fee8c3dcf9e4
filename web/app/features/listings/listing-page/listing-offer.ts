import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import { listingPath } from '@letfair/domain/listings/listing-path';
import type { Thing } from '../../../lib/structured-data/index.ts';
import { listingHeadline } from './listing-name.ts';

const apartments: readonly PropertyType[] = ['flat', 'maisonette', 'studio'];

function kindOf(type: PropertyType): string {
  if (type === 'room') return 'Residence';
  return apartments.includes(type) ? 'Apartment' : 'House';
}

const largest = ({ sources }: PublicListing['photos'][number]): string => sources.at(-1)?.url ?? '';

/** The home and its rent, in the words of schema.org. The street is in it only where the page has it. */
export function listingOffer(publicUrl: string, listing: PublicListing): Thing {
  const { address, price, propertyType } = listing;
  const url = publicUrl + listingPath(listing);
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    price,
    priceCurrency: 'GBP',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GBP', unitCode: 'MON' },
    availability: `https://schema.org/${listing.status === 'live' ? 'InStock' : 'SoldOut'}`,
    availabilityStarts: listing.availableDate,
    validFrom: listing.publishedAt,
    offeredBy: {
      '@type': listing.lister.userType === 'agent' ? 'RealEstateAgent' : 'Person',
      name: listing.lister.name,
    },
    itemOffered: {
      '@type': kindOf(propertyType),
      name: listingHeadline(listing),
      description: listing.title,
      url,
      ...(listing.photos.length > 0 && { image: listing.photos.map((photo) => publicUrl + largest(photo)) }),
      ...(propertyType !== 'room' && {
        numberOfBedrooms: listing.bedrooms,
        numberOfBathroomsTotal: listing.bathrooms,
      }),
      petsAllowed: listing.materialInformation.petsConsidered,
      address: {
        '@type': 'PostalAddress',
        ...(address.line1 !== '' && { streetAddress: address.line1 }),
        addressLocality: address.city,
        ...(address.county !== '' && { addressRegion: address.county }),
        postalCode: address.postcode,
        addressCountry: 'GB',
      },
    },
  };
}
