import { centreOfOutcode } from '@letfair/domain/places/district-centres';
import { type Point, postcodeAreas } from '@letfair/domain/places/postcode-areas';
import { townNamed, towns } from '@letfair/domain/places/towns';

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
const OUTCODES_FROM = 12;

const cityLabels = (): MapLabel[] =>
  cities.flatMap((name) => {
    const town = townNamed(name);
    return town ? [{ text: town.name, point: town.centre, kind: 'city' as const }] : [];
  });
const areaLabels = (): MapLabel[] =>
  postcodeAreas.map(({ name, centre }) => ({ text: name, point: centre, kind: 'town' }));
const townLabels = (): MapLabel[] => towns().map(({ name, centre }) => ({ text: name, point: centre, kind: 'town' }));
const outcodeLabels = (): MapLabel[] =>
  postcodeAreas.flatMap(({ letters, highestDistrict }) =>
    Array.from({ length: highestDistrict }, (_, at) => `${letters}${at + 1}`).flatMap((outcode) => {
      const point = centreOfOutcode(outcode);
      return point ? [{ text: outcode, point, kind: 'outcode' as const }] : [];
    }),
  );

const kept = new Map<string, readonly MapLabel[]>();
const once = (key: string, make: () => readonly MapLabel[]): readonly MapLabel[] => {
  const labels = kept.get(key) ?? make();
  kept.set(key, labels);
  return labels;
};

/** What may be written at a zoom, the most important first. */
export const labelsAt = (zoom: number): readonly MapLabel[] => [
  ...once('cities', cityLabels),
  ...(zoom >= AREAS_FROM ? once('areas', areaLabels) : []),
  ...(zoom >= TOWNS_FROM ? once('towns', townLabels) : []),
  ...(zoom >= OUTCODES_FROM ? once('outcodes', outcodeLabels) : []),
];

interface Pixels {
  readonly x: number;
  readonly y: number;
}

const LETTER_WIDTH = 8;
const LINE_HEIGHT = 22;

/** Those that have room: in sight, and clear of every more important one. */
export function labelsWithRoom(
  labels: readonly MapLabel[],
  toPixels: (point: Point) => Pixels,
  size: Pixels,
): readonly MapLabel[] {
  const placed: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  return labels.filter(({ text, point }) => {
    const { x, y } = toPixels(point);
    const half = (text.length * LETTER_WIDTH) / 2;
    if (x + half < 0 || x - half > size.x || y < 0 || y > size.y) return false;
    if (placed.some((other) => Math.abs(other.y - y) < LINE_HEIGHT && Math.abs(other.x - x) < half + other.half))
      return false;
    placed.push({ x, y, half });
    return true;
  });
}
