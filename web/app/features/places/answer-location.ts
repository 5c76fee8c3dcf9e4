import type { LocationSuggestion } from '@letfair/domain/places/suggestions/location-list';
import { resolvePlace } from '@letfair/domain/places/suggestions/resolve-place';
import { suggestLocations } from '@letfair/domain/places/suggestions/suggest-locations';

export interface LocationAnswer {
  readonly suggestions: readonly LocationSuggestion[];
  /** Whether the text as it stands is a place. */
  readonly isKnown: boolean;
}

/** Answered by the server, because the gazetteer is larger than the rest of a page. */
export const answerLocation = (text: string): LocationAnswer => ({
  suggestions: suggestLocations(text),
  isKnown: resolvePlace(text) !== null,
});
