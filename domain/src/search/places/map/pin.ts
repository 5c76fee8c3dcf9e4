import type { Point } from '../postcodes/postcode-areas.ts';
import { ukBounds } from './uk-bounds.ts';

/** Enough digits to tell one door from the next. */
const DECIMALS = 6;
/** Room for two numbers with all the digits that maps copy. */
export const MAX_PIN_LENGTH = 60;

const written = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/;

/** "53.8196, -1.5812", as maps copy it; null for anything else. */
export function parsePin(text: string): Point | null {
  const [, lat, lng] = written.exec(text) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

export const pinText = ({ lat, lng }: Point): string =>
  [lat, lng].map((value) => Number(value.toFixed(DECIMALS))).join(', ');

/** What is wrong with the text of a pin, whatever the postcode; null for one that may be right. */
export function pinTextProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const pin = parsePin(text);
  if (pin === null) return 'Enter a latitude and a longitude, such as 53.8196, -1.5812.';
  if (isInUk(pin)) return null;
  return isInUk({ lat: pin.lng, lng: pin.lat })
    ? 'Latitude and longitude are swapped. Enter the latitude first, such as 53.8196, -1.5812.'
    : 'This point isn’t in the United Kingdom.';
}

const isInUk = ({ lat, lng }: Point): boolean =>
  lat >= ukBounds.south && lat <= ukBounds.north && lng >= ukBounds.west && lng <= ukBounds.east;
