import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from './places/map/map-projection.ts';
import { boxAround, cellsOfBoxes, cellsOfPoint } from './search-cells.ts';

const inTheCountry = fc.record({
  lat: fc.double({ min: 49.8, max: 60.9, noNaN: true }),
  lng: fc.double({ min: -8.2, max: 1.8, noNaN: true }),
});
const someBox = fc
  .tuple(inTheCountry, fc.double({ min: 0.001, max: 6, noNaN: true }), fc.double({ min: 0.001, max: 6, noNaN: true }))
  .map(([{ lat, lng }, wide, high]) => ({ west: lng, south: lat, east: lng + wide, north: lat + high }));

test('a point shares a square with every box it lies in, and a box has at most nine', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(someBox, share, share, (box, across, up) => {
      const point = {
        lat: box.south + (box.north - box.south) * up,
        lng: box.west + (box.east - box.west) * across,
      };
      const cells = cellsOfBoxes([box]) ?? [];
      expect(cells.length).toBeLessThanOrEqual(9);
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.some((cell) => cellsOfPoint(point).includes(cell))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('a point lies in one of the squares of several boxes, whatever their sizes', () => {
  const boxes = fc.array(someBox, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(boxes, inTheCountry, (several, point) => {
      const cells = cellsOfBoxes(several) ?? [];
      expect(cellsOfPoint(point).filter((cell) => cells.includes(cell)).length).toBeLessThanOrEqual(1);
    }),
  );
});

test('a box as large as the country has no squares', () => {
  expect(cellsOfBoxes([{ west: -9, south: 49, east: 2.5, north: 61.5 }])).toBeNull();
});

test('nothing within a circle is outside the box around it', () => {
  fc.assert(
    fc.property(
      inTheCountry,
      fc.double({ min: 100, max: 70_000, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1.7, max: 1.7, noNaN: true }),
      (middle, metres, up, across) => {
        const point = { lat: middle.lat + (up * metres) / 111_000, lng: middle.lng + (across * metres) / 55_000 };
        if (metresBetween(middle, point) > metres) return;
        const { west, south, east, north } = boxAround(middle, metres);
        expect(point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
