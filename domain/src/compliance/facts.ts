import { type ListingForm, type OwnWordsField, ownWordsFields } from '../listings/fields.ts';
import type { Nation } from '../places/nations.ts';
import { possibleNations } from '../places/postcodes/nation.ts';
import { checkPostcode } from '../places/postcodes/postcodes.ts';

/** What the rules look at: the same for a form that is being typed and for a listing that is stored. */
export interface ListingFacts
  extends Pick<
    ListingForm,
    | 'rentInAdvanceMonths'
    | 'leaseLength'
    | 'tenancyExemption'
    | 'councilTaxBand'
    | 'welshBandI'
    | 'epcRating'
    | 'epcExemption'
    | 'registrationNumber'
    | 'registrationPending'
    | 'agentRegistrationNumber'
    | 'agentFees'
    | 'furnishing'
    | 'petsConsidered'
    | 'isShared'
    | 'occupants'
    | 'households'
    | 'storeys'
  > {
  /** Null while it is unknown; then no rule applies. */
  readonly nation: Nation | null;
  /** Whether the home has a UK postcode at all; with one and without a nation it lies on a border. */
  readonly postcodeKnown: boolean;
  readonly lister: 'landlord' | 'agent';
  readonly rentPence: number | null;
  readonly holdingDepositPence: number | null;
  readonly securityDepositPence: number | null;
  readonly hasHmoLicence: boolean;
  /** Everything in the lister's own words, by the field it stands in. */
  readonly wording: Readonly<Record<OwnWordsField, string>>;
}

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
    wording: Object.fromEntries(
      ownWordsFields.map((name) => [name, [form[name]].flat().join('\n')]),
    ) as ListingFacts['wording'],
  };
}
