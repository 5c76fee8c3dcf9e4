/** An area of the map between two meridians and two parallels, in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Every home lies inside, and far outside the flat projection of the map fails. */
export const ukBounds: Box = { west: -9, south: 49, east: 2.5, north: 61.5 };

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
