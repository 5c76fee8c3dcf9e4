import { describe, expect, it, test } from 'vitest';
import { fileProblem, movedTo, placeForKey, roomFor, withArrived, withoutPhoto } from './photo-rules.ts';

test('JPEG, PNG and WebP of up to 15 MB are sent', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(fileProblem({ type, size: 15 * 1024 * 1024 })).toBeNull();
});

test('any other type is told apart before it is sent', () => {
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', ''])
    expect(fileProblem({ type, size: 10 })).toBe('Please choose a JPEG, PNG or WebP picture.');
});

test('one byte more than 15 MB is too much, and none at all is no picture', () => {
  expect(fileProblem({ type: 'image/png', size: 15 * 1024 * 1024 + 1 })).toBe(
    'Please choose a picture no larger than 15 MB.',
  );
  expect(fileProblem({ type: 'image/png', size: 0 })).toMatch(/can’t read this picture/);
});

test('thirty photos fit, and what is left out is told', () => {
  expect(roomFor(30, 0)).toEqual({ fit: 30, told: null });
  expect(roomFor(3, 28)).toEqual({ fit: 2, told: 'A listing can have up to 30 photos. One photo was left out.' });
  expect(roomFor(2, 30)).toEqual({ fit: 0, told: 'A listing can have up to 30 photos. 2 photos were left out.' });
});

const ids = ['a', 'b', 'c', 'd'];

describe('the order of photos', () => {
  it('moves a photo earlier and later', () => {
    expect(movedTo(ids, 'c', 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(movedTo(ids, 'b', 2)).toEqual(['a', 'c', 'b', 'd']);
  });

  it('stops at both ends', () => {
    expect(movedTo(ids, 'a', -1)).toEqual(ids);
    expect(movedTo(ids, 'd', 9)).toEqual(ids);
  });

  it('knows nothing of a photo that is gone', () => {
    expect(movedTo(ids, 'x', 0)).toBe(ids);
    expect(withoutPhoto(ids, 'x')).toEqual(ids);
  });

  it('makes any photo the cover and keeps the order of the others', () => {
    expect(movedTo(ids, 'c', 0)).toEqual(['c', 'a', 'b', 'd']);
    expect(movedTo(ids, 'a', 0)).toEqual(ids);
  });

  it('never loses or doubles a photo by moving it', () => {
    for (const id of ids)
      for (let place = -1; place <= ids.length; place += 1)
        expect([...movedTo(ids, id, place)].sort()).toEqual([...ids].sort());
  });

  it('takes the next photo as the cover when the cover is removed', () => {
    expect(withoutPhoto(ids, 'a')[0]).toBe('b');
  });
});

describe('a photo that arrives', () => {
  it('goes to the end', () => {
    expect(withArrived(['a'], 'b', [])).toEqual(['a', 'b']);
  });

  it('goes in front of quicker ones that were chosen after it', () => {
    expect(withArrived(['a', 'c', 'd'], 'b', ['c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is listed once, however often its arrival is told', () => {
    expect(withArrived(['a', 'b'], 'b', [])).toEqual(['a', 'b']);
  });
});

describe('the keys of the handle', () => {
  it.each([
    ['ArrowLeft', 1],
    ['ArrowUp', 1],
    ['ArrowRight', 3],
    ['ArrowDown', 3],
    ['Home', 0],
    ['End', 3],
  ])('%s leads from the third place to %i', (key, place) => {
    expect(placeForKey(key, 2, 4)).toBe(place);
  });

  it('leaves every other key to the browser', () => {
    expect(placeForKey('Tab', 2, 4)).toBeNull();
  });
});
