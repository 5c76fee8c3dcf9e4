/** The most places of one search. */
export const MAX_PLACES = 10;

/** One blank on each side will do, and keeps it linear; those around it are trimmed. */
const OR = /\sor\s/i;
const POSTCODE_OR_OUTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?$/i;

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/**
 * The places of "Leeds, York or Hull" and "LS6, LS7". Without "or" a comma separates only postcodes, because in
 * "Bolton, Greater Manchester" it does not begin another place. The gazetteer is too large for the browser and is not
 * asked here.
 */
export function placeTextsIn(location: string): readonly string[] {
  const whole = location.trim();
  if (whole === '') return [];
  const pieces = whole
    .split(/\sor\s|,/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const areSeparate = OR.test(whole) || pieces.every((piece) => POSTCODE_OR_OUTCODE.test(piece));
  if (pieces.length <= 1 || !areSeparate) return [whole];
  return [...new Map(pieces.map((piece) => [keyOf(piece), piece])).values()];
}

/** The place that is being typed, and the text before it. */
export function lastPlaceIn(location: string): { readonly before: string; readonly last: string } {
  const before = /^.*\sor\s+/i.exec(location)?.[0] ?? '';
  return { before, last: location.slice(before.length) };
}
