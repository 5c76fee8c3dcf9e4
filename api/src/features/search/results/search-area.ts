import { DEFAULT_MILES } from '@letfair/domain/search/placement-options';
import { type Metres, milesToMetres, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { LONDON_LETTERS, type Place } from '@letfair/domain/search/places/suggestions/resolve-place';
import { resolvePlaces } from '@letfair/domain/search/places/suggestions/resolve-places';
import { pointOfSearch } from '@letfair/domain/search/query-facts';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import type { Reach } from '../travel/index.ts';
import { LONDON } from './search-row.ts';

/** The area of a place; a listing is inside when any of these lists contains it. */
export interface Outline {
  readonly districts: readonly string[];
  /** Outcodes that end in a letter, each a part of its district. */
  readonly outcodes: readonly string[];
  readonly regions: readonly string[];
  /** Postcode areas of London, which are parts of its region. */
  readonly letters: readonly string[];
}

export interface Circle {
  readonly centre: Metres;
  readonly metres: number;
}

export interface SearchArea {
  readonly places: readonly Place[];
  /** Parts of the location that no place is called. */
  readonly unknownPlaces: readonly string[];
  /** The query has a location, and no place is called that. */
  readonly isUnknown: boolean;
  /** Distances are measured from here. */
  readonly middle: Point | null;
  readonly outline: Outline | null;
  readonly circle: Circle | null;
  /** A home has to be inside all of them. */
  readonly reaches: readonly Reach[];
}

/** Whether a part of the map is searched, whose homes have to be compared one by one. */
export const isPartOfMap = (
  { box, shape }: SearchQuery,
  { circle, reaches }: Pick<SearchArea, 'circle' | 'reaches'>,
): boolean => circle !== null || box !== null || shape.length > 0 || reaches.length > 0;

/** Where a search looks. A radius around a place replaces its outline; around a point both apply. */
export function areaOfSearch(query: SearchQuery, reaches: readonly Reach[] = []): SearchArea {
  const { location, radius } = query;
  const near = pointOfSearch(query);
  const { places, unknown } = resolvePlaces(location);
  const [place, ...others] = places;
  const middle = near ?? (others.length === 0 ? (place?.centre ?? null) : null);
  const isLandmark = place?.kind === 'university' || place?.kind === 'station';
  const isCircle = middle !== null && (near !== null || radius !== null || isLandmark);
  return {
    places,
    unknownPlaces: unknown,
    isUnknown: location !== '' && place === undefined,
    middle,
    outline: place && (near || !isCircle) ? unitedOutline(places) : null,
    circle: isCircle ? { centre: projectToMetres(middle), metres: milesToMetres(radius ?? DEFAULT_MILES) } : null,
    reaches,
  };
}

/** A home is inside when it is in any of the places. */
function unitedOutline(places: readonly Place[]): Outline {
  const outlines = places.map(outlineOf);
  const every = (part: keyof Outline): readonly string[] => [...new Set(outlines.flatMap((outline) => outline[part]))];
  return {
    districts: every('districts'),
    outcodes: every('outcodes'),
    regions: every('regions'),
    letters: every('letters'),
  };
}

function outlineOf({ outcodes, letters }: Place): Outline {
  if (outcodes.length > 0) {
    const whole = outcodes.filter((outcode) => districtOf(outcode) === outcode);
    return {
      districts: whole,
      outcodes: outcodes.filter((outcode) => !whole.includes(outcode)),
      regions: [],
      letters: [],
    };
  }
  const others = letters.filter((area) => !LONDON_LETTERS.includes(area));
  const ofLondon = letters.filter((area) => LONDON_LETTERS.includes(area));
  const isAllOfLondon = ofLondon.length === LONDON_LETTERS.length;
  return {
    districts: [],
    outcodes: [],
    regions: isAllOfLondon ? [LONDON, ...others] : others,
    letters: isAllOfLondon ? [] : ofLondon,
  };
}
