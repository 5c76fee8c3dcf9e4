// What a search says of itself, without the table of parameters.

import type { Point } from './places/postcodes/postcode-areas.ts';
import { placeTextsIn } from './places/suggestions/location-text.ts';

interface PointGiven {
  readonly lat: number | null;
  readonly lng: number | null;
}
interface BedroomsGiven {
  readonly bedrooms: number | null;
  readonly maxBedrooms: number | null;
}

/** The point a search was placed at, as on a map. */
export const pointOfSearch = ({ lat, lng }: PointGiven): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

/** Whether there is something that distances can be measured from. */
export const hasCentre = (query: PointGiven & { readonly location: string }): boolean =>
  pointOfSearch(query) !== null || placeTextsIn(query.location).length === 1;

/** The number of bedrooms if a search asks for exactly that many, else null. */
export const exactBedrooms = ({ bedrooms, maxBedrooms }: BedroomsGiven): number | null =>
  bedrooms === maxBedrooms ? bedrooms : null;
