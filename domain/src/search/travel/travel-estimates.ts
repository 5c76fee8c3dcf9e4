import { METRES_A_MINUTE } from '../places/stations/station.ts';
import type { TravelWay } from './travel.ts';

/** In British towns, streets between two places are about a quarter longer than the straight line. */
const DETOUR = 1.25;

/**
 * Metres of street in a minute. Walking follows from the walks to stations: 80 m in a straight line are 100 m of street,
 * a brisk 6 km/h. By bike it is 15 km/h with traffic lights. By car and by public transport nobody can tell without
 * roads and timetables: 30 and 20 km/h serve to put homes in order and never to say minutes.
 */
const STREET_METRES_A_MINUTE: Readonly<Record<TravelWay, number>> = {
  walk: METRES_A_MINUTE * DETOUR,
  bike: 15_000 / 60,
  drive: 30_000 / 60,
  transit: 20_000 / 60,
};

/** Ways whose time depends on little but the distance. */
export const estimatedWays: readonly TravelWay[] = ['walk', 'bike'];

export const straightMetresAMinute = (way: TravelWay): number => STREET_METRES_A_MINUTE[way] / DETOUR;

/** How far a place is reached from, in a straight line. */
export const metresWithin = (minutes: number, way: TravelWay): number => minutes * straightMetresAMinute(way);

/** Rounded up, as walks to stations are. */
export const estimateMinutes = (metres: number, way: TravelWay): number =>
  Math.max(1, Math.ceil(metres / straightMetresAMinute(way)));
