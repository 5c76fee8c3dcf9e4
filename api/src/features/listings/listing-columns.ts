import { type ListingBody, materialInformation } from '@letfair/contract/listing-payload';
import { nationOfHome } from '@letfair/domain/compliance/facts';
import { type CheckedField, listingProblems } from '@letfair/domain/listings/listing-checks';
import type { ListingForm } from '@letfair/domain/listings/listing-form';
import { readFeatureEntries } from '@letfair/domain/listings/listing-payload';
import type { PropertyType } from '@letfair/domain/listings/vocabulary';
import { normalisePostcode, outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/tables.ts';

type ListingRow = Selectable<Tables['listing']>;

/** A submission as the form it came from: text entries are read back, and what nobody said is left alone. */
export function formOfBody(body: ListingBody): ListingForm {
  const { features, ...entries } = readFeatureEntries(body.features);
  const { description, price, materialInformation: given = {}, address, ...rest } = body;
  return {
    ...rest,
    ...materialInformation.parse({ ...entries, ...said(given) }),
    address: { ...address, postcode: normalisePostcode(address.postcode) },
    propertyDescription: description,
    monthlyRent: price,
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
  };
}

/** What was left empty does not speak against an entry that says something. */
const said = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** Their names in the payload, where it calls them otherwise than the form. */
const payloadNames: Readonly<Partial<Record<string, string>>> = {
  propertyDescription: 'description',
  monthlyRent: 'price',
  holdingDeposit: 'materialInformation.holdingDeposit',
  securityDeposit: 'materialInformation.securityDeposit',
};
/** The documented payload does not carry these by themselves, so their absence is no mistake of the caller's. */
const mayBeAbsent: readonly CheckedField[] = [
  'holdingDeposit',
  'securityDeposit',
  'councilTaxBand',
  'epcRating',
  'leaseLength',
];

/** The checks of the form, on what the payload has of it; null when there is nothing to object to. */
export function submissionRefusal(form: ListingForm) {
  const absent = mayBeAbsent.filter(
    (name) => form[name as keyof ListingForm] === null || form[name as keyof ListingForm] === '',
  );
  const problems = Object.entries(listingProblems(form)).filter(([name]) => !absent.includes(name as CheckedField));
  const [first] = problems;
  if (!first) return null;
  return {
    ok: false,
    code: 'invalid',
    message: first[1],
    fields: Object.fromEntries(problems.map(([name, sentence]) => [payloadNames[name] ?? name, sentence])),
  } as const;
}

/** A checked form as the columns of its listing; its photos are kept beside it. */
export function columnsOf(form: ListingForm) {
  const { address } = form;
  return {
    title: form.title.trim(),
    description: form.propertyDescription.trim(),
    line1: address.line1.trim(),
    line2: address.line2.trim(),
    city: address.city.trim(),
    county: address.county.trim(),
    postcode: address.postcode,
    outcode: outcodeOf(address.postcode) ?? '',
    nation: nationOfHome(address.postcode, form.nation),
    rent_pence: Math.round((form.monthlyRent ?? 0) * 100),
    property_type: form.propertyType as PropertyType,
    bedrooms: form.bedrooms ?? 0,
    bathrooms: form.bathrooms ?? 1,
    has_parking: form.hasParking,
    is_shared: form.isShared,
    available_date: form.availableDate,
    features: [...form.features],
    material_information: JSON.stringify(onlyMaterialInformation.parse(form)),
  };
}

/** What else a form says is in columns of its own. */
const onlyMaterialInformation = materialInformation.strip();

export const formOfListing = (listing: ListingRow, images: readonly string[]): ListingForm => ({
  ...materialInformation.parse(listing.material_information),
  title: listing.title,
  propertyDescription: listing.description,
  address: {
    line1: listing.line1,
    line2: listing.line2,
    city: listing.city,
    postcode: listing.postcode,
    county: listing.county,
  },
  propertyType: listing.property_type,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  hasParking: listing.has_parking,
  isShared: listing.is_shared,
  availableDate: listing.available_date,
  features: listing.features,
  images,
  monthlyRent: listing.rent_pence / 100,
});
