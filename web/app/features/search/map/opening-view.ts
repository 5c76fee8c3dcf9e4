import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { type Drawable, groupsOf, type MapGroup, type Scale } from './map-spots.ts';

/** Homes that a marker may stand for and still be told apart at a glance. */
const FEW = 5;
/** Closer than the whole place by no more than this, or people would not know where they are. */
const MOST_STEPS = 4;
/** A crowd that the server has counted is asked for again this much closer. */
const STEPS_INTO_CROWDS = 2;
/** More middles than these are not tried. */
const MOST_TRIED = 200;

interface Opening {
  /** At which the whole place is in sight. */
  readonly fitting: number;
  readonly closest: number;
  readonly step: number;
  readonly scaleAt: (zoom: number) => Scale;
  /** Of the map in pixels, without room for markers at its edges. */
  readonly size: { readonly x: number; readonly y: number };
}

interface OpeningView {
  readonly zoom: number;
  /** The homes that are in sight then. */
  readonly points: readonly Point[];
}

/** Where most homes are single pins or small clusters, with as many of them in sight as possible; null where the whole place is. */
export function openingView(homes: Drawable, { fitting, closest, step, scaleAt, size }: Opening): OpeningView | null {
  const largest = new Map(groupsOf(homes, scaleAt(closest)).flatMap((group) => keysOf(group)));
  const total = homes.pins.length + homes.clusters.reduce((sum, cluster) => sum + cluster.homes, 0);
  const last = Math.min(closest, fitting + MOST_STEPS);
  // A marker that the closest view does not part is as good as it gets.
  const isClear = (group: MapGroup): boolean =>
    group.homes <= FEW ||
    (group.spots.every(({ pin }) => pin !== null) && largest.get(group.spots[0]!.key) === group.homes);
  const clearAt = (zoom: number): number =>
    groupsOf(homes, scaleAt(zoom))
      .filter(isClear)
      .reduce((sum, group) => sum + group.homes, 0);

  let zoom = fitting;
  while (zoom < last && clearAt(zoom) * 2 < total) zoom += step;
  if (homes.clusters.length > 0) zoom = Math.min(zoom, fitting + STEPS_INTO_CROWDS);
  zoom = Math.min(zoom, last);
  return zoom <= fitting ? null : { zoom, points: busiestWindow(homes, scaleAt(zoom), size) };
}

const keysOf = (group: MapGroup): [string, number][] => group.spots.map(({ key }) => [key, group.homes]);

/** The points in the part of the map, as large as the window, that has most homes. */
function busiestWindow({ pins, clusters }: Drawable, { project }: Scale, { x, y }: Opening['size']): readonly Point[] {
  const spots = [...pins.map(({ point }) => ({ point, homes: 1 })), ...clusters].map(({ point, homes }) => ({
    point,
    homes,
    at: project(point),
  }));
  let most = 0;
  let busiest: readonly Point[] = [];
  for (const middle of spots.toSorted((one, other) => other.homes - one.homes).slice(0, MOST_TRIED)) {
    const within = spots.filter(
      ({ at }) => Math.abs(at.x - middle.at.x) <= x / 2 && Math.abs(at.y - middle.at.y) <= y / 2,
    );
    const homes = within.reduce((sum, spot) => sum + spot.homes, 0);
    if (homes > most) [most, busiest] = [homes, within.map(({ point }) => point)];
  }
  return busiest;
}
