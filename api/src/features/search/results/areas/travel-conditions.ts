import type { Metres } from '@letfair/domain/search/places/map/map-projection';
import { type RawBuilder, sql } from 'kysely';
import type { Reach } from '../../travel/index.ts';
import { pointText } from '../search-row.ts';

type Condition = RawBuilder<boolean>;

interface Corners {
  readonly southWest: Metres;
  readonly northEast: Metres;
}

/** On the flat map. */
function cornersOf({ centre, area }: Reach): Corners {
  if (area.kind === 'circle')
    return {
      southWest: { east: centre.east - area.metres, north: centre.north - area.metres },
      northEast: { east: centre.east + area.metres, north: centre.north + area.metres },
    };
  const [easts, norths] = [area.ring.map(({ east }) => east), area.ring.map(({ north }) => north)];
  return {
    southWest: { east: Math.min(...easts), north: Math.min(...norths) },
    northEast: { east: Math.max(...easts), north: Math.max(...norths) },
  };
}

/** Only the districts that all areas reach into are read, as an index has them. */
export function inBoxOfReaches(
  reaches: readonly Reach[],
  inDistrictsBetween: (southWest: Metres, northEast: Metres) => Condition,
): readonly Condition[] {
  if (reaches.length === 0) return [];
  const corners = reaches.map(cornersOf);
  const most = (of: (corner: Corners) => number) => Math.max(...corners.map(of));
  const least = (of: (corner: Corners) => number) => Math.min(...corners.map(of));
  const southWest = { east: most((corner) => corner.southWest.east), north: most((corner) => corner.southWest.north) };
  const northEast = {
    east: least((corner) => corner.northEast.east),
    north: least((corner) => corner.northEast.north),
  };
  return [inDistrictsBetween(southWest, northEast)];
}

/** PostgreSQL looks at the box of a polygon before it looks at its sides. */
export const withinReach = ({ centre, area }: Reach): Condition =>
  area.kind === 'circle'
    ? sql<boolean>`spot <@ circle(${pointText(centre)}::point, ${area.metres}::float8)`
    : sql<boolean>`${ringText(area.ring)}::polygon @> spot`;

export const ringText = (ring: readonly Metres[]): string => `(${ring.map(pointText).join(',')})`;
