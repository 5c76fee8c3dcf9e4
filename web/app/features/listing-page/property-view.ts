import type { Photo } from '@letfair/contract/photos';
import type { PropertyCard, PublicListing } from '@letfair/contract/search';
import { movingCosts } from '@letfair/domain/compliance/published';
import { countsBedrooms } from '@letfair/domain/listings/home-facts';
import { furnishingLabels, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { formatPounds, formatRent } from '@letfair/domain/money';
import { PIN_METRES } from '@letfair/domain/places/map/approximate-point';
import { formatDate } from '../../lib/dates.ts';
import { type Fact, type FactGroup, NOT_STATED, stated } from './fact.ts';
import { areaName, homeHeadline, homeKind } from './home-name.ts';
import { materialInformation, tenancyOf } from './material-information.ts';
import { tenancyRule } from './tenancy-rule.ts';

export interface CostLine {
  readonly label: string;
  readonly amount: string;
  /** What the law allows, in words. */
  readonly limit: string | null;
}

/** Everything the page shows, put into words on the server, so that the browser need not know the law. */
export interface PropertyView {
  readonly id: string;
  readonly title: string;
  readonly headline: string;
  readonly summary: string;
  readonly area: string;
  readonly address: string;
  readonly rent: string;
  /** £ a month. */
  readonly price: number;
  readonly nation: PublicListing['nation'];
  readonly letAgreed: boolean;
  readonly facts: readonly Fact[];
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly parts: readonly FactGroup[];
  readonly costs: { readonly lines: readonly CostLine[]; readonly total: string };
  readonly tenancy: { readonly name: string; readonly rule: string | null };
  readonly point: PublicListing['point'];
  /** How exact the pin is. */
  readonly pinNote: string;
  readonly photos: readonly Photo[];
  readonly lister: {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly since: string;
    /** What agents have to show; nothing for landlords. */
    readonly facts: readonly Fact[];
    readonly feesLink: string;
  };
  readonly added: string;
  readonly confirmed: string | null;
  readonly similar: readonly PropertyCard[];
}

/** `today` is a day such as 2026-12-03. */
export function propertyView(listing: PublicListing, today: string): PropertyView {
  const { id, title, area, point, photos, lister, similar } = listing;
  return {
    id,
    title,
    headline: homeHeadline(listing),
    summary: summaryOf(listing),
    area,
    address: addressOf(listing),
    rent: formatRent(listing.price),
    price: listing.price,
    nation: listing.nation,
    letAgreed: listing.status === 'let-agreed',
    facts: keyFacts(listing, today),
    paragraphs: paragraphsOf(listing.description),
    features: [...new Set(listing.features)],
    parts: materialInformation(listing),
    costs: costsOf(listing),
    tenancy: { name: stated(tenancyOf(listing)), rule: tenancyRule(listing) },
    point,
    pinNote: point ? PIN_NOTE : 'We do not know this postcode well enough to show the home on a map.',
    photos,
    lister: {
      id: lister.id,
      name: lister.name,
      kind: lister.userType === 'agent' ? 'Letting agent' : 'Landlord',
      since: formatDate(lister.since),
      facts: agencyFacts(lister.agency),
      feesLink: lister.agency?.feesLink ?? '',
    },
    added: formatDate(listing.publishedAt),
    confirmed: listing.confirmedAt && formatDate(listing.confirmedAt),
    similar,
  };
}

function agencyFacts(agency: PublicListing['lister']['agency']): readonly Fact[] {
  if (!agency) return [];
  const { redressScheme, redressNumber, clientMoneyProtection } = agency;
  const membership = redressScheme && redressNumber ? `${redressScheme} (member ${redressNumber})` : redressScheme;
  return [
    { term: 'Redress scheme', value: stated(membership) },
    { term: 'Client money protection', value: stated(clientMoneyProtection) },
  ];
}

const PIN_NOTE = `The pin is approximate: it is rounded to about ${PIN_METRES} metres and follows from the postcode, so that nobody can tell the door from it.`;

const SUMMARY_LENGTH = 155;

/** For search engines and for those who share the link. */
function summaryOf(listing: PublicListing): string {
  const { bathrooms, description } = listing;
  const text = `${homeKind(listing)} to rent in ${areaName(listing)} for ${formatRent(listing.price)}, ${bathrooms} ${bathrooms === 1 ? 'bathroom' : 'bathrooms'}. ${description.replace(/\s+/g, ' ').trim()}`;
  return text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

/** With the street where the lister shares it; otherwise as the card has it. */
function addressOf({ address: { line1, city, postcode }, area }: PublicListing): string {
  return line1 === '' ? area : `${line1}, ${[city, postcode].filter((part) => part !== '').join(' ')}`;
}

function keyFacts(listing: PublicListing, today: string): readonly Fact[] {
  const { furnishing } = listing.materialInformation;
  return [
    ...(countsBedrooms(listing) ? [{ term: 'Bedrooms', value: String(listing.bedrooms) }] : []),
    { term: 'Bathrooms', value: String(listing.bathrooms) },
    { term: 'Type', value: propertyTypeLabels[listing.propertyType] },
    { term: 'Furnishing', value: furnishing === '' ? NOT_STATED : furnishingLabels[furnishing] },
    { term: 'Available from', value: listing.availableDate <= today ? 'Now' : formatDate(listing.availableDate) },
    { term: 'Reference', value: listing.reference },
  ];
}

/** A blank line begins a new paragraph; within one, lines break where the lister broke them. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

function costsOf({ nation, price, materialInformation: material }: PublicListing): PropertyView['costs'] {
  const pence = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 100));
  const { lines, totalPence } = movingCosts({
    nation,
    rentPence: pence(price),
    securityDepositPence: pence(material.securityDeposit),
    holdingDepositPence: pence(material.holdingDeposit),
  });
  const amount = (of: number | null) => (of === null ? NOT_STATED : of === 0 ? 'None' : formatPounds(of / 100));
  return {
    lines: lines.map(({ label, pence: of, capSentence }) => ({ label, amount: amount(of), limit: capSentence })),
    total: amount(totalPence),
  };
}
