import { expect, test } from 'vitest';
import { outcodesInUse } from '../postcodes/outcodes.ts';
import { areaOf } from '../postcodes/postcodes.ts';
import { towns } from '../towns.ts';
import { isInCountry, isOnLand, ukOutline } from './uk-outline.ts';

test('every town lies on land', () => {
  const atSea = towns().filter(({ centre }) => !isInCountry(centre, ukOutline));
  expect(atSea.map(({ name }) => name)).toEqual([]);
});

/** Cumbrae, Gigha, Colonsay, Eigg and Canna. */
const NOT_DRAWN = ['KA28', 'PA41', 'PA61', 'PH42', 'PH44'];

test('the centre of every outcode lies on land, or on an island too small to be drawn', () => {
  const atSea = outcodesInUse().filter(({ outcode, centre }) => areaOf(outcode) !== null && !isOnLand(centre));
  expect(atSea.map(({ outcode }) => outcode)).toEqual(NOT_DRAWN);
});

test('Dublin is no part of it', () => {
  const dublin = { lat: 53.35, lng: -6.3 };
  expect(isInCountry(dublin, ukOutline)).toBe(false);
});

test('every part has an area', () => {
  for (const ring of ukOutline) expect(ring.length).toBeGreaterThan(2);
});

test('a beach counts as land, the open sea and the next country do not', () => {
  const beaches = [
    { lat: 50.715, lng: -1.875 },
    { lat: 53.82, lng: -3.056 },
    { lat: 49.918, lng: -6.295 },
  ];
  for (const beach of beaches) expect(isOnLand(beach)).toBe(true);
  const elsewhere = [
    { lat: 54.5, lng: 1.5 },
    { lat: 50.3, lng: -0.5 },
    { lat: 53.35, lng: -6.3 },
    { lat: 50.95, lng: 1.86 },
  ];
  for (const point of elsewhere) expect(isOnLand(point)).toBe(false);
});
