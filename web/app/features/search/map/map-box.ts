import { type Box, intersectBoxes } from '@letfair/domain/search/places/map/uk-bounds';

/** The area that the map opens with: the UK without the margin of ukBounds. */
export const mapExtent: Box = { west: -8.8, south: 49.7, east: 2.2, north: 61 };

/** Three decimals are about a hundred metres; views that differ by less share a URL. */
const STEPS_PER_DEGREE = 1_000;

/** Rounds off the last digits of a float, or rounding a rounded number again would change it. */
const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE * 1_000) / 1_000;
const down = (degrees: number): number => Math.floor(steps(degrees)) / STEPS_PER_DEGREE;
const up = (degrees: number): number => Math.ceil(steps(degrees)) / STEPS_PER_DEGREE;

/** Rounded outwards, so that everything visible is inside, and cut to the extent of the map. */
export const roundedBox = (box: Box): Box | null =>
  intersectBoxes({ west: down(box.west), south: down(box.south), east: up(box.east), north: up(box.north) }, mapExtent);

/** As the URL of a search holds it. */
export const boxText = ({ west, south, east, north }: Box): string => [west, south, east, north].join(',');
