import type { ListingBody } from '@letfair/contract/listing-payload';

/** A complete, lawful submission of a flat in Manchester, with what a test wants to be different. */
export const aHome = (changes: Partial<ListingBody> = {}) => ({
  title: 'Two-bedroom flat by the canal',
  description: 'Bright, quiet and five minutes from the tram.',
  address: { line1: '12 Lock Street', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: 'Greater Manchester' },
  price: 1_200,
  propertyType: 'flat' as const,
  bedrooms: 2,
  bathrooms: 1.5,
  hasParking: false,
  isShared: false,
  availableDate: '2026-12-03',
  images: [],
  features: ['Balcony', 'Council Tax Band: C', 'EPC Rating: C', 'Lease Length: Rolling monthly'],
  materialInformation: { holdingDeposit: 276.92, securityDeposit: 1_384 },
  ...changes,
});
