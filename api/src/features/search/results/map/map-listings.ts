import { MOST_PINS, type searchContract } from '@letfair/contract/search/search';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import { parseSearch, type SearchQuery } from '@letfair/domain/search/search-query';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { presentPhoto } from '../../../../platform/photos/present-photo.ts';
import { type AskedReach, reachesIn, type Travel } from '../../travel/index.ts';
import { invalidSearch, invalidZoom } from '../refusals.ts';
import { areaOfSearch, isPartOfMap } from '../search-area.ts';
import { conditionsOf, isUnfiltered } from '../search-conditions.ts';
import { exactPointOf } from '../search-flags.ts';
import {
  type Cluster,
  clustersOfEverything,
  clustersWithin,
  type ListingPoint,
  pinDetailsOf,
  pointsWithin,
} from './map.repository.ts';
import { type Cell, cellSize } from './map-grid.ts';

const DEFAULT_ZOOM = 6;
const MAX_ZOOM = 18;
/** From here on, homes that are not parted stand in one place. */
const CLOSEST_ZOOM = 16;

export const mapListings =
  (db: Db, travel: Travel): Handler<typeof searchContract.map> =>
  async ({ query: { zoom: zoomText, ...texts } }) => {
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    const zoom = zoomText === undefined ? DEFAULT_ZOOM : Number(zoomText);
    if (!/^\d*$/.test(zoomText ?? '') || zoom > MAX_ZOOM) return invalidZoom;
    const cell = cellSize(zoom, query.box ?? ukBounds);
    return { ok: true, data: await draw(db, query, cell, { isClosest: zoom >= CLOSEST_ZOOM, travel }) };
  };

interface DrawOptions {
  readonly isClosest: boolean;
  readonly travel: Travel;
}

async function draw(db: Db, query: SearchQuery, cell: Cell, { isClosest, travel }: DrawOptions) {
  const asked = await travel.reachesOf(db, query.travel);
  const area = areaOfSearch(query, reachesIn(asked));
  if (area.isUnknown) return { total: 0, pins: [], clusters: [] };
  const isEverything = !area.outline && !isPartOfMap(query, area) && isUnfiltered(query);
  const everything = isEverything ? await clustersOfEverything(db, cell) : null;
  if (everything && homesIn(everything) > MOST_PINS)
    return { total: homesIn(everything), pins: [], clusters: everything };

  const conditions = conditionsOf(query, area);
  const points = await pointsWithin(db, conditions, MOST_PINS + 1);
  if (points.length <= MOST_PINS)
    return { total: points.length, pins: await pinsAt(db, points, { asked, travel }), clusters: [] };
  const clusters = await clustersWithin(db, conditions, cell);
  return {
    total: homesIn(clusters),
    pins: [],
    clusters: isClosest ? clusters : clusters.map(({ point, homes }) => ({ point, homes })),
  };
}

const noDetails = {
  title: '',
  bedrooms: 0,
  reduced_from_pence: null,
  cover: null,
  point_lat: null,
  point_lng: null,
  point_source: 'none',
} as const;

interface AskedTravel {
  readonly asked: readonly AskedReach[];
  readonly travel: Travel;
}

async function pinsAt(db: Db, points: readonly ListingPoint[], { asked, travel }: AskedTravel) {
  const details = await pinDetailsOf(
    db,
    points.map(({ id }) => id),
  );
  const times = await travel.timesOf(
    asked,
    points.map(({ id }) => exactPointOf(details.get(id) ?? noDetails)),
  );
  return points.map(({ id, rent_pence, lat, lng }, at) => {
    const { title, bedrooms, reduced_from_pence, cover } = details.get(id) ?? noDetails;
    return {
      id,
      title,
      bedrooms,
      picture: (cover && presentPhoto(cover).sources[0]?.url) ?? null,
      price: rent_pence / 100,
      isReduced: reduced_from_pence !== null,
      point: { lat: lat / MILLIONTHS, lng: lng / MILLIONTHS },
      ...(asked.length > 0 && { travel: [...(times[at] ?? [])] }),
    };
  });
}

const homesIn = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { homes }) => sum + homes, 0);
