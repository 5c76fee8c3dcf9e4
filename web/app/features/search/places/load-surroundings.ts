import { milesText } from '@letfair/domain/search/places/miles';
import { type Outcode, outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { areaSlug } from '@letfair/domain/search/places/profiles/area-profile';
import { nearestStations } from '@letfair/domain/search/places/stations/nearest-stations';
import { type Place, resolveName } from '@letfair/domain/search/places/suggestions/resolve-place';
import { distanceKm, nearestTowns, towns } from '@letfair/domain/search/places/towns';
import { areaPath, postcodePath } from './place-paths.ts';

/** What our own lists say about where a place is. */
export interface Surroundings {
  readonly stations: readonly Distant[];
  readonly towns: readonly (Distant & { readonly to: string })[];
  /** The postcode districts of an area, with their neighbourhoods. */
  readonly districts: readonly { readonly code: string; readonly name: string; readonly to: string }[];
  /** The towns of a county. */
  readonly townsWithin: readonly { readonly name: string; readonly to: string }[];
  /** What the map shows; null for counties, which no map of districts holds. */
  readonly map: { readonly point: Point; readonly district: string } | null;
}

interface Distant {
  readonly name: string;
  /** "0.4 miles", in a straight line from the middle of the place. */
  readonly distance: string;
}

const STATIONS = 5;
const NEAREST_TOWNS = 5;
const KM_PER_MILE = 1.609344;
/** Middles of places are good to a mile, so distances between them are told in whole miles. */
const milesBetween = (one: Point, other: Point): number =>
  Math.max(1, Math.round(distanceKm(one, other) / KM_PER_MILE));

const around = (centre: Point, name: string | null) => ({
  stations: nearestStations(centre, STATIONS).map((station) => ({
    name: station.name,
    distance: milesText(station.miles),
  })),
  towns: nearestTowns(centre, NEAREST_TOWNS, name).map((town) => ({
    name: town.name,
    distance: milesText(milesBetween(centre, town.centre)),
    to: areaPath(areaSlug(town.name)),
  })),
});

export function surroundingsOfArea(name: string): Surroundings {
  const place = resolveName(name);
  if (place === null || place.kind === 'county') return surroundingsOfCounty(name);
  const districts = place.outcodes.flatMap((outcode) => outcodeInfo(outcode) ?? []);
  return {
    ...around(place.centre, place.name),
    districts: districts.map(presentDistrict),
    townsWithin: [],
    map: mapOf(place, districts),
  };
}

function mapOf({ centre }: Place, districts: readonly Outcode[]): Surroundings['map'] {
  const [first] = districts.toSorted((one, other) => distanceKm(centre, one.centre) - distanceKm(centre, other.centre));
  return { point: centre, district: first ? districtOf(first.outcode) : '' };
}

const presentDistrict = ({ outcode, name }: Outcode) => ({ code: outcode, name, to: postcodePath(outcode) });

function surroundingsOfCounty(county: string): Surroundings {
  const within = towns().filter((town) => town.county === county);
  return {
    stations: [],
    towns: [],
    districts: [],
    townsWithin: within.map(({ name }) => ({ name, to: areaPath(areaSlug(name)) })),
    map: null,
  };
}

export function surroundingsOfOutcode(outcode: string): Surroundings {
  const info = outcodeInfo(outcode);
  if (info === null) return { stations: [], towns: [], districts: [], townsWithin: [], map: null };
  return {
    ...around(info.centre, null),
    districts: [],
    townsWithin: [],
    map: { point: info.centre, district: districtOf(info.outcode) },
  };
}
