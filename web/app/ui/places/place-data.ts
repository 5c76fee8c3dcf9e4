import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import type { LocationAnswer } from '../../lib/answer-location.ts';
import { joinPlaces, type PickerAction, type PickerContent } from './picker-state.ts';

async function answerFor(text: string): Promise<LocationAnswer> {
  const response = await fetch(`/location-suggestions?${new URLSearchParams({ text })}`);
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
  return response.json();
}

export const suggestionsFor = async (text: string): Promise<readonly LocationSuggestion[]> =>
  (await answerFor(text)).suggestions;

/** True when the server does not answer, because it checks the text again when it is sent. */
export async function isKnownPlace(text: string): Promise<boolean> {
  try {
    return (await answerFor(text)).isKnown;
  } catch {
    return true;
  }
}

/**
 * Before hydration a picker is a text field that holds all choices in one line. Text typed into it before hydration
 * replaces the initial choices, and gets its suggestions as soon as the script runs.
 */
export function useStartContent(
  input: RefObject<HTMLInputElement | null>,
  initial: PickerContent,
  dispatch: Dispatch<PickerAction>,
): string {
  const plain = joinPlaces(initial);
  const started = useRef(false);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || started.current) return;
    started.current = true;
    const content = field.value === plain ? initial : { chosen: [], text: field.value };
    field.value = content.text;
    dispatch({ type: 'restored', content });
    if (document.activeElement === field) dispatch({ type: 'asked' });
  }, [input, initial, plain, dispatch]);

  return plain;
}
