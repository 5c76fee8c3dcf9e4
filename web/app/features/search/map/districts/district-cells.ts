import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { Delaunay } from 'd3-delaunay';
import type { DistrictCentre } from '../labels/packed-places.ts';

const DEGREE = Math.PI / 180;

/** Straight lines between these are straight on the map, and the nearest centre is nearest on the ground as well. */
const project = ({ lat, lng }: Point): [number, number] => [lng, Math.log(Math.tan((45 + lat / 2) * DEGREE)) / DEGREE];
const unproject = ([x, y]: readonly [number, number]): Point => ({
  lat: 2 * (Math.atan(Math.exp(y * DEGREE)) / DEGREE - 45),
  lng: x,
});

/** Beyond every coast; the sea is drawn over the cells. */
const [west, south] = project({ lat: 48.5, lng: -12 });
const [east, north] = project({ lat: 62.5, lng: 5 });

/** The land nearer to a district's centre than to any other: close to the district, whose true border nobody publishes. */
export function createCells(centres: readonly DistrictCentre[]) {
  const delaunay = Delaunay.from(centres.map(({ centre }) => project(centre)));
  const voronoi = delaunay.voronoi([west, south, east, north]);
  return {
    /** In the order of the centres. */
    rings: (): readonly (readonly Point[])[] =>
      centres.map((_, at) => ((voronoi.cellPolygon(at) ?? []) as readonly [number, number][]).map(unproject)),
    /** The cell that a point lies in. */
    districtAt: (point: Point): DistrictCentre | null => centres[delaunay.find(...project(point))] ?? null,
  };
}
