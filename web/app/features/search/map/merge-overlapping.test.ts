import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOverlapping, overlap, type Spot } from './merge-overlapping.ts';

const MARKER = 40;
const LARGEST = 64;
const markerSize = (homes: number): number => Math.min(LARGEST, MARKER + homes);

const label = (key: string, x: number, y: number, homes = 1): Spot => ({ key, x, y, width: 60, height: 28, homes });
const merged = (spots: readonly Spot[]) => mergeOverlapping(spots, markerSize);
const keys = (spots: readonly Spot[]) => merged(spots).map((group) => group.spots.map(({ key }) => key));

describe('markers on the screen', () => {
  it('stay as they are where they have room', () => {
    expect(merged([])).toEqual([]);
    expect(merged([label('a', 0, 0)])).toMatchObject([{ x: 0, y: 0, width: 60, height: 28, homes: 1 }]);
    expect(keys([label('a', 0, 0), label('b', 60, 0), label('c', 0, 28)])).toEqual([['a'], ['b'], ['c']]);
  });

  it('that would cover each other become one, in their middle', () => {
    const groups = merged([label('a', 0, 0), label('far', 300, 0), label('b', 50, 20)]);
    expect(groups).toMatchObject([
      { x: 25, y: 10, width: 42, height: 42, homes: 2, spots: [{ key: 'a' }, { key: 'b' }] },
      { x: 300, y: 0, homes: 1, spots: [{ key: 'far' }] },
    ]);
  });

  it('lie nearer to where more homes are', () => {
    expect(merged([label('a', 0, 0, 9), label('b', 50, 0, 1)])).toMatchObject([{ x: 5, homes: 10 }]);
  });

  it('take in what the larger one would cover', () => {
    const [a, b, c] = [label('a', 0, 0), label('b', 0, 20), label('c', 0, 44)];
    expect(keys([a, c])).toEqual([['a'], ['c']]);
    expect(keys([a, b, c])).toEqual([['a', 'b', 'c']]);
  });

  it('gather around the crowds', () => {
    const [north, south] = [label('north', 0, 0, 90), label('south', 0, 80, 90)];
    const [a, b] = [label('a', 0, 26), label('b', 0, 54)];
    expect(keys([a, b])).toEqual([['a'], ['b']]);
    expect(keys([a, b, north, south])).toEqual([
      ['a', 'north'],
      ['b', 'south'],
    ]);
  });

  it('join the nearest of two', () => {
    expect(keys([label('west', 0, 0), label('east', 90, 0), label('between', 50, 1)])).toEqual([
      ['west'],
      ['east', 'between'],
    ]);
  });

  it('are as many for homes in one place as for one', () => {
    const one = Array.from({ length: 200 }, (_, at) => label(String(at), 7, 7));
    expect(merged(one)).toMatchObject([{ x: 7, y: 7, homes: 200 }]);
  });
});

describe('whatever the homes', () => {
  const pixels = fc.integer({ min: -400, max: 400 });
  const spot: fc.Arbitrary<Spot> = fc.record({
    key: fc.uuid(),
    x: pixels,
    y: pixels,
    width: fc.integer({ min: 24, max: 95 }),
    height: fc.constantFrom(28, 36),
    homes: fc.integer({ min: 1, max: 30 }),
  });
  const spots = fc.uniqueArray(spot, { selector: ({ key }) => key, maxLength: 120 });
  const holds = (check: (found: readonly Spot[]) => void) => fc.assert(fc.property(spots, check));

  it('each is in exactly one group, and none is lost', () => {
    holds((found) => {
      const groups = merged(found);
      const drawn = groups.flatMap((group) => group.spots);
      expect(drawn).toHaveLength(found.length);
      expect(new Set(drawn)).toEqual(new Set(found));
      for (const { homes, spots } of groups) expect(homes).toBe(spots.reduce((sum, spot) => sum + spot.homes, 0));
    });
  });

  it('no two markers overlap', () => {
    holds((found) => {
      const groups = merged(found);
      const covered = groups.filter((one) => groups.some((other) => one !== other && overlap(one, other)));
      expect(covered).toEqual([]);
    });
  });

  it('a marker lies among the homes it stands for', () => {
    holds((found) => {
      for (const { x, y, spots } of merged(found)) {
        const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
        expect(x).toBeGreaterThanOrEqual(Math.min(...xs));
        expect(x).toBeLessThanOrEqual(Math.max(...xs));
        expect(y).toBeGreaterThanOrEqual(Math.min(...ys));
        expect(y).toBeLessThanOrEqual(Math.max(...ys));
      }
    });
  });

  const setsOf = (found: readonly Spot[]) => new Set(keys(found).map((group) => group.toSorted().join(' ')));

  it('the order they come in changes nothing but the order they are drawn in', () => {
    const shuffled = spots.chain((found) =>
      fc.tuple(fc.constant(found), fc.shuffledSubarray(found, { minLength: found.length })),
    );
    fc.assert(
      fc.property(shuffled, ([found, again]) => {
        expect(setsOf(again)).toEqual(setsOf(found));
        const first = merged(again).map((group) => again.indexOf(group.spots[0]!));
        expect(first).toEqual(first.toSorted((one, other) => one - other));
      }),
    );
  });

  it('a map that is moved keeps its groups', () => {
    fc.assert(
      fc.property(spots, pixels, pixels, (found, east, south) => {
        const moved = found.map((spot) => ({ ...spot, x: spot.x + east, y: spot.y + south }));
        expect(keys(moved)).toEqual(keys(found));
      }),
    );
  });
});
