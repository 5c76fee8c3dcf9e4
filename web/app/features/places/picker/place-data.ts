import type { LocationSuggestion } from '@letfair/domain/places/suggestions/location-list';

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
