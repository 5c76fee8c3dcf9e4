import type { Nation } from '../../search/places/nations.ts';
import { possibleNations } from '../../search/places/postcodes/nation.ts';
import { checkPostcode } from '../../search/places/postcodes/postcodes.ts';
import type { CertificateKind } from '../certificates/kinds.ts';
import { addressPart, isAddressField, type ListingForm, type WordingField, wordingFields } from '../fields.ts';

/** A wording that a moderator accepted after an appeal: what one rule objects to, in one field of one listing. */
export interface AcceptedWording {
  readonly rule: string;
  readonly field: string;
  /** The sentence around the words, as it was typed. */
  readonly excerpt: string;
}

/** A record or report about the home. Days are YYYY-MM-DD. */
export interface Certificate {
  readonly issued?: string;
  readonly expires?: string;
  /** The name of a deposit scheme. */
  readonly scheme?: string;
}
export type Certificates = Readonly<Partial<Record<CertificateKind, Certificate>>>;

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
    | 'epcExpected'
    | 'epcHeatRetention'
    | 'epcHeatingSystem'
    | 'epcEnergyCost'
    | 'councilLicence'
    | 'sharedWithLandlord'
    | 'shortLet'
    | 'partLet'
    | 'companyTenants'
    | 'studentCode'
    | 'studentProvider'
    | 'holidayWeeks'
    | 'propertyType'
    | 'bedrooms'
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
  /** Null while it is unknown; then only the wording is looked at. */
  readonly nation: Nation | null;
  /** Whether the home has a UK postcode at all; with one and without a nation it lies on a border. */
  readonly postcodeKnown: boolean;
  readonly lister: 'landlord' | 'agent';
  readonly rentPence: number | null;
  readonly holdingDepositPence: number | null;
  readonly securityDepositPence: number | null;
  readonly hasHmoLicence: boolean;
  /** Whether the agency has said on which page its fees are; that page is linked from each of its homes. */
  readonly hasFeesLink: boolean;
  /** Null where nobody keeps certificates of the home here; then none is asked for. */
  readonly certificates: Certificates | null;
  /** What a moderator accepted after an appeal, although the wording check objects to it. */
  readonly acceptedWordings: readonly AcceptedWording[];
  /** Everything in the lister's own words, by the field it stands in. */
  readonly wording: Readonly<Record<WordedField, readonly string[]>>;
}

/** Fields in the lister's own words: those of the form, and two that stand beside it. */
export type WordedField = WordingField | 'captions' | 'agentProfile';

/** What belongs to a listing and is not part of its form. */
export interface OutsideForm {
  /** Of its photos, in their order. */
  readonly captions?: readonly string[];
  /** What the agent says of the agency, where it is shown with the listing. */
  readonly agentProfile?: readonly string[];
  readonly hasFeesLink?: boolean;
  readonly certificates?: Certificates;
  readonly acceptedWordings?: readonly AcceptedWording[];
}

const pence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

/** The postcode decides; where it lies on a border, what the lister said, if it is one of the two sides. */
export function nationOfHome(postcode: string, said: Nation | ''): Nation | null {
  const possible = possibleNations(postcode);
  return possible.length === 1 ? (possible[0] ?? null) : (possible.find((nation) => nation === said) ?? null);
}

export function factsOfForm(form: ListingForm, lister: 'landlord' | 'agent', outside: OutsideForm = {}): ListingFacts {
  const wording: Record<string, readonly string[]> = {
    captions: outside.captions ?? [],
    agentProfile: outside.agentProfile ?? [],
  };
  for (const name of wordingFields) {
    const said = isAddressField(name) ? form.address[addressPart(name)] : form[name];
    wording[name] = typeof said === 'string' ? [said] : said;
  }
  return {
    ...form,
    nation: nationOfHome(form.address.postcode, form.nation),
    postcodeKnown: checkPostcode(form.address.postcode).ok,
    lister,
    rentPence: pence(form.monthlyRent),
    holdingDepositPence: pence(form.holdingDeposit),
    securityDepositPence: pence(form.securityDeposit),
    hasHmoLicence: form.fireSafetyFeatures.includes('HMO License'),
    hasFeesLink: outside.hasFeesLink ?? false,
    certificates: outside.certificates ?? null,
    acceptedWordings: outside.acceptedWordings ?? [],
    wording: wording as ListingFacts['wording'],
  };
}
