import type { Point } from '../postcodes/postcode-areas.ts';

/** A position on a flat map of the United Kingdom. */
export interface Metres {
  readonly east: number;
  readonly north: number;
}

const EARTH_RADIUS_METRES = 6_371_000;
/** The central meridian of the projection. */
const CENTRAL_LONGITUDE = -2.5;
const METRES_PER_MILE = 1_609.344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Transverse Mercator on a sphere; distances within the UK are accurate to about 0.2 %. */
export function projectToMetres({ lat, lng }: Point): Metres {
  const across = radians(lng - CENTRAL_LONGITUDE);
  const up = radians(lat);
  return {
    east: EARTH_RADIUS_METRES * Math.atanh(Math.sin(across) * Math.cos(up)),
    north: EARTH_RADIUS_METRES * Math.atan2(Math.tan(up), Math.cos(across)),
  };
}

export const metresBetween = (one: Point, other: Point): number => {
  const [from, to] = [projectToMetres(one), projectToMetres(other)];
  return Math.hypot(to.east - from.east, to.north - from.north);
};

export const milesToMetres = (miles: number): number => miles * METRES_PER_MILE;
export const metresToMiles = (metres: number): number => metres / METRES_PER_MILE;
