import { CROWN_DEPENDENCIES, type PostcodeArea, postcodeArea } from './postcode-areas.ts';

/** The format check of the forms, case-insensitive. */
export const POSTCODE_FORMAT = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const OUTCODE_FORMAT = /^[A-Z]{1,2}\d[A-Z\d]?$/;
/** The inward half, "1AE" of "M1 1AE", always has three characters. */
const INWARD_LENGTH = 3;
/** The longest postcode is "SW1A 1AA"; longer texts are rejected without matching. */
const POSTCODE_TEXT_MAX = 32;

export type PostcodeRefusal = 'format' | 'unknown-area' | 'crown-dependency';

export type PostcodeCheck =
  | { readonly ok: true; readonly postcode: string; readonly outcode: string; readonly area: PostcodeArea }
  | { readonly ok: false; readonly refusal: PostcodeRefusal; readonly reason: string };

/** Upper case without spaces, for URLs and comparisons. */
export function compactPostcode(text: string): string {
  const compact = text.replace(/\s+/g, '');
  return compact.length > POSTCODE_TEXT_MAX ? '' : compact.toUpperCase();
}

const isFull = (compact: string): boolean => POSTCODE_FORMAT.test(compact);

/** Upper case with one space before the inward half; other text is only trimmed and upper-cased. */
export function normalisePostcode(text: string): string {
  const compact = compactPostcode(text);
  if (!isFull(compact)) return text.trim().replace(/\s+/g, ' ').toUpperCase();
  return `${compact.slice(0, -INWARD_LENGTH)} ${compact.slice(-INWARD_LENGTH)}`;
}

/**
 * The outward half of a postcode, or the outcode itself.
 * A whole postcode without its space has at least 5 characters and an outcode at most 4, so the two cannot be
 * confused: "M11AE" is M1 1AE, "M11" is the district M11, and "M111AE" is M11 1AE.
 */
export function outcodeOf(text: string): string | null {
  const compact = compactPostcode(text);
  if (isFull(compact)) return compact.slice(0, -INWARD_LENGTH);
  return OUTCODE_FORMAT.test(compact) ? compact : null;
}

/** The letters in front: "SW" of "SW1A 1AA". */
export const areaLettersOf = (text: string): string | null => {
  const outcode = outcodeOf(text);
  return outcode === null ? null : (/^[A-Z]+/.exec(outcode)?.[0] ?? null);
};

export const areaOf = (text: string): PostcodeArea | null => {
  const letters = areaLettersOf(text);
  return letters === null ? null : postcodeArea(letters);
};

/** The district without a trailing letter: SW1A and SW1 are both SW1. */
export const districtOf = (outcode: string): string => outcode.replace(/(\d)[A-Z]$/, '$1');

/** The number in an outcode: 1 for M1, 1 for SW1A, 16 for B16. */
export const districtNumberOf = (outcode: string): number => Number(/\d+/.exec(outcode)?.[0] ?? Number.NaN);

const FORMAT_REASON = 'Enter a full UK postcode, for example M1 1AE.';
const OUTCODE_REASON = 'Enter the first half of a UK postcode, for example M1.';

function check(postcode: string, outcode: string | null, formatReason: string): PostcodeCheck {
  const letters = outcode === null ? null : areaLettersOf(outcode);
  if (outcode === null || letters === null) return { ok: false, refusal: 'format', reason: formatReason };
  const island = CROWN_DEPENDENCIES.get(letters);
  if (island !== undefined)
    return { ok: false, refusal: 'crown-dependency', reason: `Homes must be in the UK, but ${letters} is ${island}.` };
  const area = postcodeArea(letters);
  if (area === null) return { ok: false, refusal: 'unknown-area', reason: `No UK postcode begins with ${letters}.` };
  return { ok: true, postcode, outcode, area };
}

export function checkPostcode(text: string): PostcodeCheck {
  const compact = compactPostcode(text);
  return check(normalisePostcode(text), isFull(compact) ? outcodeOf(compact) : null, FORMAT_REASON);
}

export function checkOutcode(text: string): PostcodeCheck {
  const compact = compactPostcode(text);
  return check(compact, OUTCODE_FORMAT.test(compact) ? compact : null, OUTCODE_REASON);
}
