import type { PublicListing } from '@letfair/contract/listings/listing-page';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { valuesOf } from '@letfair/domain/listings/form/listing-payload';

const { nation: _nation, pin: _pin, ...materialInformation } = valuesOf(emptyListingForm).materialInformation;

/** A flat in Manchester that says nearly everything; for tests. */
export const aPublicListing = (changes: Partial<PublicListing> = {}): PublicListing => ({
  id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11',
  reference: 'LF-3F6D1C',
  status: 'live',
  title: 'Two rooms by the canal',
  description: 'Bright rooms on a quiet street.\n\nFive minutes from the station.',
  price: 1250,
  reducedFrom: null,
  rentComparison: null,
  rentHistory: [{ from: '2026-11-01', until: null, rents: [{ day: '2026-11-01', price: 1250 }] }],
  propertyType: 'flat',
  bedrooms: 2,
  bathrooms: 1,
  hasParking: true,
  isShared: false,
  availableDate: '2027-01-15',
  features: ['Garden'],
  materialInformation: {
    ...materialInformation,
    holdingDeposit: 280,
    securityDeposit: 1400,
    councilTaxBand: 'B',
    epcRating: 'C',
    utilitiesResponsibility: ['Gas', 'Electricity'],
    utilitiesIncluded: ['Water'],
    parkingDetails: 'One space in the yard',
    fireSafetyFeatures: ['Smoke Alarms'],
    leaseLength: '12-month',
    furnishing: 'furnished',
  },
  nation: 'england',
  address: { line1: '', city: 'Manchester', county: 'Greater Manchester', postcode: 'M4', outcode: 'M4' },
  area: 'Ancoats, Manchester M4',
  point: { lat: 53.484, lng: -2.229 },
  pointSource: 'pin',
  stations: [
    { name: 'Manchester Piccadilly', miles: 0.5, minutes: 9 },
    { name: 'Ashburys', miles: 1.6, minutes: 33 },
  ],
  photos: [
    {
      id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e12',
      caption: 'The living room',
      width: 1600,
      height: 1200,
      placeholder: '',
      sources: [
        { url: '/photos/a-400.webp', width: 400 },
        { url: '/photos/a-1600.webp', width: 1600 },
      ],
    },
  ],
  lister: {
    id: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e13',
    name: 'Sam Field',
    userType: 'landlord',
    since: '2025-03-01T09:00:00.000Z',
    replies: null,
    page: null,
  },
  publishedAt: '2026-11-01T09:00:00.000Z',
  confirmedAt: '2026-12-03T09:00:00.000Z',
  certificates: [],
  completeness: { percent: 75, asked: 16, missing: ['construction', 'floodRisk'], notKnown: ['mobileSignal'] },
  similar: [],
  ...changes,
});
