import type { TravelMeasure } from '@letfair/contract/search/search';
import { type Metres, projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { type Box, intersectBoxes } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { boxAround } from '@letfair/domain/search/search-cells';
import type { TravelPlace } from '@letfair/domain/search/travel/travel';
import { estimatedWays, metresWithin } from '@letfair/domain/search/travel/travel-estimates';

/** The part of the flat map from which a place is reached in time. */
export type ReachArea =
  | { readonly kind: 'circle'; readonly metres: number }
  | { readonly kind: 'polygon'; readonly ring: readonly Metres[] };

export interface Reach {
  readonly asked: TravelPlace;
  readonly point: Point;
  readonly centre: Metres;
  readonly area: ReachArea;
  /** In degrees, around the area. */
  readonly box: Box;
}

/** A place of a search, and the area it asks for; null where it can't be told, and the search goes without it. */
export interface AskedReach {
  readonly asked: TravelPlace;
  readonly measured: TravelMeasure;
  readonly reach: Reach | null;
}

export const isEstimated = ({ way }: TravelPlace): boolean => estimatedWays.includes(way);

/** A circle around the place. */
export function estimateReach(asked: TravelPlace, point: Point): Reach {
  const metres = metresWithin(asked.minutes, asked.way);
  return {
    asked,
    point,
    centre: projectToMetres(point),
    area: { kind: 'circle', metres },
    box: boxAround(point, metres),
  };
}

/** The area inside a ring of the globe. */
export function reachWithin(asked: TravelPlace, point: Point, ring: readonly Point[]): Reach {
  const [lats, lngs] = [ring.map(({ lat }) => lat), ring.map(({ lng }) => lng)];
  return {
    asked,
    point,
    centre: projectToMetres(point),
    area: { kind: 'polygon', ring: ring.map(projectToMetres) },
    box: { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) },
  };
}

export const reachesIn = (asked: readonly AskedReach[]): readonly Reach[] => asked.flatMap(({ reach }) => reach ?? []);

/** The part of the map that all of them share; null where they share none. */
export const sharedBox = ([first, ...others]: readonly Reach[]): Box | null =>
  others.reduce<Box | null>((box, reach) => box && intersectBoxes(box, reach.box), first?.box ?? null);
