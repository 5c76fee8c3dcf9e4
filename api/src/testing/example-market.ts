import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Market, MarketActivity, MarketListing } from '../features/site/demo/market.ts';

export const today = new Date().toISOString().slice(0, 10);
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
export const yesterday = daysAgo(1);
const nothing: MarketActivity = {
  favorites: [],
  conversations: [],
  replyTemplates: [],
  applications: [],
  viewings: [],
  certificates: [],
  inventories: [],
  tickets: [],
  reported: [],
};
export const [LANDLORD, TENANT, ADMIN] = [
  'landlord@letfair.example',
  'tenant@letfair.example',
  'admin@letfair.example',
] as const;

export const aForm = (changes: Partial<ListingForm> = {}): ListingForm => ({
  ...emptyListingForm,
  title: 'Two rooms by the canal',
  propertyDescription: 'Quiet, and light in the mornings.',
  address: { line1: '4 Mill Lane', line2: '', city: 'Hull', postcode: 'HU3 4ZZ', county: 'East Yorkshire' },
  propertyType: 'flat',
  bedrooms: 2,
  availableDate: daysAfter(today, 20),
  monthlyRent: 800,
  holdingDeposit: 184,
  securityDeposit: 923,
  councilTaxBand: 'B',
  epcRating: 'C',
  leaseLength: 'rolling',
  ...changes,
});

export const aTicket = {
  name: 'Owen Griffiths',
  email: TENANT,
  userType: 'tenant',
  subject: 'other',
  priority: 'low',
  message: 'Where do I find my messages?',
  at: yesterday,
} as const;
export const aReport = {
  reporter: TENANT,
  type: 'user',
  reason: 'spam',
  description: 'The same message every day.',
  at: yesterday,
} as const;

export const aHome = (changes: Partial<MarketListing> = {}): MarketListing => ({
  lister: LANDLORD,
  form: aForm(),
  pictures: ['house'],
  status: 'live',
  submitted: yesterday,
  steps: [{ action: 'approve', at: yesterday }],
  earlierRent: null,
  views: [3, 0, 2],
  ...changes,
});

/** A market of these homes, with a picture in the folder. */
export async function exampleMarket(
  folder: string,
  homes: readonly MarketListing[],
  activity: Partial<MarketActivity> = {},
): Promise<Market> {
  const path = join(folder, 'house-480.webp');
  await writeFile(path, 'a picture');
  const someone = {
    firstName: 'Owen',
    lastName: 'Griffiths',
    phone: '07700 900123',
    joined: daysAgo(90),
    verified: true,
    suspensions: [],
  };
  const suspensions = [
    { from: daysAgo(20), until: daysAgo(19), reason: 'By mistake' },
    { from: daysAgo(1), until: null, reason: 'Copied adverts' },
  ];
  const address = '1 High Street, Hull';
  return {
    people: [
      { ...someone, userType: 'admin', email: ADMIN },
      { ...someone, userType: 'landlord', email: LANDLORD, address },
      { ...someone, userType: 'landlord', email: 'suspended@letfair.example', address, suspensions },
      { ...someone, userType: 'landlord', email: 'unverified@letfair.example', address, verified: false },
      {
        ...someone,
        userType: 'tenant',
        email: TENANT,
        maxBudget: 900,
        preferredArea: 'Hull',
        propertyType: 'flat',
        moveInDate: daysAfter(today, 30),
      },
    ],
    shared: [ADMIN, LANDLORD, TENANT],
    homes,
    activity: { ...nothing, ...activity },
    pictures: new Map([
      [
        'house',
        { caption: 'Drawn', width: 480, height: 320, placeholder: 'AAAA', files: [{ width: 480, path, bytes: 9 }] },
      ],
    ]),
  };
}
