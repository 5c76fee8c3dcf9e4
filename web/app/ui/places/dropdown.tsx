import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { lastPlaceIn } from '@letfair/domain/search/places/suggestions/location-text';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { dropdownStyle, OptionList } from '../forms/option-list.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import {
  announcement,
  isChosen,
  noPlaces,
  type PickerState,
  pickerReducer,
  pickerSentences,
  placeOf,
  startWith,
  whereIs,
} from './picker-state.ts';
import { useCombobox } from './use-combobox.ts';

interface DropdownProps {
  readonly state: PickerState;
  readonly open: boolean;
  readonly list: ReturnType<typeof useCombobox>['list'];
}

export const Dropdown = ({ state, open, list }: DropdownProps) => {
  const message = announcement(state);
  const visible = (state.shown !== null && !open) || message === pickerSentences.unavailable;
  return (
    <>
      {open && (
        <OptionList {...list}>
          {(suggestion) => <SuggestionLines suggestion={suggestion} chosen={isChosen(state, placeOf(suggestion))} />}
        </OptionList>
      )}
      {/* The live region exists before it has a text, because screen readers miss regions that appear with their text. */}
      <span
        aria-live="polite"
        className={visible ? classNames(dropdownStyle, 'block px-4 py-3 break-words text-muted') : 'sr-only'}
      >
        {message}
      </span>
    </>
  );
};

interface InputSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether choosing one sends the form. */
  readonly submits: boolean;
}

/** Enhances an existing input in place, because it may already have focus and text. */
export function InputSuggestions({ input, submits }: InputSuggestionsProps) {
  const [state, dispatch] = useReducer(pickerReducer, noPlaces, startWith);
  const { open, list, aria, on } = useCombobox({
    state,
    dispatch,
    onChoose: (suggestion) => {
      // After "Leeds or " a choice adds a place.
      const text = lastPlaceIn(state.text).before + placeOf(suggestion);
      if (input.current) fill(input.current, text);
      dispatch({ type: 'filled', text });
      if (!submits) return;
      // What was picked is what is searched for; there is nothing left to confirm.
      input.current?.form?.requestSubmit();
    },
  });

  // Together with the list, as React does it for the attributes it renders.
  useLayoutEffect(() => {
    const field = input.current;
    for (const [name, value] of Object.entries(aria)) {
      if (value === undefined) field?.removeAttribute(name);
      else field?.setAttribute(name, String(value));
    }
  });

  const typed = useEffectEvent(on.typed);
  const keyDown = useEffectEvent(on.keyDown);
  const left = useEffectEvent(on.left);
  const clicked = useEffectEvent(on.clicked);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => typed(field.value), { signal });
    field.addEventListener('keydown', (event) => keyDown(event), { signal });
    field.addEventListener('blur', () => left(), { signal });
    field.addEventListener('click', () => clicked(), { signal });
    // The focus stays in the field after Enter, and the list would cover the results.
    field.form?.addEventListener('submit', () => left(), { signal });
    if (document.activeElement === field) typed(field.value);
    return () => stop.abort();
  }, [input]);

  return <Dropdown state={state} open={open} list={list} />;
}

/** As if it had been typed: set through the element itself, React would not tell the form of the change. */
function fill(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

interface SuggestionLinesProps {
  readonly suggestion: LocationSuggestion;
  readonly chosen?: boolean;
}

const SuggestionLines = ({ suggestion, chosen = false }: SuggestionLinesProps) => (
  <span className="flex items-center gap-3">
    <span className="grid min-w-0 flex-1">
      <span className="font-semibold">{placeOf(suggestion)}</span>{' '}
      <span className="text-sm text-muted">{whereIs(suggestion)}</span>
    </span>
    {chosen && (
      <>
        <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />
        <VisuallyHidden>already chosen</VisuallyHidden>
      </>
    )}
  </span>
);
