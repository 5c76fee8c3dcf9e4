import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, dots, linePath, segments } from './chart-maths.ts';

const box = { width: 100, height: 40 };

describe('a line', () => {
  it('runs from left to right, high values at the top and low ones at the bottom', () => {
    expect(dots([10, 30, 20], box, 10, 30)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ]);
  });

  it('of one value is a dot, of none nothing', () => {
    expect(dots([7], box, 6, 8)).toEqual([{ x: 0, y: 20 }]);
    expect(dots([], box, 0, 1)).toEqual([]);
    expect(linePath([])).toBe('');
  });

  it('becomes a path', () => {
    expect(linePath(dots([10, 30], box, 10, 30))).toBe('M0 40L100 0');
  });

  it('never leaves its box', () => {
    const rents = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rents, fc.nat(9_000), fc.nat(9_000), (values, low, span) => {
        for (const { x, y } of dots(values, box, low, low + span)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(box.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(box.height);
        }
      }),
    );
  });
});

describe('a bar of parts', () => {
  it('gives each part its share', () => {
    expect(segments([25, 35, 25, 15], 106, 2)).toEqual([
      { from: 0, length: 25 },
      { from: 27, length: 35 },
      { from: 64, length: 25 },
      { from: 91, length: 15 },
    ]);
  });

  it('is filled to its end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 }), (parts) => {
        const last = segments(parts, 400, 3).at(-1)!;
        expect(last.from + last.length).toBeCloseTo(400, 0);
      }),
    );
  });

  it('of nothing is empty', () => {
    expect(segments([0, 0], 100, 2)).toEqual([
      { from: 0, length: 0 },
      { from: 0, length: 0 },
    ]);
  });
});

it('a value lies along its range, never outside', () => {
  expect(along(1250, 875, 1875)).toBe(37.5);
  expect(along(1, 10, 20)).toBe(0);
  expect(along(99, 10, 20)).toBe(100);
  expect(along(10, 10, 10)).toBe(50);
});
