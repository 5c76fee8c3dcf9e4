import {
  type Address,
  addressPart,
  type DocumentedValues,
  documentedFields,
  type EntryField,
  entryFields,
  type Field,
  type FieldName,
  isAddressField,
  type ListingForm,
  listingFields,
  type MaterialInformation,
  materialFields,
} from '../fields.ts';
import { buildForm } from './listing-form.ts';

/** A listing on the wire. */
export type ListingValues = DocumentedValues & {
  readonly address: Address;
  readonly materialInformation: MaterialInformation;
};
/** What is submitted. */
export type ListingPayload = {
  readonly [Name in keyof ListingValues]: Exclude<ListingValues[Name], null | ''>;
};

/** A form that has passed its checks, as it is sent. */
export const payloadOf = (form: ListingForm): ListingPayload =>
  ({
    ...valuesOf(form),
    ...Object.fromEntries(documentedFields.map((name) => [listingFields[name].payload, sentValue(form, name)])),
    features: [...form.features, ...featureEntries(form)],
  }) as ListingPayload;

/** A form under the names of the wire. */
export const valuesOf = (form: ListingForm): ListingValues =>
  ({
    ...Object.fromEntries(documentedFields.map((name) => [listingFields[name].payload, form[name]])),
    address: form.address,
    materialInformation: Object.fromEntries(materialFields.map((name) => [name, form[name]])),
  }) as unknown as ListingValues;

/** A listing on the wire as the form shows it. */
export const formOfValues = (values: ListingValues): ListingForm =>
  buildForm((name) => {
    if (isAddressField(name)) return values.address[addressPart(name)];
    const { payload } = listingFields[name];
    return payload === undefined
      ? values.materialInformation[name as keyof MaterialInformation]
      : values[payload as keyof DocumentedValues];
  });

/** Where a field stands in the payload: "description", "materialInformation.epcRating". */
export function payloadPath(name: FieldName): string {
  const { payload } = listingFields[name];
  if (payload === undefined) return `materialInformation.${name}`;
  return isAddressField(name) ? name : payload;
}

function sentValue(form: ListingForm, name: (typeof documentedFields)[number]) {
  const field = listingFields[name];
  const value = form[name];
  if (value === null) return field.kind === 'count' ? field.min : 0;
  return field.kind === 'text' ? String(value).trim() : value;
}

const prefixOf = (name: EntryField): string => listingFields[name].entry?.prefix ?? '';

/** The documented text entries among the features of a submitted listing. */
export const featureEntries = (form: Pick<ListingForm, EntryField>): string[] =>
  entryFields.flatMap((name) => {
    const said = entryText(listingFields[name], form[name]);
    if (said === null) return [];
    return [said === '' ? prefixOf(name) : `${prefixOf(name)}: ${said}`];
  });

/** What an entry says behind its prefix; null where there is nothing to say. */
function entryText(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'flag':
      return value ? '' : null;
    case 'choice':
      return field.options[String(value)] ?? null;
    default:
      return Array.isArray(value) && value.length > 0 ? value.join(', ') : null;
  }
}

type Entries = Partial<Pick<MaterialInformation, EntryField>>;

export interface ReadEntries extends Entries {
  /** The features that are none of the text entries. */
  readonly features: readonly string[];
}

/**
 * Reads the text entries of clients that send nothing else, and takes them out of the list: a listing keeps each fact
 * once and writes the entries anew when it is shown. An entry that is not understood whole stays a feature.
 */
export function readFeatureEntries(features: readonly string[]): ReadEntries {
  const read = features.map((feature) => ({ feature, entry: readEntry(feature) }));
  return {
    features: read.flatMap(({ feature, entry }) => (entry === null ? [feature] : [])),
    ...Object.assign({}, ...read.map(({ entry }) => entry)),
  };
}

function readEntry(feature: string): Entries | null {
  for (const name of entryFields) {
    const said = textBehind(prefixOf(name), feature);
    const value = said === null ? undefined : readEntryText(listingFields[name], said);
    if (value !== undefined) return { [name]: value };
  }
  return null;
}

/** "c" for "Council Tax Band: C"; null for what is no such entry. */
function textBehind(prefix: string, feature: string): string | null {
  const text = feature.trim().toLowerCase();
  if (text === prefix.toLowerCase()) return '';
  return text.startsWith(`${prefix.toLowerCase()}:`) ? text.slice(prefix.length + 1).trim() : null;
}

const yesOrNo: Readonly<Record<string, boolean>> = { '': true, yes: true, true: true, no: false, false: false };

function readEntryText(field: Field, said: string): string | boolean | readonly string[] | undefined {
  switch (field.kind) {
    case 'flag':
      return Object.hasOwn(yesOrNo, said) ? yesOrNo[said] : undefined;
    case 'choice':
      return Object.keys(field.options).find(
        (value) => said === value.toLowerCase() || said === field.options[value]?.toLowerCase(),
      );
    case 'items': {
      const named = said.split(',').map((item) => item.trim());
      const chosen = field.options.filter((option) => named.includes(option.toLowerCase()));
      const known = new Set(field.options.map((option) => option.toLowerCase()));
      return named.every((item) => known.has(item)) ? chosen : undefined;
    }
    default:
      return undefined;
  }
}
