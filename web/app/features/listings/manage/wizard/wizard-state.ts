import { MAX_FEATURE, MAX_FEATURES, MAX_PHOTOS } from '@letfair/domain/homes/limits';
import type { FieldName, FieldValues, ListingForm } from '@letfair/domain/listings/fields';
import { type ListingProblems, listingProblems } from '@letfair/domain/listings/form/listing-checks';
import { withField } from '@letfair/domain/listings/form/listing-form';

export interface FormState {
  readonly form: ListingForm;
  /** Problems found by the last submission that are not fixed yet. */
  readonly problems: ListingProblems;
  /** The first day on which the home may become available. */
  readonly earliest: string;
}

type Typed = {
  [Name in FieldName]: { readonly kind: 'typed'; readonly name: Name; readonly value: FieldValues[Name] };
};
/** The photos now, or a function of those before: uploads finish at any time. */
export type ImagesUpdate = readonly string[] | ((before: readonly string[]) => readonly string[]);

export type FormAction =
  | Typed[FieldName]
  | { readonly kind: 'photographed'; readonly images: ImagesUpdate }
  | {
      readonly kind: 'located';
      readonly postcode: string;
      readonly town: string | null;
      readonly county: string | null;
    }
  | { readonly kind: 'assigned'; readonly clientId: string }
  | { readonly kind: 'loaded'; readonly form: ListingForm }
  | { readonly kind: 'checked'; readonly problems: ListingProblems };

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'loaded':
      return { ...state, form: action.form, problems: {} };
    case 'checked':
      return { ...state, problems: action.problems };
    case 'typed':
      return withForm(state, withField(state.form, action.name, action.value));
    case 'assigned': {
      const { clientId: _before, ...form } = state.form;
      return withForm(state, { ...form, ...(action.clientId && { clientId: action.clientId }) });
    }
    case 'located': {
      const { address } = state.form;
      // Someone who has typed a town or changed the postcode in the meantime knows better.
      if (action.postcode !== address.postcode || address.city.trim() !== '' || action.town === null) return state;
      const county = address.county.trim() === '' ? (action.county ?? '') : address.county;
      return withForm(state, { ...state.form, address: { ...address, city: action.town, county } });
    }
    case 'photographed': {
      const { images: before } = state.form;
      const after = typeof action.images === 'function' ? action.images(before) : action.images;
      return withForm(state, { ...state.form, images: after.slice(0, MAX_PHOTOS) });
    }
  }
}

/** A problem disappears once its field is valid; new ones appear only on the next submission. */
function withForm({ problems, earliest }: FormState, form: ListingForm): FormState {
  const names = Object.keys(problems) as FieldName[];
  if (names.length === 0) return { form, problems, earliest };
  const now = listingProblems(form, earliest);
  const left = names.filter((name) => now[name] !== undefined);
  return { form, problems: Object.fromEntries(left.map((name) => [name, now[name]])), earliest };
}

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
