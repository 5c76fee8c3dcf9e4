import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { expect, test } from 'vitest';
import { areInOnePlace, crowdOf, groupsOf, middleOf } from './map-spots.ts';

/** A flat world, so many pixels to a degree. */
const scale = (pixels: number) => ({
  fontSize: 14,
  project: ({ lat, lng }: Point) => ({ x: lng * pixels, y: -lat * pixels }),
});
const [fromAfar, closeUp] = [scale(100), scale(10_000)];
const pin = (id: string, lat: number, lng: number) => ({
  id,
  title: id,
  price: 900,
  bedrooms: 2,
  isReduced: false,
  picture: null,
  point: { lat, lng },
});
const withPins = (...pins: ReturnType<typeof pin>[]) => ({ pins, clusters: [] });
const [leeds, armley, hull] = [pin('Leeds', 53.8, -1.55), pin('Armley', 53.8, -1.59), pin('Hull', 53.75, -0.33)];

test('near homes are one marker from afar and several close up', () => {
  const names = (pixels: number) =>
    groupsOf(withPins(leeds, hull, armley), scale(pixels)).map(({ spots }) => spots.map(({ key }) => key));
  expect(names(100)).toEqual([['Leeds', 'Armley'], ['Hull']]);
  expect(names(10_000)).toEqual([['Leeds'], ['Hull'], ['Armley']]);
});

test('clusters that would cover each other are one, in the middle of their homes', () => {
  const clusters = [
    { point: { lat: 53, lng: -1 }, homes: 300 },
    { point: { lat: 53.4, lng: -1 }, homes: 100 },
  ];
  const groups = groupsOf({ pins: [], clusters }, fromAfar);
  expect(groups).toMatchObject([{ homes: 400 }]);
  expect(middleOf(groups[0]!).lat).toBeCloseTo(53.1);
  expect(groupsOf({ pins: [], clusters }, closeUp)).toHaveLength(2);
});

test('homes that no scale tells apart are in one place', () => {
  expect(areInOnePlace([leeds, { ...leeds, id: 'next door' }], closeUp)).toBe(true);
  expect(areInOnePlace([leeds, armley], closeUp)).toBe(false);
});

test('clusters that no closer view parts are an area to search, together', () => {
  const box = { west: -1.55, south: 53.8, east: -1.55, north: 53.8 };
  const clusters = [
    { point: { lat: 53.8, lng: -1.55 }, homes: 300, box },
    { point: { lat: 53.8, lng: -1.549 }, homes: 2, box: { ...box, west: -1.549, east: -1.549 } },
  ];
  const [group] = groupsOf({ pins: [], clusters }, fromAfar);
  expect(crowdOf(group!)).toEqual({
    homes: 302,
    box: { west: -1.5501, south: 53.7999, east: -1.5489, north: 53.8001 },
  });
  const [parting] = groupsOf({ pins: [], clusters: [clusters[0]!, { ...clusters[1]!, box: undefined }] }, fromAfar);
  expect(crowdOf(parting!)).toBeNull();
});
