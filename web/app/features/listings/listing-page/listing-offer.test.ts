import { expect, it } from 'vitest';
import { aPublicListing } from '../../../testing/example-listing.ts';
import { listingOffer } from './load-listing-page.ts';

const site = 'https://letfair.example';

it('offers a flat at a monthly rent in pounds', () => {
  const listing = aPublicListing();
  expect(listingOffer(site, listing)).toMatchObject({
    '@type': 'Offer',
    url: `${site}/properties/${listing.id}/two-bedroom-flat-manchester-m4`,
    price: 1250,
    priceCurrency: 'GBP',
    priceSpecification: { unitCode: 'MON' },
    availability: 'https://schema.org/InStock',
    itemOffered: {
      '@type': 'Apartment',
      name: '2-bed flat in Ancoats, Manchester, £1,250 pcm',
      image: [`${site}/photos/a-1600.webp`],
      numberOfBedrooms: 2,
      address: { addressLocality: 'Manchester', postalCode: 'M4', addressCountry: 'GB' },
    },
  });
});

it.each([
  ['detached', 'House'],
  ['studio', 'Apartment'],
  ['room', 'Residence'],
] as const)('calls a %s a %s', (propertyType, kind) => {
  expect(listingOffer(site, aPublicListing({ propertyType }))).toMatchObject({ itemOffered: { '@type': kind } });
});

it('tells the street only where the page does', () => {
  const hidden = JSON.stringify(listingOffer(site, aPublicListing()));
  expect(hidden).not.toContain('streetAddress');
  const address = { ...aPublicListing().address, line1: '4 Orchard Row', postcode: 'M4 5AB' };
  expect(listingOffer(site, aPublicListing({ address }))).toMatchObject({
    itemOffered: { address: { streetAddress: '4 Orchard Row', postalCode: 'M4 5AB' } },
  });
});
