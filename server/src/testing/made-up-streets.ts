import { fromGeojsonVt } from '@maplibre/vt-pbf';
import GeoJSONVT from 'geojson-vt';
import type { ArchiveTile } from './tile-archive.ts';

type Position = [lng: number, lat: number];
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: Position[][] };
interface Feature {
  readonly type: 'Feature';
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, string | number>>;
}

/** A district of Leeds, in which every street is made up. */
const west = -1.61;
const south = 53.8;
const east = -1.53;
const north = 53.845;
const MAX_ZOOM = 14;
const STEP_LNG = 0.004;
const STEP_LAT = 0.0025;

const names = [
  'Alder',
  'Beech',
  'Cedar',
  'Damson',
  'Elder',
  'Fir',
  'Hazel',
  'Juniper',
  'Larch',
  'Maple',
  'Oak',
  'Rowan',
];
const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by);

const feature = (geometry: Geometry, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const line = (coordinates: Position[], properties: Feature['properties']) =>
  feature({ type: 'LineString', coordinates }, properties);
const place = (name: string, at: Position, rank: number) =>
  feature({ type: 'Point', coordinates: at }, { kind: 'locality', name, min_zoom: 12 - rank, population_rank: rank });
const box = (w: number, s: number, e: number, n: number, properties: Feature['properties']) => {
  const ring: Position[] = [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  return feature({ type: 'Polygon', coordinates: [ring] }, properties);
};

/** A straight line would look like a grid. */
const bend = (along: number, across: number): number => 0.0008 * Math.sin(along * 190 + across * 70);

const crossStreets = steps(south, north, STEP_LAT).map((lat, at) =>
  line(
    steps(west, east, STEP_LNG / 4).map((lng): Position => [lng, lat + bend(lng, lat)]),
    at % 6 === 2
      ? { kind: 'major_road', name: `${names[at % names.length]} Road`, min_zoom: 8 }
      : { kind: 'minor_road', name: `${names[at % names.length]} Street`, min_zoom: 12 },
  ),
);
const avenues = steps(west, east, STEP_LNG).map((lng, at) =>
  line(
    steps(south, north, STEP_LAT / 4).map((lat): Position => [lng + bend(lat, lng), lat]),
    at % 8 === 3
      ? { kind: 'highway', name: 'Ring Road', min_zoom: 6 }
      : { kind: 'minor_road', name: `${names[(at + 5) % names.length]} Avenue`, min_zoom: 12 },
  ),
);
const railway = line(
  steps(west, east, STEP_LNG / 4).map((lng): Position => [lng, south + (lng - west) * 0.5 + 0.006]),
  { kind: 'rail', min_zoom: 9 },
);

const layers: Readonly<Record<string, readonly Feature[]>> = {
  earth: [box(-8, 50, 2, 59, { kind: 'earth' })],
  landuse: [
    box(-1.575, 53.822, -1.565, 53.83, { kind: 'park', name: 'Rowan Park' }),
    box(-1.6, 53.808, -1.594, 53.813, { kind: 'school' }),
  ],
  water: [box(-1.59, 53.834, -1.579, 53.838, { kind: 'lake' })],
  buildings: steps(west, east, STEP_LNG).flatMap((lng) =>
    steps(south, north, STEP_LAT).map((lat) =>
      box(lng + 0.001, lat + 0.0008, lng + 0.0018, lat + 0.0012, { kind: 'building' }),
    ),
  ),
  roads: [...crossStreets, ...avenues, railway],
  places: [place('Leeds', [-1.549, 53.8008], 11), place('Headingley', [-1.577, 53.8195], 6)],
};

/** Vector tiles in the layers of a Protomaps basemap, for all zooms in which the area lies. */
export function makeUpStreets(): readonly ArchiveTile[] {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const collection = { type: 'FeatureCollection' as const, features: [...features] };
    return [name, new GeoJSONVT(collection, { maxZoom: MAX_ZOOM, indexMaxZoom: 0, buffer: 64 })] as const;
  });
  return steps(0, MAX_ZOOM, 1).flatMap((z) =>
    tilesAround(z).flatMap(({ x, y }) => {
      const found = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile ? [[name, tile] as const] : [];
      });
      return found.length > 0 ? [{ z, x, y, data: fromGeojsonVt(Object.fromEntries(found), { version: 2 }) }] : [];
    }),
  );
}

/** Tiles of the area and of one more around it. */
function tilesAround(z: number): readonly { readonly x: number; readonly y: number }[] {
  const count = 2 ** z;
  const column = (lng: number) => Math.floor(((lng + 180) / 360) * count);
  const row = (lat: number) => {
    const radians = (lat * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count);
  };
  const inside = (number: number) => number >= 0 && number < count;
  return steps(column(west) - 1, column(east) + 1, 1)
    .filter(inside)
    .flatMap((x) =>
      steps(row(north) - 1, row(south) + 1, 1)
        .filter(inside)
        .map((y) => ({ x, y })),
    );
}
