import { formatPounds } from '@letfair/domain/money';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import type { MapCluster, MapPin } from './map-data.ts';
import { clusterSize, pinSize } from './marker-labels.ts';
import { type Group, mergeOverlapping, type Spot } from './merge-overlapping.ts';

interface MapSpot extends Spot {
  readonly point: Point;
  /** None where the server counted homes instead of naming them. */
  readonly pin: MapPin | null;
}

export type MapGroup = Group<MapSpot>;

export interface Scale {
  /** Of the letters on the map. */
  readonly fontSize: number;
  /** Into the pixels of a map of the whole world, which stay the same while the map is moved. */
  readonly project: (point: Point) => { readonly x: number; readonly y: number };
}

/** Between markers, so that each is seen to be one. */
const GAP = 4;
const markerSize = (homes: number): number => clusterSize(homes) + GAP;

interface Drawable {
  readonly pins: readonly MapPin[];
  readonly clusters: readonly MapCluster[];
}

function spotsOf({ pins, clusters }: Drawable, { fontSize, project }: Scale): MapSpot[] {
  const counted = clusters.map(({ homes, point }) => {
    const [{ x, y }, size] = [project(point), markerSize(homes)];
    return { key: `${homes} at ${point.lat},${point.lng}`, x, y, width: size, height: size, homes, point, pin: null };
  });
  const named = pins.map((pin) => {
    const [{ x, y }, { width, height }] = [project(pin.point), pinSize(formatPounds(pin.price), fontSize)];
    return { key: pin.id, x, y, width: width + GAP, height: height + GAP, homes: 1, point: pin.point, pin };
  });
  return [...counted, ...named];
}

/** The markers that homes are drawn as: those that would cover each other are drawn as one. */
export const groupsOf = (homes: Drawable, scale: Scale): readonly MapGroup[] =>
  mergeOverlapping(spotsOf(homes, scale), markerSize);

/** Whether a map of a scale, the largest there is, has no room for them one by one. */
export const areInOnePlace = (pins: readonly MapPin[], largest: Scale): boolean =>
  groupsOf({ pins, clusters: [] }, largest).length === 1;

/** The same at every scale, so that a group that stays together stays where it is. */
export function middleOf({ homes, spots }: MapGroup): Point {
  const mean = (degrees: (point: Point) => number): number =>
    spots.reduce((sum, spot) => sum + degrees(spot.point) * spot.homes, 0) / homes;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
