import type { LetfairContract } from '@letfair/contract';
import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { SHARE_PICTURE, shareCardUrl, sharePictureUrl } from '@letfair/domain/files/photos';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import { listingHeadline } from '@letfair/domain/listings/listing-name';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { ukDay } from '@letfair/domain/uk-time';
import { isUuid } from '@letfair/domain/uuid';
import type { PagePicture } from '../../../lib/page-meta.ts';
import type { Thing } from '../../../lib/structured-data/index.ts';
import { qrPath } from '../../../ui/qr/qr-path.ts';
import { type ListingView, listingView } from './listing-view.ts';
import type { PrintCode } from './print-header.tsx';

export type LoadedListingPage =
  | {
      readonly kind: 'found';
      readonly view: ListingView;
      readonly offer: Thing | null;
      readonly picture: PagePicture;
      /** For paper; null without a configured public URL. */
      readonly code: PrintCode | null;
    }
  | { readonly kind: 'gone'; readonly title: string; readonly similar: readonly ListingSummary[] }
  | { readonly kind: 'none' }
  /** The server cannot say right now. */
  | { readonly kind: 'failed'; readonly status: number };

/** The one call that is made. */
export type ListingPageContract = { readonly search: Pick<LetfairContract['search'], 'property'> };

interface Site {
  readonly publicUrl: string | undefined;
  readonly now: Date;
}

const missing: readonly ErrorCode[] = ['not_found', 'invalid', 'malformed'];

export async function loadListingPage(
  { search }: Client<ListingPageContract>,
  id: string,
  { publicUrl, now }: Site,
): Promise<LoadedListingPage> {
  if (!isUuid(id.toLowerCase())) return { kind: 'none' };
  const answer = await search.property({ params: { id: id.toLowerCase() } });
  if (answer.success) {
    const listing = answer.data;
    const cover = listing.photos[0];
    const largest = cover?.sources.at(-1);
    return {
      kind: 'found',
      view: listingView(listing, ukDay(now)),
      offer: publicUrl ? listingOffer(publicUrl, listing) : null,
      code: publicUrl ? printCode(`${publicUrl}/properties/${listing.id}`) : null,
      picture:
        cover && largest
          ? { path: sharePictureUrl(largest.url), ...SHARE_PICTURE, alt: cover.caption || listing.title }
          : { path: shareCardUrl(listing.id), ...SHARE_PICTURE, alt: listingHeadline(listing) },
    };
  }
  const { code } = answer.error;
  if (code === 'gone') return { kind: 'gone', title: answer.data?.title ?? '', similar: answer.data?.similar ?? [] };
  return missing.includes(code) ? { kind: 'none' } : { kind: 'failed', status: errorStatus[code] };
}

/** Drawn on the server, so that browsers need no library for it. */
const printCode = (url: string): PrintCode => ({ url, ...qrPath(url, 'L') });

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
      ...(listing.lister.page && { url: publicUrl + listing.lister.page }),
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
