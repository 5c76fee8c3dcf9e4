import { intersectBoxes } from '@letfair/domain/search/places/map/uk-bounds';
import { parseSearch } from '@letfair/domain/search/search-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxText, mapExtent, roundedBox } from './map-box.ts';

const leeds = { west: -1.71234, south: 53.70001, east: -1.45678, north: 53.89999 };

describe('the area of a map', () => {
  it('is rounded outwards', () => {
    expect(roundedBox(leeds)).toEqual({ west: -1.713, south: 53.7, east: -1.456, north: 53.9 });
  });

  it('rounded twice is the same', () => {
    expect(roundedBox(roundedBox(leeds)!)).toEqual(roundedBox(leeds));
  });

  it('goes no further than the country', () => {
    expect(roundedBox({ west: -40, south: 20, east: 40, north: 80 })).toEqual(mapExtent);
    expect(roundedBox({ west: 10, south: 40, east: 20, north: 48 })).toBeNull();
  });

  it('shares with another what both hold', () => {
    expect(intersectBoxes(leeds, { ...leeds, west: -1.6, north: 60 })).toEqual({ ...leeds, west: -1.6 });
    expect(intersectBoxes(leeds, { west: 0, south: 50, east: 1, north: 51 })).toBeNull();
  });

  it('is always one that a search understands', () => {
    const degrees = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, degrees, degrees, (west, south, east, north) => {
        const box = roundedBox({ west, south, east, north });
        if (box === null) return;
        expect(boxText(parseSearch({ box: boxText(box) }).query.box!)).toBe(boxText(box));
        expect(boxText(roundedBox(box)!)).toBe(boxText(box));
      }),
    );
  });
});
