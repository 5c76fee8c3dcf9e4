import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db.ts';
import { type CardRow, withCover } from '../cards/cards.repository.ts';
import { all, type Condition } from '../search-conditions.ts';
import { type Cell, FAR_WEST, inFinestCells } from './map-grid.ts';

export interface ListingPoint {
  readonly id: string;
  readonly rent_pence: number;
  readonly lat: number;
  readonly lng: number;
}

export async function pointsWithin(db: Db, conditions: readonly Condition[], limit: number): Promise<ListingPoint[]> {
  const { rows } = await sql<ListingPoint>`
    select listing_id as id, rent_pence, lat, lng from listing_search where ${all(conditions)} and lat is not null limit ${limit}
  `.execute(db);
  return rows;
}

interface PinDetails extends Pick<CardRow, 'point_lat' | 'point_lng' | 'point_source'> {
  readonly id: string;
  readonly title: string;
  readonly bedrooms: number;
  readonly reduced_from_pence: number | null;
  readonly cover: CardRow['cover'];
}

export async function pinDetailsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PinDetails>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PinDetails>`
    select listing.id, listing.title, listing.bedrooms, listing.reduced_from_pence, photo.cover,
      listing.point_lat, listing.point_lng, listing.point_source from listing ${withCover}
    where listing.id = any(${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface Cluster {
  readonly point: Point;
  readonly homes: number;
  /** The smallest area that holds its homes. */
  readonly box?: Box;
}

interface ClusterRow {
  readonly homes: number;
  readonly lat: number;
  readonly lng: number;
}

export async function clustersWithin(db: Db, conditions: readonly Condition[], cell: Cell): Promise<Cluster[]> {
  const { rows } = await sql<ClusterRow & Box>`
    select count(*)::int as homes, avg(lat)::int as lat, avg(lng)::int as lng,
      min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north
    from listing_search
    where ${all(conditions)} and lat is not null group by lat / ${cell.lat}::int, (lng + ${FAR_WEST}::int) / ${cell.lng}::int
  `.execute(db);
  return rows.map(({ west, south, east, north, ...row }) => ({
    ...presentCluster(row),
    box: { west: west / MILLIONTHS, south: south / MILLIONTHS, east: east / MILLIONTHS, north: north / MILLIONTHS },
  }));
}

/** Clusters of all live listings, read from the totals. */
export async function clustersOfEverything(db: Db, cell: Cell): Promise<Cluster[]> {
  const { lat, lng } = inFinestCells(cell);
  // PostgreSQL sums bigint as numeric, which is slow; these sums are exact as floating-point numbers.
  const { rows } = await sql<ClusterRow>`
    select sum(listings)::int as homes, (sum(lat_sum::float8) / sum(listings))::int as lat,
      (sum(lng_sum::float8) / sum(listings))::int as lng
    from live_map_totals where lat_cell > 0 group by lat_cell / ${lat}::int2, lng_cell / ${lng}::int2 having sum(listings) > 0
  `.execute(db);
  return rows.map(presentCluster);
}

const presentCluster = ({ homes, lat, lng }: ClusterRow): Cluster => ({
  homes,
  point: { lat: lat / MILLIONTHS, lng: lng / MILLIONTHS },
});
