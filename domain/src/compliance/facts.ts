import type { ListingForm } from '../listings/listing-form.ts';
import type { CouncilTaxBand, EpcRating, Furnishing, LeaseLength, TenancyExemption } from '../listings/vocabulary.ts';
import type { Nation } from '../places/nations.ts';
import { possibleNations } from '../places/postcodes/nation.ts';
import { checkPostcode } from '../places/postcodes/postcodes.ts';

/** What the rules look at: the same for a form that is being typed and for a listing that is stored. */
export interface ListingFacts {
  /** Null while it cannot be told: then no rule speaks. */
  readonly nation: Nation | null;
  /** Whether the home has a UK postcode at all; with one and without a nation it lies on a border. */
  readonly postcodeKnown: boolean;
  readonly lister: 'landlord' | 'agent';
  readonly rentPence: number | null;
  readonly holdingDepositPence: number | null;
  readonly securityDepositPence: number | null;
  readonly rentInAdvanceMonths: number | null;
  readonly leaseLength: LeaseLength | '';
  readonly tenancyExemption: TenancyExemption | '';
  readonly councilTaxBand: CouncilTaxBand | '';
  readonly welshBandI: boolean;
  readonly epcRating: EpcRating | '';
  readonly epcExemption: boolean;
  readonly registrationNumber: string;
  readonly registrationPending: boolean;
  readonly agentRegistrationNumber: string;
  readonly agentFees: string;
  readonly furnishing: Furnishing | '';
  readonly petsConsidered: boolean;
  readonly isShared: boolean;
  readonly occupants: number | null;
  readonly households: number | null;
  readonly storeys: number | null;
  readonly hasHmoLicence: boolean;
  /** Everything in the lister's own words, by the field it stands in. */
  readonly wording: Readonly<Record<WordedField, string>>;
}

export const wordedFields = [
  'title',
  'propertyDescription',
  'features',
  'specialConditions',
  'parkingDetails',
  'parkingRestrictions',
] as const;
export type WordedField = (typeof wordedFields)[number];

const pence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

/** The postcode decides; where it lies on a border, what the lister said, if it is one of the two sides. */
export function nationOfHome(postcode: string, said: Nation | ''): Nation | null {
  const possible = possibleNations(postcode);
  return possible.length === 1 ? (possible[0] ?? null) : (possible.find((nation) => nation === said) ?? null);
}

export function factsOfForm(form: ListingForm, lister: 'landlord' | 'agent'): ListingFacts {
  return {
    ...form,
    nation: nationOfHome(form.address.postcode, form.nation),
    postcodeKnown: checkPostcode(form.address.postcode).ok,
    lister,
    rentPence: pence(form.monthlyRent),
    holdingDepositPence: pence(form.holdingDeposit),
    securityDepositPence: pence(form.securityDeposit),
    hasHmoLicence: form.fireSafetyFeatures.includes('HMO License'),
    wording: {
      title: form.title,
      propertyDescription: form.propertyDescription,
      features: form.features.join('\n'),
      specialConditions: form.specialConditions,
      parkingDetails: form.parkingDetails,
      parkingRestrictions: form.parkingRestrictions,
    },
  };
}
