import type { PhotoKind } from '../../files/photos.ts';
import {
  type FieldName,
  type FieldValues,
  fieldNames,
  type ListingForm,
  listingFields,
} from '../../listings/fields.ts';
import { buildForm, fieldValue } from '../../listings/form/listing-form.ts';
import type { ListingStatus } from '../../listings/lifecycle.ts';
import { normalisePostcode } from '../../search/places/postcodes/postcodes.ts';
import { type ReadRatings, readRatings } from './read-ratings.ts';

export { type PhotoKind, photoKinds } from '../../files/photos.ts';

export interface PortablePhoto {
  readonly kind: PhotoKind;
  /** Absent where the file says nothing of captions. */
  readonly caption?: string;
  /** The name of a file beside the listing, or an address. */
  readonly source: string;
}

/** Fields that travel by their own name. Ids of photos mean nothing elsewhere, so photos travel as files or addresses. */
export type PortableField = Exclude<FieldName, 'reference' | 'images'>;
export const portableFields = fieldNames.filter(
  (name): name is PortableField => name !== 'reference' && name !== 'images',
);
/** The fields that a format holds as they are, with their names there. */
export const plainFieldsIn = (format: 'blm' | 'rtdf'): readonly (readonly [PortableField, string])[] =>
  portableFields.flatMap((name) => {
    const place = listingFields[name][format];
    return typeof place === 'string' ? [[name, place] as const] : [];
  });

export type PortableValues = { readonly [N in PortableField]: FieldValues[N] };

/**
 * A listing as it travels in files and feeds, in any format. What a format or file does not say is absent: it is
 * neither compared nor changed.
 */
export interface PortableListing {
  /** The lister's own, by which the listing is found again; the id of a listing that has none. */
  readonly reference: string;
  /** The name of the client landlord of an agent; '' where there is none. */
  readonly client?: string;
  /** The name or code of an agent's branch; '' where the home belongs to none. */
  readonly branch?: string;
  /** The format numbers branches, and a number that nobody knows makes none. */
  readonly branchIsCode?: true;
  readonly status?: ListingStatus;
  readonly values: Partial<PortableValues>;
  /** What only a listing that is new takes over, such as a title made of other facts. */
  readonly ifNew?: Partial<PortableValues>;
  /** What was read from lines and captions: it fills what the home doesn't say, and never what somebody typed. */
  readonly ifUnsaid?: ReadRatings;
  /** The format holds no more features than these: a stored list that begins with them is kept. */
  readonly featuresMayBeCut?: true;
  /** In their order, the cover first. */
  readonly photos?: readonly PortablePhoto[];
}

/** A listing as it is stored, as it travels. */
export interface ListingToWrite extends PortableListing {
  readonly client: string;
  readonly branch: string;
  readonly status: ListingStatus;
  readonly values: PortableValues;
  readonly photos: readonly (PortablePhoto & { readonly caption: string })[];
}

export const portableValues = (form: ListingForm): PortableValues =>
  Object.fromEntries(portableFields.map((name) => [name, fieldValue(form, name)])) as PortableValues;

type Said = Pick<PortableListing, 'values' | 'featuresMayBeCut'>;

/** The form that the lister would have filled in: what the file says, over what the form says already. */
export function applyValues(form: ListingForm, { values, featuresMayBeCut }: Said): ListingForm {
  const given: Partial<Record<FieldName, unknown>> = values;
  const features = values.features?.map((feature) => feature.trim()) ?? [];
  const isCut = featuresMayBeCut && features.every((feature, at) => form.features[at] === feature);
  return buildForm((name) => {
    if (name === 'features' && isCut) return form.features;
    const value = given[name] === undefined ? fieldValue(form, name) : given[name];
    return name === 'address.postcode' ? normalisePostcode(String(value)) : value;
  });
}

/**
 * Fills in what a feed or file was read to say, where the form says nothing, or still says what its own features and
 * captions of certificates say: then nobody has typed it.
 */
export function fillUnsaid(
  form: ListingForm,
  read: ReadRatings = {},
  former: { readonly features: readonly string[]; readonly captions: readonly string[] } = noLines,
): ListingForm {
  const readBefore = readRatings({ ...former, postcode: form.address.postcode });
  const taken = Object.entries(read).filter(([name, value]) => {
    const said = form[name as keyof ReadRatings];
    return value !== said && (said === '' || said === readBefore[name as keyof ReadRatings]);
  });
  // A certificate that is due would contradict the rating that is there.
  return taken.length === 0
    ? form
    : { ...form, ...Object.fromEntries(taken), ...(form.epcRating === '' && read.epcRating && { epcExpected: '' }) };
}

const noLines = { features: [], captions: [] } as const;

export const changedFields = (before: ListingForm, after: ListingForm): readonly PortableField[] =>
  portableFields.filter((name) => !isSameValue(name, fieldValue(before, name), fieldValue(after, name)));

export const isSameValue = (name: PortableField, one: unknown, two: unknown): boolean =>
  comparable(name, one) === comparable(name, two);

/** Blanks around a text are dropped when it is stored, line ends differ between systems, and chosen items have no order. */
function comparable(name: PortableField, value: unknown): string {
  switch (listingFields[name].kind) {
    case 'items':
      return JSON.stringify([...(value as readonly string[])].sort());
    case 'texts':
      return JSON.stringify((value as readonly string[]).map((text) => text.trim()).filter((text) => text !== ''));
    case 'amount':
      return value === null ? '' : String(Math.round(Number(value) * 100));
    default:
      return String(value ?? '')
        .replace(/\r\n?/g, '\n')
        .trim();
  }
}
