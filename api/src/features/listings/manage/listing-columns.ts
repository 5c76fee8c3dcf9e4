import { type ListingBody, materialInformation } from '@letfair/contract/listings/listing-payload';
import type { PropertyType } from '@letfair/domain/homes/vocabulary';
import { type FieldName, type ListingForm, type MaterialField, materialFields } from '@letfair/domain/listings/fields';
import { listingProblems } from '@letfair/domain/listings/form/listing-checks';
import { formOfValues, payloadPath, readFeatureEntries, valuesOf } from '@letfair/domain/listings/form/listing-payload';
import { nationOfHome } from '@letfair/domain/listings/law/facts';
import { parsePin } from '@letfair/domain/search/places/map/pin';
import { pinPlaceProblem } from '@letfair/domain/search/places/map/pin-place';
import { normalisePostcode, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import type { Selectable } from 'kysely';
import { invalidFields } from '../../../platform/http/refusals.ts';
import type { Tables } from '../../../platform/tables.ts';

type ListingRow = Selectable<Tables['listing']>;

/** Where a form is stored. */
export const formColumns = [
  'title',
  'description',
  'line1',
  'line2',
  'city',
  'county',
  'postcode',
  'rent_pence',
  'property_type',
  'bedrooms',
  'bathrooms',
  'has_parking',
  'is_shared',
  'available_date',
  'features',
  'material_information',
] as const satisfies readonly (keyof ListingRow)[];
export type FormRow = Pick<ListingRow, (typeof formColumns)[number]>;

/** A submission as the form it came from, with its text entries read back. */
export function formOfBody(body: ListingBody): ListingForm {
  const { features, ...entries } = readFeatureEntries(body.features);
  const given = body.materialInformation ?? {};
  return formOfValues({
    ...body,
    address: { ...body.address, postcode: normalisePostcode(body.address.postcode) },
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    materialInformation: materialInformation.parse({ ...entries, ...withoutEmpty(given) }),
  });
}

/** An empty value must not override an entry that says something. */
const withoutEmpty = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** The documented payload has no name for material information, so a caller may leave it out. */
const isAbsent = (form: ListingForm, name: FieldName): boolean =>
  materialFields.includes(name as MaterialField) &&
  (form[name as MaterialField] === null || form[name as MaterialField] === '');

/** The checks of the form on what the payload has of it; null when there is nothing to object to. */
export function submissionRefusal(form: ListingForm, earliest?: string) {
  const problems = (Object.entries(listingProblems(form, earliest)) as [FieldName, string][]).filter(
    ([name]) => !isAbsent(form, name),
  );
  if (!problems.some(([name]) => name === 'pin')) problems.push(...misplacedPin(form));
  const [first] = problems;
  if (!first) return null;
  const fields = Object.fromEntries(problems.map(([name, sentence]) => [payloadPath(name), sentence]));
  return invalidFields({ message: first[1], fields });
}

/** The form itself cannot tell, because it does not load where every district lies. */
function misplacedPin({ pin, address: { postcode } }: ListingForm): readonly [FieldName, string][] {
  const point = parsePin(pin);
  const problem = point && pinPlaceProblem(point, postcode);
  return problem ? [['pin', problem]] : [];
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
    reference: form.reference.trim(),
    material_information: JSON.stringify(valuesOf(form).materialInformation),
  };
}

/** What the columns of a listing say of the home, as on the wire. */
export const presentHome = (listing: FormRow) => ({
  title: listing.title,
  description: listing.description,
  price: listing.rent_pence / 100,
  propertyType: listing.property_type,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  hasParking: listing.has_parking,
  isShared: listing.is_shared,
  availableDate: listing.available_date,
  features: listing.features,
});

/** Rows that are read for the public have no reference. */
export const formOfListing = (
  listing: FormRow & { readonly reference?: string },
  images: readonly string[],
): ListingForm =>
  formOfValues({
    ...presentHome(listing),
    reference: listing.reference ?? '',
    address: {
      line1: listing.line1,
      line2: listing.line2,
      city: listing.city,
      postcode: listing.postcode,
      county: listing.county,
    },
    images,
    materialInformation: materialInformation.parse(listing.material_information),
  });
