import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';

const WEST = -8.6;
const NORTH = 60.95;
const EAST = 2.2;
const SOUTH = 49.7;
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
const LONGITUDE_SHARE = 0.58;
const UNITS_PER_DEGREE = 20;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a point lies on the small drawing of the country. */
export const onOutline = ({ lat, lng }: Point): { readonly x: number; readonly y: number } => ({
  x: rounded((lng - WEST) * LONGITUDE_SHARE * UNITS_PER_DEGREE),
  y: rounded((NORTH - lat) * UNITS_PER_DEGREE),
});

const corner = onOutline({ lat: SOUTH, lng: EAST });
export const outlineBox = { width: Math.ceil(corner.x), height: Math.ceil(corner.y) };
