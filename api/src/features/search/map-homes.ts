import { MOST_PINS, type searchContract } from '@letfair/contract/search';
import { PIN_METRES } from '@letfair/domain/places/approximate-point';
import { readSearch } from '@letfair/domain/search/read-search';
import type { Box, SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import {
  type Cell,
  type Cluster,
  clustersOfAll,
  clustersWithin,
  type Spot,
  spotsWithin,
  titlesOf,
} from './map.repository.ts';
import { invalidSearch, invalidZoom } from './refusals.ts';
import { areaOfSearch } from './search-area.ts';
import { conditionsOf, isUnfiltered, kingdom } from './search-conditions.ts';
import { MILLIONTHS } from './search-row.ts';

const DEFAULT_ZOOM = 6;
const MAX_ZOOM = 18;
/** On a map of tiles, in the middle of the country. */
const METRES_PER_PIXEL_AT_ZOOM_0 = 92_000;
const CELL_PIXELS = 64;
/** However far in a map is zoomed, what it shows is cut into at most so many cells a side. */
const MOST_CELLS_A_SIDE = 40;
const METRES_PER_DEGREE = 111_320;
/** At the latitude of the UK a degree of longitude is about this share of a degree of latitude. */
const LONGITUDE_SHARE = 0.6;

export const mapHomes =
  (db: Db): Handler<typeof searchContract.map> =>
  async ({ query: { zoom: zoomText, ...texts } }) => {
    const { query, problems } = readSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    const zoom = zoomText === undefined ? DEFAULT_ZOOM : Number(zoomText);
    if (!/^\d*$/.test(zoomText ?? '') || zoom > MAX_ZOOM) return invalidZoom;
    return { ok: true, data: await draw(db, query, cellOf(zoom, query.box ?? kingdom)) };
  };

async function draw(db: Db, query: SearchQuery, cell: Cell) {
  const area = areaOfSearch(query);
  if (area.isUnknown) return { total: 0, pins: [], clusters: [] };
  const isEverything = !query.box && !area.outline && !area.circle && isUnfiltered(query);
  const everything = isEverything ? await clustersOfAll(db, cell) : null;
  if (everything && homesIn(everything) > MOST_PINS)
    return { total: homesIn(everything), pins: [], clusters: everything };

  const conditions = conditionsOf(query, area);
  const spots = await spotsWithin(db, conditions, MOST_PINS + 1);
  if (spots.length <= MOST_PINS) return { total: spots.length, pins: await pinsAt(db, spots), clusters: [] };
  const clusters = await clustersWithin(db, conditions, cell);
  return { total: homesIn(clusters), pins: [], clusters };
}

async function pinsAt(db: Db, spots: readonly Spot[]) {
  const titles = await titlesOf(
    db,
    spots.map(({ id }) => id),
  );
  return spots.map(({ id, rent_pence, lat, lng }) => ({
    id,
    title: titles.get(id) ?? '',
    price: rent_pence / 100,
    point: { lat: lat / MILLIONTHS, lng: lng / MILLIONTHS },
  }));
}

const homesIn = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { homes }) => sum + homes, 0);

function cellOf(zoom: number, { west, south, east, north }: Box): Cell {
  const metres = Math.max(PIN_METRES, (CELL_PIXELS * METRES_PER_PIXEL_AT_ZOOM_0) / 2 ** zoom);
  const height = Math.min(north, kingdom.north) - Math.max(south, kingdom.south);
  const width = Math.min(east, kingdom.east) - Math.max(west, kingdom.west);
  const millionths = (degrees: number) => Math.max(1, Math.ceil(degrees * MILLIONTHS));
  return {
    lat: millionths(Math.max(metres / METRES_PER_DEGREE, height / MOST_CELLS_A_SIDE)),
    lng: millionths(Math.max(metres / (METRES_PER_DEGREE * LONGITUDE_SHARE), width / MOST_CELLS_A_SIDE)),
  };
}
