import { formatPounds } from '@letfair/domain/money';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import type { MapCluster, MapPin } from './map-data.ts';
import { clusterSize, pinSize } from './marker-labels.ts';
import { type Group, mergeOverlapping, type Spot } from './merge-overlapping.ts';

interface MapSpot extends Spot {
  readonly point: Point;
  /** None where the server counted homes instead of naming them. */
  readonly pin: MapPin | null;
  /** Of homes that a closer view would not part. */
  readonly box: Box | null;
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

export interface Drawable {
  readonly pins: readonly MapPin[];
  readonly clusters: readonly MapCluster[];
}

function spotsOf({ pins, clusters }: Drawable, { fontSize, project }: Scale): MapSpot[] {
  const counted = clusters.map(({ homes, point, box = null }) => {
    const [{ x, y }, size] = [project(point), markerSize(homes)];
    return {
      key: `${homes} at ${point.lat},${point.lng}`,
      x,
      y,
      width: size,
      height: size,
      homes,
      point,
      pin: null,
      box,
    };
  });
  const named = pins.map((pin) => {
    const [{ x, y }, { width, height }] = [project(pin.point), pinSize(formatPounds(pin.price), fontSize)];
    return { key: pin.id, x, y, width: width + GAP, height: height + GAP, homes: 1, point: pin.point, pin, box: null };
  });
  return [...counted, ...named];
}

/** The markers that homes are drawn as: those that would cover each other are drawn as one. */
export const groupsOf = (homes: Drawable, scale: Scale): readonly MapGroup[] =>
  mergeOverlapping(spotsOf(homes, scale), markerSize);

/** Whether a map of a scale, the largest there is, has no room for them one by one. */
export const areInOnePlace = (pins: readonly MapPin[], largest: Scale): boolean =>
  groupsOf({ pins, clusters: [] }, largest).length === 1;

export interface Crowd {
  readonly homes: number;
  readonly box: Box;
}

/** About ten metres, so that homes on the edge of a box are in it however it is rounded. */
const EDGE_DEGREES = 0.000_1;
const DECIMALS = 4;

/** The homes of a group that no closer view parts, as an area that can be searched; null where one may. */
export function crowdOf({ homes, spots }: MapGroup): Crowd | null {
  const boxes = spots.flatMap(({ box }) => box ?? []);
  if (boxes.length < spots.length) return null;
  const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  const least = (side: 'west' | 'south') => rounded(Math.min(...boxes.map((box) => box[side])) - EDGE_DEGREES);
  const most = (side: 'east' | 'north') => rounded(Math.max(...boxes.map((box) => box[side])) + EDGE_DEGREES);
  return { homes, box: { west: least('west'), south: least('south'), east: most('east'), north: most('north') } };
}

/** The same at every scale, so that a group that stays together stays where it is. */
export function middleOf({ homes, spots }: MapGroup): Point {
  const mean = (degrees: (point: Point) => number): number =>
    spots.reduce((sum, spot) => sum + degrees(spot.point) * spot.homes, 0) / homes;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
