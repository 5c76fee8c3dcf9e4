import type { Nation } from '../search/places/nations.ts';
import { costFields } from './fields/cost-fields.ts';
import { detailFields } from './fields/detail-fields.ts';
import type { FieldDefinition, FieldKind, ValueOf } from './fields/field.ts';
import { homeFields } from './fields/home-fields.ts';
import { informationFields } from './fields/information-fields.ts';
import { lawFields } from './fields/law-fields.ts';
import { roomFields } from './fields/room-fields.ts';

/**
 * Every field of a listing, once, in the order of the form. Form, draft, payload, wizard, public page, review and
 * checklist derive from this table.
 */
const definitions: Definitions = {
  ...homeFields,
  ...roomFields,
  ...costFields,
  ...detailFields,
  ...lawFields,
  ...informationFields,
};
type Definitions = typeof homeFields &
  typeof roomFields &
  typeof costFields &
  typeof detailFields &
  typeof lawFields &
  typeof informationFields;

export type FieldName = keyof Definitions;
/** The fields whose definition has all of this: `FieldWith<{ kind: 'flag' }>`. */
export type FieldWith<Shape> = { [N in FieldName]: Definitions[N] extends Shape ? N : never }[FieldName];

export type FieldValues = { readonly [N in FieldName]: ValueOf<Definitions[N]> };

export type AddressField = Extract<FieldName, `address.${string}`>;
/** The fields that the form, a draft and the payload hold under their own name. */
export type PlainField = Exclude<FieldName, AddressField>;
export type Address = {
  readonly [N in AddressField as N extends `address.${infer Part}` ? Part : never]: FieldValues[N];
};

/** The form as somebody fills it in: '' for what is not chosen yet, null for what is not counted yet. */
export type ListingForm = { readonly [N in PlainField]: FieldValues[N] } & {
  readonly address: Address;
  /** The client of an agent; no field of the listing, because nobody else is told. */
  readonly clientId?: string;
};

/** What the documented payload has no name for. */
export type MaterialField = Exclude<FieldName, FieldWith<{ readonly payload: string }>>;
export type MaterialInformation = { readonly [N in MaterialField]: FieldValues[N] };

export type DocumentedField = Exclude<PlainField, MaterialField>;
/** The documented name of a field on the wire. */
export type PayloadName<N extends DocumentedField> = Definitions[N]['payload'];
export type DocumentedValues = { readonly [N in DocumentedField as PayloadName<N>]: FieldValues[N] };

export type EntryField = FieldWith<{ readonly entry: object }>;
export type PrivateField = FieldWith<{ readonly isPrivate: true }>;
/** Free wording that others see, all of which the rules on discrimination, charges and bidding read. */
export type WordingField = Exclude<FieldWith<{ readonly kind: 'text' | 'texts' }>, PrivateField>;

/** What a line of a page may be read from. */
export type ListingToRead = Omit<ListingForm, 'nation'> & {
  /** As the postcode decides, or the lister where it lies on a border. */
  readonly nation: Nation | null;
  readonly lister: 'landlord' | 'agent';
  readonly today: string;
};

/** Fails to compile where a function of a field looks at something that a listing does not have. */
const fields: {
  readonly [N in FieldName]: FieldKind & FieldDefinition<FieldValues[N], ListingToRead, ListingForm>;
} = definitions;

/** A field whose value is not known by its type; it is passed as `never`. */
export type Field = FieldKind & FieldDefinition<never, ListingToRead, ListingForm>;
export const listingFields: Readonly<Record<FieldName, Field>> = fields;

export const fieldNames = Object.keys(listingFields) as readonly FieldName[];

const namesWhere = <N extends FieldName>(holds: (field: Field, name: FieldName) => boolean): readonly N[] =>
  fieldNames.filter((name) => holds(listingFields[name], name)) as N[];

export const isAddressField = (name: FieldName): name is AddressField => name.startsWith('address.');
export const addressPart = (name: AddressField): keyof Address => name.slice('address.'.length) as keyof Address;

export const addressFields = namesWhere<AddressField>((_field, name) => isAddressField(name));
export const plainFields = namesWhere<PlainField>((_field, name) => !isAddressField(name));
export const materialFields = namesWhere<MaterialField>(({ payload }) => payload === undefined);
export const documentedFields = namesWhere<DocumentedField>(
  ({ payload }, name) => payload !== undefined && !isAddressField(name),
);
export const wordingFields = namesWhere<WordingField>(
  ({ kind, isPrivate }) => (kind === 'text' || kind === 'texts') && !isPrivate,
);
export const cardFields: readonly MaterialField[] = namesWhere<MaterialField>(
  ({ card }) => card !== undefined,
).toSorted((one, other) => (listingFields[one].card?.order ?? 0) - (listingFields[other].card?.order ?? 0));
export const entryFields: readonly EntryField[] = namesWhere<EntryField>(({ entry }) => entry !== undefined).toSorted(
  (one, other) => definitions[one].entry.order - definitions[other].entry.order,
);

/** Whether a listing can do without it. A count that starts with a number cannot. */
export const mayBeEmpty = (field: Field): boolean =>
  field.required === undefined && !(field.kind === 'count' && field.initial !== null);
