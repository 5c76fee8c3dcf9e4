import type { ListingSummary } from '@letfair/contract/search/search';
import { type MailName, mailName } from '@letfair/domain/accounts/sendable-name';
import { keysOf } from '@letfair/domain/keys-of';
import { homeCard } from '../features/search/results/index.ts';
import type { HomeCard } from '../platform/mail/letter.ts';

interface SampleWords {
  readonly tenant: string;
  readonly landlord: string;
  readonly agency: string;
  readonly title: string;
  readonly area: string;
  readonly address: string;
  readonly hasPhoto: boolean;
}

/** What the examples are filled with: what people usually write, and what is hard to lay out. */
const sampleWords = {
  everyday: {
    tenant: 'Maya T.',
    landlord: 'Alex L.',
    agency: 'Canalside Lettings',
    title: 'Two-bedroom flat by the canal',
    area: 'Holbeck, Leeds LS11',
    address: '12 Lock Street, Leeds, LS11 5QP',
    hasPhoto: true,
  },
  'without photos': {
    tenant: 'Łucja Żółć-Wiśniewska',
    landlord: 'Siân ap Gwilym',
    agency: 'Cwmni Gosod Tai Llanfairpwllgwyngyll',
    title: 'Bwthyn clyd yn Llanfairpwllgwyngyll',
    area: 'Llanfairpwllgwyngyll, Ynys Môn LL61',
    address: '3 Ffordd Caergybi, Llanfairpwllgwyngyll, LL61 5UJ',
    hasPhoto: false,
  },
  'long names': {
    tenant: 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley-Warner of Wotton-under-Edge',
    landlord: 'Alexandrina-Wilhelmina Montgomery-Massingberd-Butterworth of Stow-on-the-Wold, Glos.',
    agency: 'Featherstonehaugh, Cholmondeley, Montgomery-Massingberd & Daughters (Lettings) Ltd',
    title: 'Beautifully presented two-bedroom ground-floor garden flat <close> to parks, shops & “trains” in Leeds',
    area: 'Stoke Newington and Clissold Park, London N16',
    address: 'Flat 12b, Featherstonehaugh-Cholmondeley House, 1024 Upper Great Northern Road, London, N16 9ES',
    hasPhoto: true,
  },
} as const satisfies Record<string, SampleWords>;
export type SampleName = keyof typeof sampleWords;
export const sampleNames = keysOf(sampleWords);

export interface Sample {
  readonly publicUrl: string;
  /** The link that turns off emails of a kind. */
  readonly unsubscribe: string;
  readonly tenant: MailName;
  readonly landlord: MailName;
  readonly agency: MailName;
  readonly title: string;
  readonly area: string;
  readonly address: string;
  readonly listing: ListingSummary;
  /** As others see the home, and as its landlord or agent does. */
  readonly home: HomeCard;
  readonly own: HomeCard;
  readonly similar: readonly ListingSummary[];
}

/** With the address of a photo for the homes, which begins with that of the site. */
export function sampleOf(name: SampleName, publicUrl: string, photoPath: string): Sample {
  const { tenant, landlord, agency, title, area, address, hasPhoto } = sampleWords[name];
  const listing = exampleListing({ title, area, photoPath: hasPhoto ? photoPath : null });
  const home = homeCard(listing, publicUrl);
  return {
    publicUrl,
    unsubscribe: `${publicUrl}/unsubscribe?token=example`,
    tenant: mailName(tenant, 'tenant'),
    landlord: mailName(landlord, 'landlord'),
    agency: mailName(agency, 'agent'),
    title,
    area,
    address,
    listing,
    home,
    own: { ...home, lead: address, facts: `${home.lead} · 2 bedrooms · Flat` },
    similar: [
      { ...listing, title: 'Garden flat near the station', price: 1_180 },
      { ...listing, title, price: 1_320, reducedFrom: 1_400, bedrooms: 1 },
      { ...listing, title: 'Studio over the bakery', price: 890, bedrooms: 0, photo: null },
    ],
  };
}

interface ListingWords {
  readonly title: string;
  readonly area: string;
  readonly photoPath: string | null;
}

const exampleListing = ({ title, area, photoPath }: ListingWords): ListingSummary => ({
  id: '01980000-0000-7000-8000-000000000001',
  reference: 'LF-1234',
  title,
  status: 'live',
  price: 1_250,
  reducedFrom: null,
  bedrooms: 2,
  bathrooms: 1,
  propertyType: 'flat',
  hasParking: false,
  facts: [],
  area,
  features: [],
  photo: photoPath
    ? {
        id: '1',
        caption: '',
        width: 1_600,
        height: 1_067,
        placeholder: '',
        sources: [{ url: photoPath, width: 1_600 }],
      }
    : null,
  photoCount: photoPath ? 1 : 0,
  publishedAt: '2026-11-12T09:00:00.000Z',
  availableDate: '2027-01-04',
  point: null,
  pointSource: null,
  miles: null,
  station: null,
  replies: null,
  match: null,
});
