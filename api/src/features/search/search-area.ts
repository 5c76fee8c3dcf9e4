import { type Metres, milesToMetres, projectToMetres } from '@letfair/domain/places/map/map-projection';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import { districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { LONDON_LETTERS, type Place, resolvePlace } from '@letfair/domain/places/suggestions/resolve-place';
import { DEFAULT_MILES } from '@letfair/domain/search/placement';
import { pointOfSearch, type SearchQuery } from '@letfair/domain/search/search-query';
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
  readonly place: Place | null;
  /** The query has a location that no place is called. */
  readonly isUnknown: boolean;
  /** Distances are measured from here. */
  readonly middle: Point | null;
  readonly outline: Outline | null;
  readonly circle: Circle | null;
}

/** Where a search looks. A radius around a place replaces its outline; around a point both apply. */
export function areaOfSearch(query: SearchQuery): SearchArea {
  const { location, radius } = query;
  const near = pointOfSearch(query);
  const place = location === '' ? null : resolvePlace(location);
  const middle = near ?? place?.centre ?? null;
  const isCircle = middle !== null && (near !== null || radius !== null);
  return {
    place,
    isUnknown: location !== '' && place === null,
    middle,
    outline: place && (near || !isCircle) ? outlineOf(place) : null,
    circle: isCircle ? { centre: projectToMetres(middle), metres: milesToMetres(radius ?? DEFAULT_MILES) } : null,
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
