import { MAX_LOCATION } from '@letfair/domain/search/placement-options';
import type { LocationSuggestion } from '@letfair/domain/search/places/suggestions/location-list';
import { lastPlaceIn } from '@letfair/domain/search/places/suggestions/location-text';
import { resolvePlaces } from '@letfair/domain/search/places/suggestions/resolve-places';
import { suggestPlaces } from '@letfair/domain/search/places/suggestions/suggest-places';

export interface LocationAnswer {
  readonly suggestions: readonly LocationSuggestion[];
  /** Whether the text as it stands is a place. */
  readonly isKnown: boolean;
}

/** Answered by the server, because the gazetteer is larger than the rest of a page. */
export function answerLocation(text: string): LocationAnswer {
  if (text.length > MAX_LOCATION) return { suggestions: [], isKnown: false };
  const { places, unknown } = resolvePlaces(text);
  return {
    suggestions: suggestPlaces(lastPlaceIn(text).last),
    isKnown: places.length > 0 && unknown.length === 0,
  };
}
