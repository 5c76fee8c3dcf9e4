import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';

type Coast = readonly (readonly [lng: number, lat: number])[];

/** A rough coastline, a point every fifty miles or so: enough to see in which corner of the country a home lies. */
const coasts: readonly Coast[] = [
  [
    [-5.7, 50.07],
    [-5.2, 49.97],
    [-4.8, 50.23],
    [-4.15, 50.35],
    [-3.65, 50.22],
    [-3.4, 50.62],
    [-2.95, 50.72],
    [-2.45, 50.53],
    [-1.95, 50.6],
    [-1.3, 50.77],
    [-0.75, 50.73],
    [0.25, 50.74],
    [0.97, 50.92],
    [1.4, 51.2],
    [1.43, 51.38],
    [0.7, 51.45],
    [0.95, 51.75],
    [1.3, 51.95],
    [1.75, 52.48],
    [1.3, 52.93],
    [0.5, 52.97],
    [0.1, 52.85],
    [0.35, 53.15],
    [-0.05, 53.6],
    [0.1, 53.62],
    [-0.2, 54.1],
    [-0.6, 54.5],
    [-1.3, 54.75],
    [-1.6, 55.5],
    [-2.05, 55.83],
    [-2.9, 56.02],
    [-3.4, 56.0],
    [-2.6, 56.28],
    [-3.0, 56.45],
    [-2.4, 56.75],
    [-2.05, 57.2],
    [-1.8, 57.52],
    [-2.6, 57.68],
    [-3.6, 57.65],
    [-4.1, 57.55],
    [-3.8, 57.85],
    [-3.1, 58.4],
    [-3.05, 58.63],
    [-4.2, 58.52],
    [-5.0, 58.6],
    [-5.3, 58.1],
    [-5.75, 57.65],
    [-5.6, 57.25],
    [-6.1, 56.7],
    [-5.45, 56.35],
    [-5.75, 55.5],
    [-5.35, 55.75],
    [-4.85, 55.85],
    [-4.65, 55.45],
    [-5.1, 54.95],
    [-4.9, 54.65],
    [-4.3, 54.85],
    [-3.2, 54.95],
    [-3.6, 54.52],
    [-3.15, 54.08],
    [-2.85, 54.1],
    [-3.05, 53.75],
    [-3.05, 53.4],
    [-3.4, 53.33],
    [-4.1, 53.23],
    [-4.55, 53.4],
    [-4.3, 53.1],
    [-4.7, 52.8],
    [-4.1, 52.85],
    [-4.05, 52.5],
    [-4.6, 52.12],
    [-5.3, 51.88],
    [-4.95, 51.6],
    [-4.3, 51.65],
    [-3.75, 51.5],
    [-3.1, 51.4],
    [-2.65, 51.65],
    [-3.0, 51.22],
    [-4.2, 51.2],
    [-4.55, 50.9],
    [-5.1, 50.4],
  ],
  [
    [-7.3, 55.05],
    [-6.5, 55.23],
    [-6.05, 55.15],
    [-5.7, 54.75],
    [-5.45, 54.45],
    [-5.65, 54.22],
    [-6.1, 54.05],
    [-6.65, 54.05],
    [-7.2, 54.25],
    [-7.6, 54.13],
    [-8.1, 54.42],
    [-7.7, 54.65],
    [-7.45, 54.9],
  ],
  [
    [-7.0, 57.7],
    [-6.3, 58.45],
    [-6.25, 58.15],
    [-7.3, 57.1],
  ],
  [
    [-6.4, 57.6],
    [-6.1, 57.3],
    [-5.8, 57.05],
    [-6.7, 57.35],
  ],
  [
    [-3.3, 59.1],
    [-2.6, 59.2],
    [-2.8, 58.85],
    [-3.3, 58.9],
  ],
  [
    [-1.3, 60.6],
    [-0.85, 60.75],
    [-1.2, 59.9],
  ],
];

const WEST = -8.6;
const NORTH = 60.95;
const EAST = 2.2;
const SOUTH = 49.7;
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
const LONGITUDE_SHARE = 0.58;
const UNITS_PER_DEGREE = 20;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a point lies on the drawing. */
export const onOutline = ({ lat, lng }: Point): { readonly x: number; readonly y: number } => ({
  x: rounded((lng - WEST) * LONGITUDE_SHARE * UNITS_PER_DEGREE),
  y: rounded((NORTH - lat) * UNITS_PER_DEGREE),
});

const corner = onOutline({ lat: SOUTH, lng: EAST });
export const outlineBox = { width: Math.ceil(corner.x), height: Math.ceil(corner.y) };

/** The coastlines as the path of a drawing. */
export const outlinePath: string = coasts
  .map((coast) => {
    const points = coast.map(([lng, lat]) => onOutline({ lat, lng })).map(({ x, y }) => `${x} ${y}`);
    return `M${points.join('L')}Z`;
  })
  .join('');
