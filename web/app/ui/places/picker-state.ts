import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { SUGGESTION_TEXT_MIN } from '@letfair/domain/search/places/suggestions/suggestion-limits';

export interface PickerContent {
  readonly chosen: readonly string[];
  readonly text: string;
}

export const noPlaces: PickerContent = { chosen: [], text: '' };

export interface PickerState extends PickerContent {
  /** Text whose suggestions are being loaded, or null. */
  readonly awaiting: string | null;
  /** Null while the dropdown is closed. */
  readonly shown: { readonly text: string; readonly suggestions: readonly LocationSuggestion[] } | null;
  readonly active: number | null;
  /** Announced to screen readers, because the change is away from the focus. */
  readonly said: string;
  readonly error: string | null;
}

export type Move = 'next' | 'previous' | 'first' | 'last';

export type PickerAction =
  | { readonly type: 'restored'; readonly content: PickerContent }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'asked' }
  | { readonly type: 'found'; readonly text: string; readonly suggestions: readonly LocationSuggestion[] }
  | { readonly type: 'failed' }
  | { readonly type: 'moved'; readonly move: Move }
  | { readonly type: 'closed' }
  | { readonly type: 'chose'; readonly place: string; readonly multiple: boolean }
  | { readonly type: 'filled'; readonly text: string }
  | { readonly type: 'removed'; readonly place: string }
  | { readonly type: 'refused' };

export const pickerSentences = {
  placeholder: 'Enter postcode or area...',
  full: 'Location selected',
  unknown: 'We don’t recognise this place. Choose one from the list, or clear the field.',
  unavailable: 'Suggestions aren’t available right now. You can still type a place.',
} as const;

const closed = { awaiting: null, shown: null, active: null } as const;

export const startWith = ({ chosen, text }: PickerContent): PickerState => ({
  ...closed,
  chosen,
  text,
  said: '',
  error: null,
});

export function pickerReducer(state: PickerState, action: PickerAction): PickerState {
  switch (action.type) {
    case 'restored':
      return startWith(action.content);
    case 'typed': {
      const typed = { ...state, text: action.text, active: null, said: '', error: null };
      return longEnough(action.text) ? { ...typed, awaiting: action.text } : { ...typed, ...closed };
    }
    case 'asked':
      return longEnough(state.text) ? { ...state, awaiting: state.text } : state;
    case 'found':
      // The text has changed or the dropdown was closed in the meantime.
      if (action.text !== state.awaiting) return state;
      return { ...state, ...closed, shown: { text: action.text.trim(), suggestions: action.suggestions }, said: '' };
    case 'failed':
      return { ...state, ...closed, said: pickerSentences.unavailable };
    case 'moved':
      return { ...state, active: moved(action.move, state.active, state.shown?.suggestions.length ?? 0) };
    case 'closed':
      return { ...state, ...closed };
    case 'chose':
      return chose(state, action.place, action.multiple);
    case 'filled':
      return { ...state, ...closed, text: action.text, error: null };
    case 'removed': {
      const chosen = state.chosen.filter((place) => place !== action.place);
      return { ...state, ...closed, chosen, said: `${action.place} removed`, error: null };
    }
    case 'refused':
      return { ...state, ...closed, error: pickerSentences.unknown };
  }
}

const longEnough = (text: string): boolean => text.trim().length >= SUGGESTION_TEXT_MIN;

function moved(move: Move, active: number | null, count: number): number | null {
  if (count === 0) return null;
  switch (move) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'next':
      return active === null ? 0 : (active + 1) % count;
    case 'previous':
      return active === null ? count - 1 : (active + count - 1) % count;
  }
}

/** Ignores case and spaces, so that "m1 1aa" equals "M1 1AA". */
const sameAs = (place: string) => {
  const key = keyOf(place);
  return (other: string): boolean => keyOf(other) === key;
};
const keyOf = (place: string): string => place.replace(/\s+/g, '').toLowerCase();

function chose(state: PickerState, place: string, multiple: boolean): PickerState {
  const already = state.chosen.some(sameAs(place));
  const chosen = already ? state.chosen : multiple ? [...state.chosen, place] : [place];
  return {
    ...state,
    ...closed,
    chosen,
    text: '',
    said: already ? `${place} is already chosen` : `${place} chosen`,
    error: null,
  };
}

/** In single mode the field is disabled until the choice is removed. */
export const isFull = ({ chosen }: PickerContent, multiple: boolean): boolean => !multiple && chosen.length > 0;

export const isChosen = ({ chosen }: PickerState, place: string): boolean => chosen.some(sameAs(place));

export const placeOf = ({ postcode, area }: LocationSuggestion): string => postcode || area;

export function whereIs({ postcode, area, district, county, type }: LocationSuggestion): string {
  if (type === 'area') return `${district}, ${county}`;
  const named = district !== area && !postcode.startsWith(`${district} `);
  return named ? `${district}, ${area}, ${county}` : `${area}, ${county}`;
}

export const joinPlaces = ({ chosen, text }: PickerContent): string => {
  const typed = text.trim();
  return [...chosen, ...(typed === '' || chosen.some(sameAs(typed)) ? [] : [typed])].join(', ');
};

export const placesIn = (line: string): PickerContent => ({
  chosen: [...new Set(line.split(',').map((place) => place.trim()))].filter((place) => place !== ''),
  text: '',
});

export function announcement({ shown, said }: PickerState): string {
  if (shown === null) return said;
  const count = shown.suggestions.length;
  if (count === 0) return `No locations found for "${shown.text}"`;
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
