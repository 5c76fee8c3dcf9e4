import type { LocationSuggestion } from '@letfair/domain/places/suggestions/location-list';
import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import { joinPlaces, type PickerAction, type PickerContent } from './picker-state.ts';

// Imported on first use, because the gazetteer is large.
const loadSuggestions = () => import('@letfair/domain/places/suggestions/suggest-locations');
const loadGazetteer = () => import('@letfair/domain/places/suggestions/resolve-place');

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
};

/** Called on focus, so that the first suggestions do not wait for the gazetteer. */
export function warmUp(): void {
  loadSuggestions().then(
    ({ prepareSuggestions }) => whenIdle(prepareSuggestions),
    // Typing tries again and reports a failure.
    () => undefined,
  );
}

export const suggestionsFor = async (text: string): Promise<readonly LocationSuggestion[]> =>
  (await loadSuggestions()).suggestLocations(text);

/** True when the gazetteer could not be loaded. */
export async function isKnownPlace(text: string): Promise<boolean> {
  try {
    const { resolvePlace } = await loadGazetteer();
    return resolvePlace(text) !== null;
  } catch {
    return true;
  }
}

/**
 * Before hydration a picker is a text field that holds all choices in one line. Text typed into it before hydration
 * replaces the initial choices.
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
  }, [input, initial, plain, dispatch]);

  return plain;
}
