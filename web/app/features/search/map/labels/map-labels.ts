import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { overlap, type Rectangle } from '../merge-overlapping.ts';
import type { DistrictCentre, NamedPlace } from './packed-places.ts';

export interface MapPlaces {
  readonly cities: readonly NamedPlace[];
  /** Named like the main town of a postcode area. */
  readonly areas: readonly NamedPlace[];
  readonly towns: readonly NamedPlace[];
  /** Smaller places and parts of towns; none before they are loaded. */
  readonly villages: readonly NamedPlace[];
  readonly stations: readonly NamedPlace[];
  readonly districts: readonly DistrictCentre[];
}

export interface MapLabel {
  readonly text: string;
  readonly point: Point;
  readonly kind: 'city' | 'town' | 'village' | 'outcode' | 'station';
  /** Of the letters, from 1 to 4. */
  readonly size: number;
}

/** From which zoom on each kind is shown. */
const AREAS_FROM = 7;
const LARGE_TOWNS_FROM = 7.5;
const TOWNS_FROM = 8;
export const VILLAGES_FROM = 9.5;
const OUTCODES_FROM = 11;
const MAIN_STATIONS_FROM = 11;
const STATIONS_FROM = 12.5;
const NEIGHBOURHOODS_FROM = 13;

interface LabelSets {
  readonly cities: readonly MapLabel[];
  readonly areas: readonly MapLabel[];
  readonly largeTowns: readonly MapLabel[];
  readonly towns: readonly MapLabel[];
  readonly villages: readonly MapLabel[];
  /** Without those that the name of a district has in it. */
  readonly otherVillages: readonly MapLabel[];
  readonly mainStations: readonly MapLabel[];
  readonly stations: readonly MapLabel[];
  readonly outcodes: readonly MapLabel[];
  readonly neighbourhoods: readonly MapLabel[];
}

/** A town is large from this size on. */
const LARGE = 3;
/** A city looks like a large town at least, where the country is in sight. */
const leastSizes = { city: LARGE, town: 2, village: 1, outcode: 1, station: 1 } as const satisfies Record<
  MapLabel['kind'],
  number
>;

const label = (kind: MapLabel['kind'], { name, centre, size = 0 }: NamedPlace, text = name): MapLabel => ({
  text,
  point: centre,
  kind,
  size: Math.max(leastSizes[kind], size),
});

const largestFirst = (labels: readonly MapLabel[]) => labels.toSorted((one, other) => other.size - one.size);

function makeLabels({ cities, areas, towns, villages, stations, districts }: MapPlaces): LabelSets {
  const townNames = new Set([...cities, ...areas, ...towns].map(({ name }) => name));
  // No figures of travellers are known; stations that are called like their town or city are usually the main ones.
  const isMain = ({ name }: NamedPlace): boolean =>
    townNames.has(name) || cities.some((city) => name.startsWith(`${city.name} `));
  const townLabels = largestFirst(towns.map((place) => label('town', place)));
  const villageLabels = largestFirst(villages.map((place) => label('village', place)));
  const partsOfDistricts = new Set(districts.flatMap(({ name }) => name.split(/, | and /)));
  return {
    cities: largestFirst(cities.map((place) => label('city', place))),
    areas: largestFirst(areas.map((place) => label('town', place))),
    largeTowns: townLabels.filter(({ size }) => size >= LARGE),
    towns: townLabels.filter(({ size }) => size < LARGE),
    villages: villageLabels,
    otherVillages: villageLabels.filter(({ text }) => !partsOfDistricts.has(text)),
    mainStations: stations.filter(isMain).map((place) => label('station', place)),
    stations: stations.filter((place) => !isMain(place)).map((place) => label('station', place)),
    outcodes: districts.map((place) => label('outcode', place, place.district)),
    neighbourhoods: districts.map((place) => label('outcode', place, `${place.district} ${place.name}`)),
  };
}

const made = new WeakMap<MapPlaces, LabelSets>();

/** What may be written at a zoom, the most important first. */
export function labelsAt(zoom: number, places: MapPlaces): readonly MapLabel[] {
  const sets = made.get(places) ?? makeLabels(places);
  made.set(places, sets);
  const from = (least: number, labels: readonly MapLabel[]) => (zoom >= least ? labels : []);
  return [
    ...sets.cities,
    ...from(AREAS_FROM, sets.areas),
    ...from(LARGE_TOWNS_FROM, sets.largeTowns),
    ...from(TOWNS_FROM, sets.towns),
    ...from(NEIGHBOURHOODS_FROM, sets.neighbourhoods),
    ...from(MAIN_STATIONS_FROM, sets.mainStations),
    ...from(VILLAGES_FROM, zoom < NEIGHBOURHOODS_FROM ? sets.villages : sets.otherVillages),
    ...from(OUTCODES_FROM, zoom < NEIGHBOURHOODS_FROM ? sets.outcodes : []),
    ...from(STATIONS_FROM, sets.stations),
  ];
}

interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Of letters of each size, which `map.css` sets. */
const letterWidths = [6.8, 7.6, 8.6, 9.8];
const LINE_HEIGHT = 22;
/** Around names of each size, so that a crowd of small ones does not hide the map. */
const roomOfSizes = [28, 14, 4, 0];
/** A station is a dot on its place, with its name below in smaller letters. */
const STATION_LETTER_WIDTH = 7;
const STATION_HEIGHT = 32;
const STATION_MIDDLE = 9;
/** Without room for its name, it is the dot alone. */
const DOT = 14;
/** How far below its place a name goes when a marker covers it, in pixels, the best first. */
const stepsAside = [LINE_HEIGHT, -LINE_HEIGHT, 2 * LINE_HEIGHT, -2 * LINE_HEIGHT];

interface WrittenLabel {
  readonly label: MapLabel;
  /** Pixels from its place. */
  readonly below: number;
}

function sizeOf({ text, kind, size }: MapLabel) {
  if (kind === 'station')
    return { width: text.length * STATION_LETTER_WIDTH, height: STATION_HEIGHT, middle: STATION_MIDDLE, steps: [0] };
  const width = text.length * letterWidths[size - 1]!;
  return { width, height: LINE_HEIGHT, middle: 0, steps: [0, ...stepsAside] };
}

/** Those that have room: wholly in sight, and clear of the markers and of every more important name. */
export function labelsWithRoom(
  labels: readonly MapLabel[],
  toPixels: (point: Point) => Pixels,
  size: Pixels,
  markers: readonly Rectangle[],
): readonly WrittenLabel[] {
  const names: Rectangle[] = [];
  return labels.flatMap((label) => {
    const { x, y } = toPixels(label.point);
    const { width, height, middle, steps } = sizeOf(label);
    const room = label.kind === 'village' || label.kind === 'town' ? roomOfSizes[label.size - 1]! : 0;
    if (x < width / 2 || x > size.x - width / 2 || y < 0 || y > size.y) return [];
    const written = (below: number, around = 0) => ({
      x,
      y: y + middle + below,
      width: width + around,
      height: height + around,
    });
    const isUnder = (others: readonly Rectangle[], below: number, around = 0) =>
      others.some((other) => overlap(other, written(below, around)));
    // Only markers make a name step aside; where a name is in the way, the less important is left out.
    const tried = isUnder(markers, 0) ? steps.slice(1) : [0];
    const below = tried.find((step) => !isUnder(markers, step) && !isUnder(names, step, room));
    if (below === undefined && label.kind === 'station') {
      const dot = { x, y, width: DOT, height: DOT };
      if ([...markers, ...names].some((other) => overlap(other, dot))) return [];
      names.push(dot);
      return [{ label: { ...label, text: '' }, below: 0 }];
    }
    if (below === undefined) return [];
    names.push(written(below));
    return [{ label, below }];
  });
}
