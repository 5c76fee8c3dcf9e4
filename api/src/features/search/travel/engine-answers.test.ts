import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { describe, expect, it } from 'vitest';
import { MAX_RING, readIsochrone, readMinutes } from './engine-answers.ts';
import { simplifyRing } from './simplify-ring.ts';

const leeds = { lat: 53.797, lng: -1.547 };
/** Around a point, as GeoJSON has it. */
const ringAround = ({ lat, lng }: typeof leeds, degrees: number, points: number): [number, number][] =>
  Array.from({ length: points + 1 }, (_, at) => {
    const angle = ((at % points) / points) * 2 * Math.PI;
    const wobble = 1 + 0.2 * Math.sin(angle * 40);
    return [lng + degrees * wobble * Math.cos(angle), lat + degrees * wobble * Math.sin(angle)];
  });
const answerOf = (...geometries: object[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: { contour: 30, metric: 'time' }, geometry })),
});
const polygon = (ring: readonly (readonly number[])[], ...holes: object[]) => ({
  type: 'Polygon',
  coordinates: [ring, ...holes],
});

describe('an area', () => {
  it('is the outer ring of a polygon, with at most so many points', () => {
    const ring = ringAround(leeds, 0.05, 5_000);
    const area = readIsochrone(answerOf(polygon(ring, ringAround(leeds, 0.01, 8))), leeds);
    expect(area?.length).toBeLessThanOrEqual(MAX_RING);
    expect(area?.length).toBeGreaterThan(20);
    for (const { lat, lng } of area ?? []) expect(ring).toContainEqual([lng, lat]);
  });

  it.each([
    ['several features', answerOf(polygon(ringAround(leeds, 0.01, 8)), polygon(ringAround(leeds, 0.05, 8)))],
    [
      'a multipolygon',
      answerOf({ type: 'MultiPolygon', coordinates: [[ringAround(leeds, 0.01, 8)], [ringAround(leeds, 0.05, 8)]] }),
    ],
    ['a line', answerOf({ type: 'LineString', coordinates: ringAround(leeds, 0.05, 8) })],
  ])('is the largest of %s', (_, answer) => {
    const area = readIsochrone(answer, leeds) ?? [];
    expect(Math.max(...area.map((point) => metresBetween(point, leeds)))).toBeGreaterThan(3_000);
  });

  it.each([
    ['nothing', null],
    ['a text', 'ok'],
    ['an error', { error_code: 171, error: 'No suitable edges near location' }],
    ['no features', answerOf()],
    ['points only', answerOf({ type: 'Point', coordinates: [-1.5, 53.8] })],
    ['an empty ring', answerOf(polygon([]))],
    [
      'texts for numbers',
      answerOf(polygon(ringAround(leeds, 0.05, 8).map(([lng, lat]) => [String(lng), lat] as never))),
    ],
    ['infinite numbers', answerOf(polygon(ringAround(leeds, 0.05, 8).map(([lng]) => [lng, Number.POSITIVE_INFINITY])))],
    ['latitude and longitude swapped', answerOf(polygon(ringAround(leeds, 0.05, 8).map(([lng, lat]) => [lat, lng])))],
    ['an area elsewhere', answerOf(polygon(ringAround({ lat: 51.5, lng: -0.1 }, 0.05, 8)))],
    [
      'an area without a size',
      answerOf(
        polygon([
          [-1.5, 53.8],
          [-1.5, 53.8],
          [-1.5, 53.8],
          [-1.5, 53.8],
        ]),
      ),
    ],
  ])('is not read from %s', (_, answer) => {
    expect(readIsochrone(answer, leeds)).toBeNull();
  });
});

it('keeps a simple ring as it is', () => {
  const ring = ringAround(leeds, 0.05, 6).map(([lng, lat]) => ({ lat, lng }));
  expect(simplifyRing(ring, 10)).toEqual(ring);
});

describe('minutes', () => {
  const cell = (from_index: number, time: number | null) => [{ from_index, to_index: 0, time, distance: 1 }];

  it('are rounded up, and unknown where there is no way', () => {
    const answer = { sources_to_targets: [cell(0, 0), cell(1, 61), cell(2, null)], units: 'kilometers' };
    expect(readMinutes(answer, 3)).toEqual([1, 2, null]);
  });

  it.each([
    ['too few rows', { sources_to_targets: [cell(0, 60)] }],
    ['rows in another order', { sources_to_targets: [cell(1, 60), cell(0, 60)] }],
    ['an empty row', { sources_to_targets: [cell(0, 60), []] }],
    ['a negative time', { sources_to_targets: [cell(0, -1), cell(1, 60)] }],
    ['more than a day', { sources_to_targets: [cell(0, 90_000), cell(1, 60)] }],
    ['a text', 'fast'],
    ['nothing', null],
  ])('are not read from %s', (_, answer) => {
    expect(readMinutes(answer, 2)).toBeNull();
  });
});
