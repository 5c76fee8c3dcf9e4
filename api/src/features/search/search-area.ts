import { type Metres, milesToMetres, projectToMetres } from '@letfair/domain/places/map/map-projection';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import { districtOf } from '@letfair/domain/places/postcodes/postcodes';
import { LONDON_LETTERS, type Place, resolvePlace } from '@letfair/domain/places/suggestions/resolve-place';
import { DEFAULT_MILES } from '@letfair/domain/search/placement';
import { pointOfSearch, type SearchQuery } from '@letfair/domain/search/search-query';
import { LONDON } from './search-row.ts';

/** The ways to say which homes lie in a place; what lies in any of them does. */
export interface Outline {
  readonly districts: readonly string[];
  /** Those that end in a letter, a part of their district. */
  readonly outcodes: readonly string[];
  readonly regions: readonly string[];
  /** Of areas that are a part of a region: those of London. */
  readonly letters: readonly string[];
}

export interface Circle {
  readonly centre: Metres;
  readonly metres: number;
}

export interface SearchArea {
  readonly place: Place | null;
  /** A location was asked for, and no place is called that. */
  readonly isUnknown: boolean;
  /** What distances are measured from. */
  readonly middle: Point | null;
  readonly outline: Outline | null;
  readonly circle: Circle | null;
}

/** Where a search looks. A distance replaces the outline of the place it is measured from; around a point both hold. */
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
