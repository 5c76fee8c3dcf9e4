import { placeTextsIn } from './location-text.ts';
import { type Place, resolvePlace } from './resolve-place.ts';

export interface ResolvedLocation {
  readonly places: readonly Place[];
  /** Texts that no place is called. */
  readonly unknown: readonly string[];
}

/** The places that a location such as "Leeds or York" names. */
export function resolvePlaces(location: string): ResolvedLocation {
  const texts = placeTextsIn(location);
  const resolved = texts.map((text) => ({ text, place: resolvePlace(text) }));
  return {
    places: resolved.flatMap(({ place }) => place ?? []),
    unknown: resolved.flatMap(({ text, place }) => (place ? [] : [text])),
  };
}
