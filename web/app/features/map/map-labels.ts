import { type Point, postcodeAreas } from '@letfair/domain/places/postcodes/postcode-areas';
import { findTown, towns } from '@letfair/domain/places/towns';
import { overlap, type Rectangle } from './merge-overlapping.ts';
import type { DistrictCentre } from './outcode-centres.ts';

export interface MapLabel {
  readonly text: string;
  readonly point: Point;
  readonly kind: 'city' | 'town' | 'outcode';
}

/** Tell where one is when the whole country is in sight. */
const cities = [
  'London',
  'Birmingham',
  'Manchester',
  'Glasgow',
  'Cardiff',
  'Belfast',
  'Edinburgh',
  'Newcastle upon Tyne',
  'Bristol',
  'Leeds',
  'Plymouth',
  'Norwich',
  'Aberdeen',
  'Inverness',
  'Southampton',
  'Nottingham',
  'Aberystwyth',
  'Carlisle',
  'Lerwick',
];

/** From which zoom on each kind is shown. */
const AREAS_FROM = 7;
const TOWNS_FROM = 9;
const OUTCODES_FROM = 11;
const NEIGHBOURHOODS_FROM = 13;

const cityLabels = (): MapLabel[] =>
  cities.flatMap((name) => {
    const town = findTown(name);
    return town ? [{ text: town.name, point: town.centre, kind: 'city' as const }] : [];
  });
const areaLabels = (): MapLabel[] =>
  postcodeAreas.map(({ name, centre }) => ({ text: name, point: centre, kind: 'town' }));
const townLabels = (): MapLabel[] => towns().map(({ name, centre }) => ({ text: name, point: centre, kind: 'town' }));
const outcodeLabels = (centres: readonly DistrictCentre[]): MapLabel[] =>
  centres.map(({ district, centre }) => ({ text: district, point: centre, kind: 'outcode' }));
const neighbourhoodLabels = (centres: readonly DistrictCentre[]): MapLabel[] =>
  centres.map(({ district, name, centre }) => ({ text: `${district} ${name}`, point: centre, kind: 'outcode' }));

const kept = new Map<string, readonly MapLabel[]>();
const once = (key: string, make: () => readonly MapLabel[]): readonly MapLabel[] => {
  const labels = kept.get(key) ?? make();
  kept.set(key, labels);
  return labels;
};

/** A city may be a postcode area and a town as well, and is named once. */
const without = (labels: readonly MapLabel[], named: readonly MapLabel[]): readonly MapLabel[] => {
  const texts = new Set(named.map(({ text }) => text));
  return labels.filter(({ text }) => !texts.has(text));
};

const cityNames = () => once('cities', cityLabels);
const areaNames = () => once('areas', () => without(areaLabels(), cityNames()));
const townNames = () => once('towns', () => without(townLabels(), [...cityNames(), ...areaNames()]));

/** What may be written at a zoom, the most important first. */
export const labelsAt = (zoom: number, centres: () => readonly DistrictCentre[]): readonly MapLabel[] => [
  ...cityNames(),
  ...(zoom >= AREAS_FROM ? areaNames() : []),
  ...(zoom >= TOWNS_FROM ? townNames() : []),
  ...(zoom >= NEIGHBOURHOODS_FROM ? once('neighbourhoods', () => neighbourhoodLabels(centres())) : []),
  ...(zoom >= OUTCODES_FROM ? once('outcodes', () => outcodeLabels(centres())) : []),
];

interface Pixels {
  readonly x: number;
  readonly y: number;
}

const LETTER_WIDTH = 8;
const LINE_HEIGHT = 22;
/** How far below its place a name goes when a marker covers it, in pixels, the best first. */
const stepsAside = [LINE_HEIGHT, -LINE_HEIGHT, 2 * LINE_HEIGHT, -2 * LINE_HEIGHT];

interface WrittenLabel {
  readonly label: MapLabel;
  /** Pixels from its place. */
  readonly below: number;
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
    const width = label.text.length * LETTER_WIDTH;
    if (x < width / 2 || x > size.x - width / 2 || y < 0 || y > size.y) return [];
    const written = (below: number) => ({ x, y: y + below, width, height: LINE_HEIGHT });
    const isUnder = (others: readonly Rectangle[], below: number) =>
      others.some((other) => overlap(other, written(below)));
    const steps = isUnder(markers, 0) ? stepsAside : [0];
    const below = steps.find((step) => !isUnder(markers, step) && !isUnder(names, step));
    if (below === undefined) return [];
    names.push(written(below));
    return [{ label, below }];
  });
}
