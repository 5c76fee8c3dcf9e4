import type { Point } from '../places/postcodes/postcode-areas.ts';

/** Google's encoded polylines hold degrees to five decimals, about a metre. */
export const STEPS_PER_DEGREE = 100_000;

const FIRST_CODE = 63;
const LAST_CODE = 126;
const BITS = 5;
const HAS_MORE = 1 << BITS;
/** Enough for 180 degrees; more would leave the whole numbers that shifts are made for. */
const MOST_CHUNKS = 6;

/** A line in Google's format: each corner as its distance from the one before, latitude first. */
export function encodePolyline(points: readonly Point[]): string {
  let [text, lat, lng] = ['', 0, 0];
  for (const point of points) {
    const [nextLat, nextLng] = [steps(point.lat), steps(point.lng)];
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    [lat, lng] = [nextLat, nextLng];
  }
  return text;
}

/** Without the zero below zero, which no text can hold. */
const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) + 0;

/** The degrees as a polyline holds them. */
export const roundedPoint = ({ lat, lng }: Point): Point => ({
  lat: steps(lat) / STEPS_PER_DEGREE,
  lng: steps(lng) / STEPS_PER_DEGREE,
});

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= HAS_MORE) {
    text += String.fromCharCode((HAS_MORE | (rest & (HAS_MORE - 1))) + FIRST_CODE);
    rest >>= BITS;
  }
  return text + String.fromCharCode(rest + FIRST_CODE);
}

/** The corners of a line; null for a text that is none. */
export function decodePolyline(text: string): readonly Point[] | null {
  const numbers: number[] = [];
  let [value, chunks] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST_CODE || code > LAST_CODE || chunks === MOST_CHUNKS) return null;
    const bits = code - FIRST_CODE;
    value |= (bits & (HAS_MORE - 1)) << (BITS * chunks);
    chunks++;
    if (bits >= HAS_MORE) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, chunks] = [0, 0];
  }
  return chunks > 0 || numbers.length % 2 === 1 ? null : sumPairs(numbers);
}

/** How many corners a polyline has, without reading them. */
export function countCorners(text: string): number {
  let numbers = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) - FIRST_CODE < HAS_MORE) numbers++;
  return Math.ceil(numbers / 2);
}

function sumPairs(numbers: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at]!;
    lng += numbers[at + 1]!;
    points.push({ lat: lat / STEPS_PER_DEGREE, lng: lng / STEPS_PER_DEGREE });
  }
  return points;
}
