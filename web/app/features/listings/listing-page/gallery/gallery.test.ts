import { describe, expect, it, test } from 'vitest';
import { galleryLayout } from './gallery-layout.ts';
import { swipedBy, turnedByKey } from './turn-page.ts';

test('the page shows as many photos as leave no gap', () => {
  expect([0, 1, 2, 3, 4, 5, 12].map((photos) => galleryLayout(photos).shown)).toEqual([1, 1, 2, 3, 3, 5, 5]);
});

describe('the keys of the viewer', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 11, 0],
    ['ArrowLeft', 0, 11],
    ['Home', 5, 0],
    ['End', 5, 11],
    ['a', 5, null],
  ])('%s at %i of 12 leads to %j', (key, at, to) => {
    expect(turnedByKey(key, at, 12)).toBe(to);
  });
});

describe('a finger', () => {
  const from = { x: 200, y: 300 };
  it('that goes left brings the next photo, and right the one before', () => {
    expect(swipedBy(from, { x: 120, y: 310 })).toBe(1);
    expect(swipedBy(from, { x: 280, y: 290 })).toBe(-1);
  });
  it('that hardly moves, or goes up and down, brings none', () => {
    expect(swipedBy(from, { x: 180, y: 300 })).toBe(0);
    expect(swipedBy(from, { x: 140, y: 100 })).toBe(0);
  });
});
