import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { ListingPreview } from '@letfair/contract/listings/listings';
import type { Photo } from '@letfair/contract/listings/photos';
import type { ListingSummary } from '@letfair/contract/search/search';
import { certificateBadges } from '@letfair/domain/listings/certificates/certificate-dates';
import type { ListingToRead } from '@letfair/domain/listings/fields';
import { NOT_STATED } from '@letfair/domain/listings/fields/field';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { type Fact, pageFacts, partTitles } from '@letfair/domain/listings/form/read-listing';
import { type ClaimNotice, claimNotices } from '@letfair/domain/listings/law/claim-words';
import { isNotAssured, isOutsideTenantFees } from '@letfair/domain/listings/law/claims';
import { completenessSentences, missingDetails } from '@letfair/domain/listings/law/material-information';
import { movingCosts, publishedFeatures } from '@letfair/domain/listings/law/published';
import { areaName, listingHeadline, listingKind } from '@letfair/domain/listings/listing-name';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { describeEarlierPeriod, describeLatestChange, rentLines } from '@letfair/domain/listings/rents/rent-history';
import { describeAgainstMiddle } from '@letfair/domain/listings/typical-rents';
import { type VideoTour, videoTourOf } from '@letfair/domain/listings/video-tour';
import { formatPounds, formatRent, formatWeeklyRent } from '@letfair/domain/money';
import { stationDistance } from '@letfair/domain/search/places/stations/station';
import { formatDate } from '../../../lib/dates.ts';
import type { MapPlace } from '../../search/map/index.ts';
import { agencyFacts } from './agency-facts.ts';
import { pinNoteOf, placeOf } from './listing-place.ts';

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** What the law says about one of them, or null. */
  readonly rule: string | null;
}

export interface CostLine {
  readonly label: string;
  readonly amount: string;
  /** What the law allows, in words. */
  readonly limit: string | null;
}

/** How the rent has changed. */
export interface RentStory {
  /** The badge of a reduced home. */
  readonly reduced: string | null;
  /** The latest change, and what is said of earlier listings. */
  readonly lines: readonly string[];
  /** All rents of the present listing, where there are more than the latest change tells. */
  readonly history: readonly string[];
}

/** What a home is said to be, in words; for a home that is not listed yet as well. */
export interface ListingContentView {
  readonly id: string;
  readonly title: string;
  readonly area: string;
  readonly outcode: string;
  readonly address: string;
  readonly rent: string;
  /** The same by the week; null where no rent is given. */
  readonly weeklyRent: string | null;
  readonly rents: RentStory;
  /** The rent against similar homes; null where they are too few. */
  readonly comparison: string | null;
  readonly letAgreed: boolean;
  /** Who can rent the home and what is different, where it is no ordinary letting. */
  readonly notices: readonly ClaimNotice[];
  readonly facts: readonly Fact[];
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly parts: readonly FactGroup[];
  /** How much of the material information is given. */
  readonly given: string;
  /** The details that the count of `given` misses; one stands either here or among the facts. */
  readonly notGiven: readonly string[];
  readonly costs: { readonly lines: readonly CostLine[]; readonly total: string };
  /** Where the map shows the home; null where that is not known. */
  readonly place: MapPlace | null;
  /** How exact that is. */
  readonly pinNote: string;
  /** The nearest first, with the way to them. */
  readonly stations: readonly Fact[];
  /** How walks are counted and where the stations come from; null where none is named. */
  readonly stationNote: string | null;
  readonly photos: readonly Photo[];
  readonly videoTour: VideoTour | null;
  readonly lister: {
    readonly id: string;
    readonly name: string;
    readonly type: PublicListing['lister']['userType'];
    readonly kind: string;
    /** The path of their public page; null where they have none. */
    readonly page: string | null;
    readonly since: string;
    /** What agents have to show; nothing for landlords. */
    readonly facts: readonly Fact[];
    readonly feesLink: string;
    readonly replies: PublicListing['lister']['replies'];
  };
  readonly added: string;
  readonly confirmed: string | null;
  /** What a moderator has seen certificates for. */
  readonly checked: readonly string[];
}

/** Everything the page shows, put into words on the server: the letting law is not sent to the browser. */
export interface ListingView extends ListingContentView {
  /** The address of the page. */
  readonly path: string;
  readonly headline: string;
  readonly summary: string;
  /** £ a month. */
  readonly price: number;
  readonly nation: PublicListing['nation'];
  readonly similar: readonly ListingSummary[];
}

/** `today` is a day such as 2026-12-03. */
export const listingView = (listing: PublicListing, today: string): ListingView => ({
  ...listingContentView(listing, today),
  path: listingPath(listing),
  headline: listingHeadline(listing),
  summary: summaryOf(listing),
  price: listing.price,
  nation: listing.nation,
  similar: listing.similar,
});

export function listingContentView(listing: ListingPreview, today: string): ListingContentView {
  const toRead = listingToRead(listing, today);
  const { id, title, area, photos, lister, reference } = listing;
  const keyFacts = pageFacts(toRead, 'key-facts');
  const parts = partsOf(toRead, tenancyRule(listing));
  const [given = ''] = completenessSentences(listing.completeness);
  const stations = listing.stations.map((station) => ({ term: station.name, value: stationDistance(station) }));
  return {
    id,
    title,
    area,
    outcode: listing.address.outcode,
    address: postalAddressOf(listing),
    rent: listing.price ? formatRent(listing.price) : 'Rent not given',
    weeklyRent: listing.price ? formatWeeklyRent(listing.price) : null,
    rents: rentStoryOf(listing),
    comparison: comparisonOf(listing),
    letAgreed: listing.status === 'let-agreed',
    notices: claimNotices(toRead),
    facts: [...keyFacts.filter(isStated), ...(reference === '' ? [] : [{ term: 'Reference', value: reference }])],
    paragraphs: paragraphsOf(listing.description),
    features: [...new Set(publishedFeatures(listing.nation, listing.features))],
    parts: parts.map(({ facts, ...part }) => ({ ...part, facts: facts.filter(isStated) })),
    given,
    notGiven: missingDetails(listing.completeness),
    costs: costsOf(listing, toRead),
    place: placeOf(listing),
    pinNote: pinNoteOf(listing),
    stations,
    stationNote: stations.length > 0 ? STATION_WALKS : null,
    photos,
    videoTour: videoTourOf(listing.materialInformation.videoTour),
    lister: {
      id: lister.id,
      name: lister.name,
      type: lister.userType,
      kind: lister.userType === 'agent' ? 'Letting agent' : 'Landlord',
      page: lister.page,
      since: formatDate(lister.since),
      facts: lister.agency ? agencyFacts(lister.agency) : [],
      feesLink: lister.agency?.feesLink ?? '',
      replies: lister.replies,
    },
    added: formatDate(listing.publishedAt),
    confirmed: listing.confirmedAt && formatDate(listing.confirmedAt),
    checked: certificateBadges(listing.certificates, today),
  };
}

const comparisonOf = ({ price, bedrooms, rentComparison }: ListingPreview): string | null =>
  price && bedrooms !== null && rentComparison ? describeAgainstMiddle({ price, bedrooms }, rentComparison) : null;

function rentStoryOf({ reducedFrom, rentHistory: [present, ...earlier] }: ListingPreview): RentStory {
  const change = present && describeLatestChange(present);
  const history = present ? rentLines(present) : [];
  return {
    reduced: reducedFrom === null ? null : `Reduced from ${formatPounds(reducedFrom)}`,
    lines: [...(change ? [change] : []), ...earlier.map(describeEarlierPeriod)],
    history: history.length > 2 ? history : [],
  };
}

/** The public listing as the table of fields reads it. */
function listingToRead(listing: ListingPreview, today: string): ListingToRead {
  const form = formOfValues({
    ...listing,
    images: [],
    address: { ...listing.address, line2: '' },
    materialInformation: { ...listing.materialInformation, nation: '', pin: '', secondAdvertReason: '' },
  });
  return { ...form, nation: listing.nation, lister: listing.lister.userType, today };
}

/** What a tenant has to be told before deciding, under the headings of the guidance. */
const partsOf = (listing: ListingToRead, tenancyRule: string | null): readonly FactGroup[] => [
  { title: partTitles.A, facts: pageFacts(listing, 'A'), rule: tenancyRule },
  { title: partTitles.B, facts: pageFacts(listing, 'B'), rule: null },
  { title: partTitles.C, facts: pageFacts(listing, 'C'), rule: null },
];

const isStated = ({ value }: Fact): boolean => value !== NOT_STATED;

const tenancyRules: Readonly<Record<NonNullable<PublicListing['nation']>, string>> = {
  england:
    'New lettings in England have had no fixed term since 1 May 2026 (Renters’ Rights Act 2025): the tenancy rolls on from month to month.',
  wales:
    'In Wales, a home is let under an occupation contract, with or without a fixed term (Renting Homes (Wales) Act 2016).',
  scotland: 'New lettings in Scotland are open-ended private residential tenancies, without a fixed term.',
  'northern-ireland': 'In Northern Ireland, a home is let under a private tenancy, with or without a fixed term.',
};

/** What the law of the nation says about how long a new letting lasts; null where it is not known or does not reach. */
function tenancyRule({ nation, materialInformation }: ListingPreview): string | null {
  if (nation === null) return null;
  return nation === 'england' && materialInformation.tenancyExemption !== '' ? null : tenancyRules[nation];
}

const STATION_WALKS =
  'Walking times are based on the straight-line distance, allowing 15 minutes for 0.75 miles. The real walk may take longer.';

const SUMMARY_LENGTH = 155;

/** For search engines and for those who share the link. */
function summaryOf(listing: PublicListing): string {
  const { bathrooms, description } = listing;
  const text = `${listingKind(listing)} to rent in ${areaName(listing)} for ${formatRent(listing.price)}, ${bathrooms} ${bathrooms === 1 ? 'bathroom' : 'bathrooms'}. ${description.replace(/\s+/g, ' ').trim()}`;
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

/** With the street where the lister shares it; otherwise as the card has it. */
function postalAddressOf({ address: { line1, city, postcode }, area }: ListingPreview): string {
  return line1 === '' ? area : `${line1}, ${[city, postcode].filter((part) => part !== '').join(' ')}`;
}

/** A blank line begins a new paragraph; within one, lines break where the lister broke them. */
export function paragraphsOf(text: string): readonly string[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/))
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)!.push(line);
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n').trim());
}

function costsOf(
  { nation, price, materialInformation: material }: ListingPreview,
  toRead: ListingToRead,
): ListingView['costs'] {
  const pence = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 100));
  const letting = { ...toRead, rentPence: pence(price) };
  const { lines, totalPence } = movingCosts({
    nation,
    rentPence: pence(price),
    securityDepositPence: pence(material.securityDeposit),
    holdingDepositPence: pence(material.holdingDeposit),
    isAssured: !isNotAssured(letting),
    isUnderTenantFees: !isOutsideTenantFees(letting),
  });
  const amount = (of: number | null) => (of === null ? NOT_STATED : of === 0 ? 'None' : formatPounds(of / 100));
  return {
    lines: lines.map(({ label, pence: of, capSentence }) => ({ label, amount: amount(of), limit: capSentence })),
    total: amount(totalPence),
  };
}
