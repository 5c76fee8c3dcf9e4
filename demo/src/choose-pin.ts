import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { pinText } from '@letfair/domain/search/places/map/pin';
import { isInCountry, ukOutline } from '@letfair/domain/search/places/map/uk-outline';
import { centreOfOutcode, outcodesInUse } from '@letfair/domain/search/places/postcodes/outcodes';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import type { SeededRandom } from './seeded-random.ts';

const LARGEST_REACH_METRES = 900;
/** Of the way to the next outcode, so that a home stays in its own. */
const SHARE_OF_WAY = 0.4;
const METRES_PER_DEGREE = 111_320;
const TRIES = 20;

const reaches = new Map<string, number>();

function reachOf(outcode: string, centre: Point): number {
  let reach = reaches.get(outcode);
  if (reach === undefined) {
    const ways = outcodesInUse().map((other) => metresBetween(centre, other.centre));
    reach = Math.min(LARGEST_REACH_METRES, SHARE_OF_WAY * Math.min(...ways.filter((metres) => metres > 0)));
    reaches.set(outcode, reach);
  }
  return reach;
}

/** Where a lister would put the pin: around the middle of the outcode, on land. */
export function choosePin(outcode: string, random: SeededRandom): string {
  const centre = centreOfOutcode(outcode);
  if (!centre) return '';
  for (let tries = 0; tries < TRIES; tries++) {
    const angle = random.fraction() * 2 * Math.PI;
    const degrees = (reachOf(outcode, centre) * Math.sqrt(random.fraction())) / METRES_PER_DEGREE;
    const point = {
      lat: centre.lat + degrees * Math.cos(angle),
      lng: centre.lng + (degrees * Math.sin(angle)) / Math.cos((centre.lat * Math.PI) / 180),
    };
    if (isInCountry(point, ukOutline)) return pinText(point);
  }
  return pinText(centre);
}
