import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along, areaPath, dots, linePath, segments } from './chart-maths.ts';

const box = { width: 100, height: 40 };

describe('a line', () => {
  it('runs from left to right, the highest value at the top and the lowest at the bottom', () => {
    expect(dots([10, 30, 20], box)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ]);
  });

  it('of equal values runs through the middle', () => {
    expect(dots([5, 5], box).map(({ y }) => y)).toEqual([20, 20]);
  });

  it('of one value is a dot, of none nothing', () => {
    expect(dots([7], box)).toEqual([{ x: 0, y: 20 }]);
    expect(dots([], box)).toEqual([]);
    expect(areaPath([], box)).toBe('');
  });

  it('becomes a path, and a closed one', () => {
    const line = dots([10, 30], box);
    expect(linePath(line)).toBe('M0 40L100 0');
    expect(areaPath(line, box)).toBe('M0 40L100 0L100 40L0 40Z');
  });

  it('never leaves its box', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }), (values) => {
        for (const { x, y } of dots(values, box)) {
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
