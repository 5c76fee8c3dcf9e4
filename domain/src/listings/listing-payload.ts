import type { Address, ListingForm } from './listing-form.ts';
import {
  accessibilityItems,
  councilTaxBands,
  epcRatings,
  fireSafetyItems,
  leaseLengthLabels,
  leaseLengths,
  type PropertyType,
  utilities,
} from './vocabulary.ts';

/** What a listing says beyond the documented payload. Other clients of the call may leave all of it out. */
export type MaterialInformation = Pick<
  ListingForm,
  | 'holdingDeposit'
  | 'securityDeposit'
  | 'billsIncluded'
  | 'councilTaxBand'
  | 'epcRating'
  | 'utilitiesResponsibility'
  | 'utilitiesIncluded'
  | 'parkingDetails'
  | 'parkingRestrictions'
  | 'fireSafetyFeatures'
  | 'leaseLength'
  | 'accessibilityFeatures'
  | 'specialConditions'
  | 'furnishing'
  | 'petsConsidered'
  | 'shareAddress'
  | 'nation'
  | 'registrationNumber'
  | 'registrationPending'
  | 'agentRegistrationNumber'
  | 'agentFees'
  | 'epcExemption'
  | 'tenancyExemption'
  | 'welshBandI'
  | 'rentInAdvanceMonths'
  | 'occupants'
  | 'households'
  | 'storeys'
>;

/** The submitted payload of document 2, section 3. */
export interface ListingPayload {
  readonly title: string;
  readonly description: string;
  readonly address: Address;
  readonly price: number;
  readonly propertyType: PropertyType;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly hasParking: boolean;
  readonly isShared: boolean;
  readonly availableDate: string;
  readonly images: readonly string[];
  readonly features: readonly string[];
  readonly materialInformation: MaterialInformation;
}

/** A form that has passed its checks, as it is sent. */
export function payloadOf(form: ListingForm): ListingPayload {
  const { title, propertyDescription, address, monthlyRent, propertyType, bedrooms, bathrooms } = form;
  return {
    title: title.trim(),
    description: propertyDescription.trim(),
    address,
    price: monthlyRent ?? 0,
    propertyType: propertyType || 'house',
    bedrooms: bedrooms ?? 0,
    bathrooms: bathrooms ?? 1,
    hasParking: form.hasParking,
    isShared: form.isShared,
    availableDate: form.availableDate,
    images: form.images,
    features: [...form.features, ...featureEntries(form)],
    materialInformation: materialInformationOf(form),
  };
}

function materialInformationOf(form: ListingForm): MaterialInformation {
  const {
    title,
    propertyDescription,
    address,
    propertyType,
    bedrooms,
    bathrooms,
    hasParking,
    isShared,
    availableDate,
    features,
    images,
    monthlyRent,
    ...rest
  } = form;
  return rest;
}

const prefixes = {
  councilTaxBand: 'Council Tax Band',
  epcRating: 'EPC Rating',
  leaseLength: 'Lease Length',
  billsIncluded: 'Bills Included',
  utilitiesIncluded: 'Utilities Included',
  fireSafetyFeatures: 'Fire Safety',
  accessibilityFeatures: 'Accessibility',
} as const;

/** The text entries that the features of a submitted listing carry (document 2, section 3). */
export function featureEntries(form: Pick<ListingForm, keyof typeof prefixes>): string[] {
  const listed = (['utilitiesIncluded', 'fireSafetyFeatures', 'accessibilityFeatures'] as const).filter(
    (name) => form[name].length > 0,
  );
  return [
    ...(form.councilTaxBand ? [`${prefixes.councilTaxBand}: ${form.councilTaxBand}`] : []),
    ...(form.epcRating ? [`${prefixes.epcRating}: ${form.epcRating}`] : []),
    ...(form.leaseLength ? [`${prefixes.leaseLength}: ${leaseLengthLabels[form.leaseLength]}`] : []),
    ...(form.billsIncluded ? [prefixes.billsIncluded] : []),
    ...listed.map((name) => `${prefixes[name]}: ${form[name].join(', ')}`),
  ];
}

type Entries = Partial<Pick<MaterialInformation, keyof typeof prefixes>>;

export interface ReadEntries extends Entries {
  /** The features that are none of the text entries. */
  readonly features: readonly string[];
}

/**
 * What the text entries say, for clients that send nothing else. They are taken out of the list: a listing keeps each
 * fact once, and writes the entries anew when it is shown. An entry that is not understood whole stays a feature in
 * its lister's own words.
 */
export function readFeatureEntries(features: readonly string[]): ReadEntries {
  const read = features.map((feature) => ({ feature, entry: readEntry(feature) }));
  return {
    features: read.flatMap(({ feature, entry }) => (entry === null ? [feature] : [])),
    ...Object.assign({}, ...read.map(({ entry }) => entry)),
  };
}

function readEntry(feature: string): Entries | null {
  for (const name of Object.keys(readers) as (keyof typeof readers)[]) {
    const said = saidBehind(prefixes[name], feature);
    const value = said === null ? undefined : readers[name](said);
    if (value !== undefined) return { [name]: value };
  }
  return null;
}

/** "c" for "Council Tax Band: C"; null for what is no such entry. */
function saidBehind(prefix: string, feature: string): string | null {
  const text = feature.trim().toLowerCase();
  if (text === prefix.toLowerCase()) return '';
  return text.startsWith(`${prefix.toLowerCase()}:`) ? text.slice(prefix.length + 1).trim() : null;
}

const oneOf =
  <T extends string>(known: readonly T[], label: (value: T) => string = (value) => value) =>
  (said: string): T | undefined =>
    known.find((value) => said === value.toLowerCase() || said === label(value).toLowerCase());

const someOf =
  <T extends string>(known: readonly T[]) =>
  (said: string): T[] | undefined => {
    const items = said.split(',').map((item) => oneOf(known)(item.trim()));
    return items.includes(undefined) ? undefined : known.filter((item) => items.includes(item));
  };

const saidOfBills: Readonly<Record<string, boolean>> = { '': true, yes: true, true: true, no: false, false: false };

const readers: { readonly [Name in keyof typeof prefixes]: (said: string) => MaterialInformation[Name] | undefined } = {
  councilTaxBand: oneOf(councilTaxBands),
  epcRating: oneOf(epcRatings),
  leaseLength: oneOf(leaseLengths, (value) => leaseLengthLabels[value]),
  billsIncluded: (said) => (Object.hasOwn(saidOfBills, said) ? saidOfBills[said] : undefined),
  utilitiesIncluded: someOf(utilities),
  fireSafetyFeatures: someOf(fireSafetyItems),
  accessibilityFeatures: someOf(accessibilityItems),
};
