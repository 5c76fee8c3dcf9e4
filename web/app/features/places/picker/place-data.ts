import type { LocationSuggestion } from '@letfair/domain/places/suggestions/location-list';
import { type Dispatch, type RefObject, useLayoutEffect, useRef } from 'react';
import { joinPlaces, type PickerAction, type PickerContent } from './picker-state.ts';

// Imported when a picker is used, because no page should carry the list of places for those who use none.
const loadSuggestions = () => import('@letfair/domain/places/suggestions/suggest-locations');
const loadGazetteer = () => import('@letfair/domain/places/suggestions/resolve-place');

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
};

/** Called when a picker gains focus, so that its first suggestions need not wait for the list. */
export function warmUp(): void {
  loadSuggestions().then(
    ({ prepareSuggestions }) => whenIdle(prepareSuggestions),
    // Whoever types asks again, and is told when that fails as well.
    () => undefined,
  );
}

export const suggestionsFor = async (text: string): Promise<readonly LocationSuggestion[]> =>
  (await loadSuggestions()).suggestLocations(text);

/** Whether a typed text names a place. True where nobody can tell, because the gazetteer did not arrive. */
export async function isKnownPlace(text: string): Promise<boolean> {
  try {
    const { resolvePlace } = await loadGazetteer();
    return resolvePlace(text) !== null;
  } catch {
    return true;
  }
}

/**
 * Until a script takes over, and without one, a picker is a text field that holds everything chosen in one line: the
 * text returned here. What somebody typed into it meanwhile counts more than what it started with.
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
