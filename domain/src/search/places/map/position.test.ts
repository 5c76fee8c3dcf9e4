import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from './map-projection.ts';
import { parsePin, pinText, pinTextProblem } from './pin.ts';
import { moveToGrid } from './position.ts';

const point = fc.record({
  lat: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
  lng: fc.double({ min: -8.6, max: 1.9, noNaN: true }),
});
const shift = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const grid = fc.record({ rows: shift, moved: shift }).map(({ rows, moved }) => ({
  rows,
  cellsOfRow: (row: number) => (moved + Math.abs(row) * 0.618) % 1,
}));

test('a hidden address is moved by less than 100 metres', () => {
  fc.assert(fc.property(point, grid, (at, cells) => metresBetween(at, moveToGrid(at, cells)) < 100));
});

test('all points of a cell share its middle, so the pin of one tells nothing of another', () => {
  fc.assert(
    fc.property(point, grid, (at, cells) => {
      const middle = moveToGrid(at, cells);
      expect(metresBetween(moveToGrid(middle, cells), middle)).toBeLessThan(1);
    }),
  );
});

test('two installations move the same point to different places', () => {
  const at = { lat: 53.8196, lng: -1.5812 };
  const one = moveToGrid(at, { rows: 0.1, cellsOfRow: () => 0.2 });
  const other = moveToGrid(at, { rows: 0.6, cellsOfRow: () => 0.9 });
  expect(metresBetween(one, other)).toBeGreaterThan(10);
});

test('a pin is read as maps copy it, and written back', () => {
  for (const text of ['53.8196,-1.5812', ' 53.8196 , -1.5812 ', '53.819600, -1.581200'])
    expect(parsePin(text)).toEqual({ lat: 53.8196, lng: -1.5812 });
  expect(pinText({ lat: 53.81960000001, lng: -1.5812 })).toBe('53.8196, -1.5812');
  fc.assert(
    fc.property(point, (at) => {
      const read = parsePin(pinText(at));
      expect(metresBetween(read!, at)).toBeLessThan(0.2);
    }),
  );
});

test.each([
  ['', null],
  ['53.8196, -1.5812', null],
  ['Leeds', 'Enter a latitude and a longitude, such as 53.8196, -1.5812.'],
  ['53.8196', 'Enter a latitude and a longitude, such as 53.8196, -1.5812.'],
  ['53.8196, -1.5812, 3', 'Enter a latitude and a longitude, such as 53.8196, -1.5812.'],
  ['1e3, 1', 'Enter a latitude and a longitude, such as 53.8196, -1.5812.'],
  ['-1.5812, 53.8196', 'Latitude and longitude are swapped. Enter the latitude first, such as 53.8196, -1.5812.'],
  ['48.8566, 2.3522', 'This point isn’t in the United Kingdom.'],
  ['999, 999', 'This point isn’t in the United Kingdom.'],
])('the pin %j: %s', (text, problem) => {
  expect(pinTextProblem(text)).toBe(problem);
});
