import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeSearch } from '../describe-search.ts';
import { isInCountry, ukOutline } from '../places/map/uk-outline.ts';
import { outcodesInUse } from '../places/postcodes/outcodes.ts';
import type { Point } from '../places/postcodes/postcode-areas.ts';
import { parseSearch, serializeSearch } from '../search-query.ts';
import { hasLand } from './land-cells.ts';
import { countCorners, decodePolyline, encodePolyline, roundedPoint } from './polyline.ts';
import { findCrossing, isInShape, type Shape } from './shape-geometry.ts';
import { MAX_CORNERS } from './shapes.ts';
import { shapeOfLine, simplifyLine } from './simplify-line.ts';

const somewhere: fc.Arbitrary<Point> = fc
  .record({ lat: fc.double({ min: 50, max: 58, noNaN: true }), lng: fc.double({ min: -6, max: 1, noNaN: true }) })
  .map(roundedPoint);

const square: Shape = [
  { lat: 53.79, lng: -1.57 },
  { lat: 53.81, lng: -1.57 },
  { lat: 53.81, lng: -1.53 },
  { lat: 53.79, lng: -1.53 },
];
const circle = (corners: number, { lat, lng }: Point = { lat: 53.8, lng: -1.55 }, degrees = 0.1): Shape =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners;
    return { lat: lat + Math.sin(angle) * degrees, lng: lng + Math.cos(angle) * degrees };
  });
const read = (...shapes: Shape[]) => parseSearch({ shape: shapes.map(encodePolyline).join(',') });
const problemOf = (...shapes: Shape[]) => read(...shapes).problems.shape;

describe('encoded polylines', () => {
  test('are written as Google documents it', () => {
    const line = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line);
  });

  test('hold what was written', () => {
    fc.assert(
      fc.property(fc.array(somewhere), (points) => {
        const text = encodePolyline(points);
        expect(decodePolyline(text)).toEqual(points);
        expect(countCorners(text)).toBe(points.length);
      }),
    );
  });

  test('any other text is refused and never fails', () => {
    for (const text of ['_', 'abc def', '_p~iF', 'é', '~~~~~~~~~~~~~~~~?']) expect(decodePolyline(text)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void decodePolyline(text)));
  });
});

describe('a search in drawn areas', () => {
  test('is read from a link and written as it was, whichever way round it was drawn', () => {
    const clockwise = square.toReversed();
    const { query, problems } = read(square, clockwise);
    expect(problems).toEqual({});
    expect(query.shape).toEqual([square, clockwise]);
    expect(parseSearch(serializeSearch(query)).query).toEqual(query);
    expect(isInShape({ lat: 53.8, lng: -1.55 }, clockwise)).toBe(true);
  });

  test('a last corner that repeats the first is left out, and so is an area that is given twice', () => {
    expect(read([...square, square[0]!], [...square, square[0]!]).query.shape).toEqual([square]);
  });

  test('says how many areas there are', () => {
    expect(describeSearch(read(square).query)).toBe('Homes in an area drawn on the map');
    expect(describeSearch(read(square, circle(5)).query)).toBe('Homes in 2 areas drawn on the map');
    const inLeeds = parseSearch({ location: 'Leeds', shape: encodePolyline(square) }).query;
    expect(describeSearch(inLeeds)).toBe('Homes in Leeds, in an area drawn on the map');
  });

  test.each<[string, Shape[], string | RegExp]>([
    ['one corner', [square.slice(0, 1)], 'An area needs at least 3 different corners.'],
    ['two corners', [square.slice(0, 2)], 'An area needs at least 3 different corners.'],
    ['one corner three times', [[square[0]!, square[0]!, square[0]!]], 'An area needs at least 3 different corners.'],
    ['a line', [[0, 1, 2].map((n) => ({ lat: 53 + n, lng: -2 + n }))], /all on one line/],
    ['crossing sides', [[square[0]!, square[2]!, square[1]!, square[3]!]], /sides of this area cross/],
    ['the North Sea', [circle(8, { lat: 55, lng: 2 }, 0.2)], /in the sea or in another country/],
    ['Dublin', [circle(8, { lat: 53.1, lng: -7.5 }, 0.1)], /in the sea or in another country/],
    ['Paris', [circle(8, { lat: 48.8, lng: 2.3 }, 0.1)], 'Draw the area inside the United Kingdom.'],
    ['longitude first', [square.map(({ lat, lng }) => ({ lat: lng, lng: lat }))], /swapped/],
    ['1,000 corners', [circle(1_000)], /up to 200 corners, all areas together\. This has 1,000\./],
    ['too many in all', [circle(150), circle(51, { lat: 53, lng: -2 })], /This has 201\./],
    [
      'eleven areas',
      Array.from({ length: 11 }, (_, n) => circle(4, { lat: 53, lng: -2 + n / 10 }, 0.01)),
      /up to 10 areas/,
    ],
  ])('%s is refused with a sentence, and the rest of the search is kept', (_, shapes, problem) => {
    const shape = shapes.map(encodePolyline).join(',');
    const { query, problems } = parseSearch({ location: 'Leeds', shape });
    expect(problems.shape).toMatch(problem);
    expect(query).toMatchObject({ location: 'Leeds', shape: [] });
  });

  test('200 corners are read', () => expect(problemOf(circle(MAX_CORNERS))).toBeUndefined());
});

test('every district and every piece of coast is on land, the open sea is not', () => {
  const at = ({ lat, lng }: Point) =>
    hasLand({ west: lng - 0.01, south: lat - 0.01, east: lng + 0.01, north: lat + 0.01 });
  for (const { centre, outcode } of outcodesInUse()) expect(at(centre), outcode).toBe(true);
  for (const [lat, lng] of ukOutline.flat()) expect(at({ lat, lng }), `${lat},${lng}`).toBe(true);
  fc.assert(fc.property(somewhere, (point) => at(point) || !isInCountry(point, ukOutline)));
  expect(
    [
      { lat: 55, lng: 1.5 },
      { lat: 53.7, lng: -4.9 },
      { lat: 50, lng: -1 },
    ].map(at),
  ).toEqual([false, false, false]);
});

describe('a line drawn by hand', () => {
  const line = fc.array(
    fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
    { minLength: 3, maxLength: 300 },
  );

  test('becomes an area that a search can have, or nothing', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 3, max: MAX_CORNERS }), (steps, most) => {
        const shape = shapeOfLine(
          steps.map(([up, across]) => ({ lat: 53.8 + up / 10, lng: -1.5 + across / 10 })),
          { most },
        );
        if (!shape) return;
        expect(shape.length).toBeLessThanOrEqual(most);
        expect(findCrossing(shape)).toBeNull();
        expect(problemOf(shape)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('keeps its form with few corners', () => {
    const drawn = circle(2_000);
    const shape = shapeOfLine(drawn, { most: MAX_CORNERS, tolerance: 0.001 })!;
    expect(shape.length).toBeLessThan(60);
    const inner = circle(50, undefined, 0.097);
    const outer = circle(50, undefined, 0.103);
    expect(inner.every((point) => isInShape(point, shape))).toBe(true);
    expect(outer.some((point) => isInShape(point, shape))).toBe(false);
  });

  test('that runs over its own beginning is one area', () => {
    const drawn = circle(100);
    const shape = shapeOfLine([...drawn, ...drawn.slice(0, 8).map(({ lat, lng }) => ({ lat, lng: lng - 0.01 }))], {
      most: MAX_CORNERS,
      tolerance: 0.001,
    })!;
    expect(findCrossing(shape)).toBeNull();
    expect(isInShape({ lat: 53.8, lng: -1.55 }, shape)).toBe(true);
  });

  test('that holds nothing is no area', () => {
    expect(shapeOfLine(square.slice(0, 2), { most: 9 })).toBeNull();
    expect(shapeOfLine([square[0]!, square[1]!, square[0]!, square[1]!], { most: 9 })).toBeNull();
  });

  test('keeps no point that is as near to the line as the tolerance', () => {
    const straight = [0, 1, 2, 3, 4].map((n) => ({ lat: 53 + n / 10, lng: -1.5 + (n % 2) / 10_000 }));
    expect(simplifyLine(straight, 0.001)).toEqual([straight[0], straight[4]]);
    expect(simplifyLine(straight, 0.000_001)).toEqual(straight);
  });
});
