import { NOT_KNOWN } from '../fields/information-fields.ts';
import { type ListingForm, type ListingToRead, listingFields, type MaterialField } from '../fields.ts';
import { isAsked } from '../form/listing-form.ts';
import { isStatedOnPage } from '../form/read-listing.ts';
import { DETAILS_GIVEN, detailsGiven } from '../quality/details-given.ts';
import { nationOfHome } from './facts.ts';

/**
 * What readers need in order to decide, as parts A, B and C of the guidance on material information list it. A choice
 * of "not known" is an answer.
 */
const wanted = [
  'holdingDeposit',
  'securityDeposit',
  'councilTaxBand',
  'epcRating',
  'leaseLength',
  'furnishing',
  'heating',
  'waterSupply',
  'broadband',
  'mobileSignal',
  'construction',
  'parkingDetails',
  'fireSafetyFeatures',
  'buildingSafety',
  'floodRisk',
  'restrictions',
] as const satisfies readonly MaterialField[];

export interface Completeness {
  /** From 0 to 100. */
  readonly percent: number;
  /** How many facts this home is asked for. */
  readonly asked: number;
  readonly missing: readonly MaterialField[];
  /** Answered, but only with “not known”. */
  readonly notKnown: readonly MaterialField[];
}

/** How much of the material information a listing gives; for its lister, the moderator and the reader. */
export function completenessOf(form: ListingForm): Completeness {
  // Readers need the same of a home whoever lists it.
  const nation = nationOfHome(form.address.postcode, form.nation);
  const hasCouncilTax = nation !== 'northern-ireland';
  const asked = wanted.filter(
    (name) => isAsked(name, form, 'landlord', nation) && (name !== 'councilTaxBand' || hasCouncilTax),
  );
  const listing: ListingToRead = { ...form, nation, lister: 'landlord', today: '' };
  const missing = asked.filter((name) => !isAnswered(listing, name));
  return {
    percent: Math.round(((asked.length - missing.length) / asked.length) * 100),
    asked: asked.length,
    missing,
    notKnown: asked.filter((name) => form[name] === NOT_KNOWN),
  };
}

const namesOf = (fields: readonly MaterialField[]): string =>
  fields.map((name) => listingFields[name].label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())).join(', ');

/** What the public page lists as not given, by the names its facts have there. */
export const missingDetails = ({ missing }: Pick<Completeness, 'missing'>): readonly string[] =>
  missing.map((name) => listingFields[name].page[0]?.term ?? listingFields[name].label);

/** “Details given: 9 of 12. Not known: flood risk.” */
export const completenessSentences = ({
  asked,
  missing,
  notKnown,
}: Omit<Completeness, 'percent'>): readonly string[] => [
  `${DETAILS_GIVEN}: ${detailsGiven({ asked, missing, notKnown })}.`,
  ...(notKnown.length > 0 ? [`Not known: ${namesOf(notKnown)}.`] : []),
  ...(missing.length > 0 ? [`Not given: ${namesOf(missing)}.`] : []),
];

/**
 * What the page of the home shows is given, so that a detail never stands on it and is missing as well. No deposit is
 * an answer, and a home without parking has no details of it.
 */
function isAnswered(listing: ListingToRead, name: (typeof wanted)[number]): boolean {
  if (name === 'holdingDeposit' || name === 'securityDeposit') return listing[name] !== null;
  if (name === 'parkingDetails' && !listing.hasParking) return true;
  return isStatedOnPage(listing, name);
}
