import { ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as z from 'zod';
import { simplifyRing } from './simplify-ring.ts';

/** PostgreSQL compares homes with each side: three areas of 200 sides took four times as long as circles in London. */
export const MAX_RING = 60;
/** Longer rings than an engine draws. */
const MAX_SENT_RING = 20_000;
const MAX_SENT_FEATURES = 50;
/** A route begins at the nearest road, so a place may lie a little outside of its own area. */
const NEAR_DEGREES = 0.05;
const A_DAY_SECONDS = 86_400;

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(position).min(4).max(MAX_SENT_RING);
const isochrone = z.object({
  features: z
    .array(
      z.object({
        geometry: z.discriminatedUnion('type', [
          z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1).max(MAX_SENT_FEATURES) }),
          z.object({
            type: z.literal('MultiPolygon'),
            coordinates: z.array(z.array(ring).min(1).max(MAX_SENT_FEATURES)).max(MAX_SENT_FEATURES),
          }),
          z.object({ type: z.literal('LineString'), coordinates: ring }),
        ]),
      }),
    )
    .min(1)
    .max(MAX_SENT_FEATURES),
});

type Position = z.output<typeof position>;

const isIn = ([lng, lat]: Position): boolean =>
  lat >= ukBounds.south && lat <= ukBounds.north && lng >= ukBounds.west && lng <= ukBounds.east;

/** The outer ring of the largest area of a GeoJSON answer, simplified; null for an answer that can't be one of this place. */
export function readIsochrone(answer: unknown, place: Point): readonly Point[] | null {
  const parsed = isochrone.safeParse(answer);
  if (!parsed.success) return null;
  const rings = parsed.data.features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
    return geometry.coordinates.flatMap(([outer]) => (outer ? [outer] : []));
  });
  const largest = rings.reduce<readonly Position[]>((best, one) => (sizeOf(one) > sizeOf(best) ? one : best), []);
  // A routing engine of another country, or one that swaps latitude and longitude.
  if (sizeOf(largest) === 0 || !largest.every(isIn) || !isAround(largest, place)) return null;
  return simplifyRing(
    largest.map(([lng, lat]) => ({ lat, lng })),
    MAX_RING,
  );
}

/** Twice the area, in square degrees. */
const sizeOf = (points: readonly Position[]): number =>
  Math.abs(
    points.reduce((sum, [lng, lat], at) => {
      const [nextLng, nextLat] = points[(at + 1) % points.length]!;
      return sum + lng * nextLat - nextLng * lat;
    }, 0),
  );

function isAround(points: readonly Position[], { lat, lng }: Point): boolean {
  const [lngs, lats] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const isBetween = (value: number, all: readonly number[]): boolean =>
    value >= smallest(all) - NEAR_DEGREES && value <= -smallest(all.map((one) => -one)) + NEAR_DEGREES;
  return isBetween(lng, lngs) && isBetween(lat, lats);
}

/** As arguments of a call, so many numbers would not fit on the stack. */
const smallest = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

const matrix = z.object({
  sources_to_targets: z
    .array(
      z
        .array(
          z.object({
            from_index: z.int().min(0),
            time: z.number().min(0).max(A_DAY_SECONDS).nullable(),
          }),
        )
        .max(1),
    )
    .max(1_000),
});

/** Minutes from each of so many homes to one place, rounded up; null where there is no way. */
export function readMinutes(answer: unknown, homes: number): readonly (number | null)[] | null {
  const parsed = matrix.safeParse(answer);
  if (!parsed.success || parsed.data.sources_to_targets.length !== homes) return null;
  const cells = parsed.data.sources_to_targets.flat();
  const isInOrder = cells.length === homes && cells.every(({ from_index }, at) => from_index === at);
  return isInOrder ? cells.map(({ time }) => (time === null ? null : Math.max(1, Math.ceil(time / 60)))) : null;
}
