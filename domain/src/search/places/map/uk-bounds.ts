import type { Point } from '../postcodes/postcode-areas.ts';

/** An area of the map between two meridians and two parallels, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Every home lies inside, and far outside the flat projection of the map fails. */
export const ukBounds: Box = { west: -9, south: 49, east: 2.5, north: 61.5 };

const MILES_PER_DEGREE = 69.1;

/** The smallest area that holds these points and as many miles around each; null without points. */
export function boxAround(points: readonly Point[], miles: number): Box | null {
  if (points.length === 0) return null;
  const up = miles / MILES_PER_DEGREE;
  const across = points.map(({ lat, lng }) => ({ lng, margin: up / Math.cos((lat * Math.PI) / 180) }));
  return {
    west: Math.min(...across.map(({ lng, margin }) => lng - margin)),
    south: Math.min(...points.map(({ lat }) => lat)) - up,
    east: Math.max(...across.map(({ lng, margin }) => lng + margin)),
    north: Math.max(...points.map(({ lat }) => lat)) + up,
  };
}

/** The area that two boxes share; null when they share none. */
export function intersectBoxes(one: Box, other: Box): Box | null {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return shared.west < shared.east && shared.south < shared.north ? shared : null;
}
