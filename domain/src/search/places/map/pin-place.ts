import { milesText } from '../miles.ts';
import { centreOfOutcode } from '../postcodes/outcodes.ts';
import type { Point } from '../postcodes/postcode-areas.ts';
import { outcodeOf } from '../postcodes/postcodes.ts';
import { metresBetween, metresToMiles } from './map-projection.ts';
import { isOnLand } from './uk-outline.ts';

/** The largest districts of the Highlands reach this far from their middle. */
const FARTHEST_MILES = 30;

/** Islands that are too small for the outline lie this near the middle of their district. */
const ISLAND_MILES = 6;

/** Why a home with this postcode cannot be at a point of the United Kingdom; null where it can. */
export function pinPlaceProblem(pin: Point, postcode: string): string | null {
  const outcode = outcodeOf(postcode);
  const centre = outcode === null ? null : centreOfOutcode(outcode);
  const miles = centre && metresToMiles(metresBetween(pin, centre));
  if (!isOnLand(pin) && !(miles !== null && miles < ISLAND_MILES))
    return 'This point is in the sea or in another country. Move the pin to the home.';
  return miles === null || miles <= FARTHEST_MILES
    ? null
    : `The pin is ${milesText(Math.round(miles))} from ${outcode}. Move it to the home, or correct the postcode.`;
}
