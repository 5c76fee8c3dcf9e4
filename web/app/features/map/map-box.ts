import type { Box } from '@letfair/domain/places/map/uk-bounds';

/** Where homes can be, and as far as the map goes. */
export const ukBox: Box = { west: -8.8, south: 49.7, east: 2.2, north: 61 };

/** Three decimals are about a hundred metres: nobody aims more closely with a map, and near views share an address. */
const STEPS_PER_DEGREE = 1_000;

/** Without the last digits of a float, or a rounded number would move on when it is rounded again. */
const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE * 1_000) / 1_000;
const down = (degrees: number): number => Math.floor(steps(degrees)) / STEPS_PER_DEGREE;
const up = (degrees: number): number => Math.ceil(steps(degrees)) / STEPS_PER_DEGREE;

/** What two areas share, if anything. */
export function sharedBox(one: Box, other: Box): Box | null {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return shared.west < shared.east && shared.south < shared.north ? shared : null;
}

/** Rounded outwards, so that nothing in sight is left out, and no larger than the country. */
export const roundedBox = (box: Box): Box | null =>
  sharedBox({ west: down(box.west), south: down(box.south), east: up(box.east), north: up(box.north) }, ukBox);

/** As the address of a search holds it. */
export const boxText = ({ west, south, east, north }: Box): string => [west, south, east, north].join(',');
