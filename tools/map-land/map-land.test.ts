import { expect, test } from 'vitest';
import { cutLine, cutRing } from './cut.ts';
import { joinLines, type Line } from './read-gshhg.ts';
import { areaOf, simplifyLine } from './simplify.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };

test('a ring is cut to a box and closed along its edges', () => {
  const ring: Line = [
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ];
  expect(cutRing(ring, box)).toEqual([
    [5, 5],
    [10, 5],
    [10, 8],
    [5, 8],
  ]);
  expect(cutRing(ring, { ...box, east: 4 })).toEqual([]);
});

test('a line that leaves a box and comes back is two lines in it', () => {
  const line: Line = [
    [1, 1],
    [1, 11],
    [3, 11],
    [3, 1],
  ];
  expect(cutLine(line, box)).toEqual([
    [
      [1, 1],
      [1, 10],
    ],
    [
      [3, 10],
      [3, 1],
    ],
  ]);
});

test('a simplified line keeps its ends and what is far from the way between them', () => {
  const line: Line = [
    [0, 50],
    [0.1, 50.000_01],
    [0.2, 50.1],
    [0.3, 50.000_01],
    [0.4, 50],
  ];
  expect(simplifyLine(line, 5_000)).toEqual([line[0], line[2], line[4]]);
});

test('lines that meet are joined, in any order', () => {
  const parts: readonly Line[] = [
    [
      [2, 2],
      [3, 3],
    ],
    [
      [0, 0],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 2],
    ],
    [
      [8, 8],
      [9, 9],
    ],
  ];
  expect(
    joinLines(parts)
      .map(({ length }) => length)
      .toSorted(),
  ).toEqual([2, 4]);
});

test('areas are in square kilometres', () => {
  const square: Line = [
    [0, 0],
    [0.1, 0],
    [0.1, 0.1],
    [0, 0.1],
  ];
  expect(areaOf(square)).toBeCloseTo(123.6, 0);
});
