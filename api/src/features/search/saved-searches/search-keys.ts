import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import { areaLettersOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { boxAround, cellsOfBoxes, cellsOfPoint } from '@letfair/domain/search/search-cells';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { boxOfShapes } from '@letfair/domain/search/shapes/shape-geometry';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/tables.ts';
import { areaOfSearch } from '../results/index.ts';
import { type Reach, sharedBox } from '../travel/index.ts';

const ANYWHERE = '*';
const ofDistrict = (district: string): string => `district ${district}`;
const ofOutcode = (outcode: string): string => `outcode ${outcode}`;
const ofRegion = (region: string): string => `region ${region}`;
const ofLetters = (letters: string): string => `letters ${letters}`;

/**
 * The keys of the places a search covers; a listing there has one of them. A search for an unknown place has none. Keys
 * only preselect: a circle reaches into cells that it does not fill, and the columns decide.
 */
export function keysOfSearch(query: SearchQuery, reaches: readonly Reach[] = []): readonly string[] {
  const { isUnknown, outline, circle, middle } = areaOfSearch(query);
  if (isUnknown) return [];
  if (outline)
    return [
      ...outline.districts.map(ofDistrict),
      ...outline.outcodes.map(ofOutcode),
      ...outline.regions.map(ofRegion),
      ...outline.letters.map(ofLetters),
    ];
  if (reaches.length > 0 && sharedBox(reaches) === null) return [];
  const box = circle && middle ? boxAround(middle, circle.metres) : (query.box ?? sharedBox(reaches));
  const boxes = box ? [box] : query.shape.flatMap((shape) => boxOfShapes([shape]) ?? []);
  return (boxes.length > 0 && cellsOfBoxes(boxes.map(widened))) || [ANYWHERE];
}

/** Positions and the edges of a box are rounded to millionths of a degree, each by up to a half. */
const widened = ({ west, south, east, north }: Box): Box => {
  const a = 1 / MILLIONTHS;
  return { west: west - a, south: south - a, east: east + a, north: north + a };
};

type SearchedListing = Pick<Selectable<Tables['listing_search']>, 'district' | 'outcode' | 'region' | 'lat' | 'lng'>;

/** Every key under which a search that finds this listing may be stored. */
export const keysOfListing = ({ district, outcode, region, lat, lng }: SearchedListing): readonly string[] => [
  ANYWHERE,
  ofDistrict(district),
  ofOutcode(outcode),
  ofRegion(region),
  ofLetters(areaLettersOf(outcode) ?? ''),
  ...(lat === null || lng === null ? [] : cellsOfPoint({ lat: lat / MILLIONTHS, lng: lng / MILLIONTHS })),
];
