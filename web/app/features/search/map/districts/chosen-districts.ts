import { MAX_PLACES, placeTextsIn } from '@letfair/domain/search/places/suggestions/location-text';

const OUTCODE = /^[A-Z]{1,2}\d{1,2}$/;

/** The districts of a location such as "LS6 or LS7"; none where it names anything else. */
export function districtsIn(location: string | undefined): readonly string[] {
  const texts = placeTextsIn(location ?? '').map((text) => text.toUpperCase());
  return texts.every((text) => OUTCODE.test(text)) ? texts : [];
}

/** The location with a district added, or taken away where it was chosen; of too many the first gives way. */
export function toggleDistrict(location: string | undefined, district: string): string {
  const chosen = districtsIn(location);
  const others = chosen.filter((each) => each !== district);
  return (others.length < chosen.length ? others : [...others, district].slice(-MAX_PLACES)).join(' or ');
}
