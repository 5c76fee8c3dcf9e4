import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { overlap, type Rectangle } from '../merge-overlapping.ts';
import type { DistrictCentre, NamedPlace } from './packed-places.ts';

export interface MapPlaces {
  readonly cities: readonly NamedPlace[];
  /** Named like the main town of a postcode area. */
  readonly areas: readonly NamedPlace[];
  readonly towns: readonly NamedPlace[];
  readonly stations: readonly NamedPlace[];
  readonly districts: readonly DistrictCentre[];
}

export interface MapLabel {
  readonly text: string;
  readonly point: Point;
  readonly kind: 'city' | 'town' | 'outcode' | 'station';
}

/** From which zoom on each kind is shown. */
const AREAS_FROM = 7;
const TOWNS_FROM = 9;
const OUTCODES_FROM = 11;
const MAIN_STATIONS_FROM = 11;
const STATIONS_FROM = 12.5;
const NEIGHBOURHOODS_FROM = 13;

interface LabelSets {
  readonly cities: readonly MapLabel[];
  readonly areas: readonly MapLabel[];
  readonly towns: readonly MapLabel[];
  readonly mainStations: readonly MapLabel[];
  readonly stations: readonly MapLabel[];
  readonly outcodes: readonly MapLabel[];
  readonly neighbourhoods: readonly MapLabel[];
}

const label = (kind: MapLabel['kind'], { name, centre }: NamedPlace, text = name): MapLabel => ({
  text,
  point: centre,
  kind,
});

function makeLabels({ cities, areas, towns, stations, districts }: MapPlaces): LabelSets {
  const townNames = new Set([...cities, ...areas, ...towns].map(({ name }) => name));
  // No figures of travellers are known; stations that are called like their town or city are usually the main ones.
  const isMain = ({ name }: NamedPlace): boolean =>
    townNames.has(name) || cities.some((city) => name.startsWith(`${city.name} `));
  return {
    cities: cities.map((place) => label('city', place)),
    areas: areas.map((place) => label('town', place)),
    towns: towns.map((place) => label('town', place)),
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
    ...from(TOWNS_FROM, sets.towns),
    ...from(NEIGHBOURHOODS_FROM, sets.neighbourhoods),
    ...from(MAIN_STATIONS_FROM, sets.mainStations),
    ...from(OUTCODES_FROM, sets.outcodes),
    ...from(STATIONS_FROM, sets.stations),
  ];
}

interface Pixels {
  readonly x: number;
  readonly y: number;
}

const LETTER_WIDTH = 8;
const LINE_HEIGHT = 22;
/** A station is a dot on its place, with its name below in smaller letters. */
const STATION_LETTER_WIDTH = 7;
const STATION_HEIGHT = 32;
const STATION_MIDDLE = 9;
/** How far below its place a name goes when a marker covers it, in pixels, the best first. */
const stepsAside = [LINE_HEIGHT, -LINE_HEIGHT, 2 * LINE_HEIGHT, -2 * LINE_HEIGHT];

interface WrittenLabel {
  readonly label: MapLabel;
  /** Pixels from its place. */
  readonly below: number;
}

const sizeOf = ({ text, kind }: MapLabel) =>
  kind === 'station'
    ? { width: text.length * STATION_LETTER_WIDTH, height: STATION_HEIGHT, middle: STATION_MIDDLE, steps: [0] }
    : { width: text.length * LETTER_WIDTH, height: LINE_HEIGHT, middle: 0, steps: [0, ...stepsAside] };

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
    if (x < width / 2 || x > size.x - width / 2 || y < 0 || y > size.y) return [];
    const written = (below: number) => ({ x, y: y + middle + below, width, height });
    const isUnder = (others: readonly Rectangle[], below: number) =>
      others.some((other) => overlap(other, written(below)));
    // Only markers make a name step aside; where a name is in the way, the less important is left out.
    const tried = isUnder(markers, 0) ? steps.slice(1) : [0];
    const below = tried.find((step) => !isUnder(markers, step) && !isUnder(names, step));
    if (below === undefined) return [];
    names.push(written(below));
    return [{ label, below }];
  });
}
