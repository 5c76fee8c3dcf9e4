import { isPlainDate } from '../../plain-date.ts';
import {
  type Address,
  addressPart,
  type Field,
  type FieldValues,
  type FieldWith,
  isAddressField,
  type ListingForm,
  listingFields,
  type PlainField,
} from '../fields.ts';
import { buildForm, emptyValue } from './listing-form.ts';

/** What a draft may hold of a field: a draft is saved unchecked, so a figure may be a text that is still being typed. */
type DraftValue<N extends PlainField> =
  N extends FieldWith<{ readonly kind: 'flag'; readonly draftMax: number }>
    ? boolean | string | null
    : FieldValues[N] extends boolean
      ? boolean | null
      : FieldValues[N] extends number | null
        ? number | string | null
        : FieldValues[N] extends readonly string[]
          ? readonly string[]
          : string | null;

export type DraftValues = { readonly [N in PlainField]: DraftValue<N> } & {
  readonly address: { readonly [Part in keyof Address]?: string | null | undefined };
  /** Other clients may know the rent as the price alone. */
  readonly price: number | string | null;
  readonly clientId?: string | null | undefined;
};
export type SavedDraft = { readonly [Name in keyof DraftValues]?: DraftValues[Name] | undefined };

/** A saved draft as the form shows it; what a control cannot hold is left as in an empty form. */
export const formOfDraft = (saved: SavedDraft): ListingForm => ({
  ...buildForm((name) => {
    if (name === 'address.postcode') return text(saved.address?.postcode).toUpperCase();
    if (isAddressField(name)) return text(saved.address?.[addressPart(name)]);
    const value = readDraftValue(listingFields[name], saved[name]);
    return name === 'monthlyRent' ? (value ?? readFigure(saved.price, null)) : value;
  }),
  ...(saved.clientId && { clientId: saved.clientId }),
});

/** The form as a draft is saved; the price follows the rent. */
export const draftOfForm = (form: ListingForm): DraftValues => ({ ...form, price: form.monthlyRent });

function readDraftValue(field: Field, value: unknown) {
  switch (field.kind) {
    case 'text':
    case 'point':
    case 'link':
      return text(value);
    case 'day': {
      // Some clients write an instant of that day.
      const written = text(value).slice(0, 'YYYY-MM-DD'.length);
      return isPlainDate(written) ? written : '';
    }
    case 'choice':
      return Object.keys(field.options).find((option) => option === value) ?? '';
    case 'items':
      return field.options.filter((option) => texts(value).includes(option));
    case 'texts':
      return texts(value);
    case 'photos':
      return texts(value).filter((id) => photoId.test(id));
    case 'flag':
      return value === null || value === undefined ? field.initial : isYes(value);
    case 'amount':
    case 'count':
      return readFigure(value, emptyValue(field) as number | null);
  }
}

const photoId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const text = (value: unknown): string => (value ?? '') as string;
const texts = (values: unknown): readonly string[] => (Array.isArray(values) ? [...new Set<string>(values)] : []);

function readFigure(value: unknown, ifAbsent: number | null): number | null {
  if (value === undefined) return ifAbsent;
  if (value === null || value === '') return null;
  const number = typeof value === 'string' ? Number(value.replace(/[£,\s]/g, '') || Number.NaN) : Number(value);
  return Number.isFinite(number) ? number : null;
}

const isYes = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && /^(?:true|yes|on|1)$/i.test(value.trim()));
