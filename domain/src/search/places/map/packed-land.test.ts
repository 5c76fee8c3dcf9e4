import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  frameOfPiece,
  type Land,
  landBounds,
  landPieces,
  packLand,
  packLine,
  unpackLand,
  unpackLine,
} from './packed-land.ts';

const corner = fc.tuple(fc.integer({ min: 470_000, max: 630_000 }), fc.integer({ min: -120_000, max: 60_000 }));
const line = fc
  .uniqueArray(corner, { minLength: 1, maxLength: 30, selector: ([lat, lng]) => `${lat} ${lng}` })
  .map((corners) => corners.map(([lat, lng]) => [lat / 10_000, lng / 10_000] as const));

test('a packed line is the same after unpacking', () => {
  fc.assert(
    fc.property(line, (corners) => {
      expect(unpackLine(packLine(corners, 10_000), 10_000)).toEqual(corners);
    }),
  );
});

test('packed land is the same after unpacking', () => {
  const lines = fc.array(line, { maxLength: 4 });
  fc.assert(
    fc.property(fc.record({ coasts: lines, lakes: lines, rivers: lines, streams: lines }), (land: Land) => {
      expect(unpackLand(packLand(land, 10_000), 10_000)).toEqual(land);
    }),
  );
});

test('the pieces cover the map and overlap a little', () => {
  const frames = landPieces.map(frameOfPiece);
  const at = (lat: number, lng: number) =>
    frames.filter(({ west, south, east, north }) => lng >= west && lng <= east && lat >= south && lat <= north).length;
  expect(at(53.8, -1.55)).toBe(1);
  expect(at(53, -1.5)).toBe(2);
  expect(at(53, -3)).toBe(4);
  expect(Math.min(...frames.map(({ west }) => west))).toBeLessThanOrEqual(landBounds.west);
  expect(Math.max(...frames.map(({ north }) => north))).toBeGreaterThanOrEqual(landBounds.north);
});
