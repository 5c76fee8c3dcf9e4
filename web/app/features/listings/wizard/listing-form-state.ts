import { type ListingProblems, listingProblems } from '@letfair/domain/listings/listing-checks';
import {
  type Address,
  type ListingForm,
  MAX_FEATURE,
  MAX_FEATURES,
  MAX_PHOTOS,
} from '@letfair/domain/listings/listing-form';
import { figureProblems } from './figure-problems.ts';

/** Every value of the form by the documented name of its field. */
export type FieldValues = Omit<ListingForm, 'address'> & {
  readonly [Part in keyof Address as `address.${Part}`]: Address[Part];
};
export type FieldName = keyof FieldValues;

/** Reasons by field name. */
export type Problems = Readonly<Partial<Record<FieldName, string>>>;

export interface FormState {
  readonly form: ListingForm;
  /** What the last press of the button found and is not mended yet. */
  readonly problems: Problems;
}

type Typed = {
  [Name in FieldName]: { readonly kind: 'typed'; readonly name: Name; readonly value: FieldValues[Name] };
};
/** The photographs now, or what becomes of them: uploads finish at any time. */
export type ImagesUpdate = readonly string[] | ((before: readonly string[]) => readonly string[]);

export type FormAction =
  | Typed[FieldName]
  | { readonly kind: 'photographed'; readonly images: ImagesUpdate }
  | { readonly kind: 'loaded'; readonly form: ListingForm }
  | { readonly kind: 'checked'; readonly problems: Problems };

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'loaded':
      return { form: action.form, problems: {} };
    case 'checked':
      return { ...state, problems: action.problems };
    case 'typed':
      return withForm(state, withField(state.form, action.name, action.value));
    case 'photographed': {
      const { images: before } = state.form;
      const after = typeof action.images === 'function' ? action.images(before) : action.images;
      return withForm(state, { ...state.form, images: after.slice(0, MAX_PHOTOS) });
    }
  }
}

/** A problem vanishes as soon as its field is right; no new one appears before the button is pressed again. */
function withForm({ problems }: FormState, form: ListingForm): FormState {
  const names = Object.keys(problems) as FieldName[];
  if (names.length === 0) return { form, problems };
  const now = wizardProblems(form);
  const left = names.filter((name) => now[name] !== undefined);
  return { form, problems: Object.fromEntries(left.map((name) => [name, now[name]])) };
}

export function fieldValue<Name extends FieldName>(form: ListingForm, name: Name): FieldValues[Name];
export function fieldValue(form: ListingForm, name: FieldName): unknown {
  return isAddressField(name) ? form.address[partOf(name)] : form[name as keyof ListingForm];
}

export function withField<Name extends FieldName>(
  form: ListingForm,
  name: Name,
  value: FieldValues[Name],
): ListingForm {
  if (!isAddressField(name)) return { ...form, [name]: value };
  const part = partOf(name);
  // Document 2, section 5: the postcode is upper-cased on entry.
  const text = part === 'postcode' ? String(value).toUpperCase() : String(value);
  return { ...form, address: { ...form.address, [part]: text } };
}

const isAddressField = (name: string): name is `address.${keyof Address}` => name.startsWith('address.');
const partOf = (name: `address.${keyof Address}`) => name.slice('address.'.length) as keyof Address;

/** Everything List Property objects to: the documented checks first, and figures that no home has. */
export const wizardProblems = (form: ListingForm): Problems => {
  const documented: ListingProblems = listingProblems(form);
  return { ...figureProblems(form), ...documented };
};

/** The list with the item in or out, in the order of the vocabulary. */
export const toggled = <Item extends string>(
  known: readonly Item[],
  chosen: readonly Item[],
  item: Item,
  checked: boolean,
): readonly Item[] => known.filter((each) => (each === item ? checked : chosen.includes(each)));

/** The features with one more; blank, repeated or too many change nothing. */
export function withFeature(features: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_FEATURE);
  const known = features.some((feature) => feature.toLowerCase() === text.toLowerCase());
  return text === '' || known || features.length >= MAX_FEATURES ? features : [...features, text];
}

/** What a number field holds; null while it is empty or no number yet. */
export function typedNumber(text: string): number | null {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? null : value;
}
