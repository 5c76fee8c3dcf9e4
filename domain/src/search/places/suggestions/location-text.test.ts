import { expect, test } from 'vitest';
import { lastPlaceIn, placeTextsIn } from './location-text.ts';
import { resolvePlaces } from './resolve-places.ts';

test.each([
  ['', []],
  ['Leeds', ['Leeds']],
  ['Leeds or York', ['Leeds', 'York']],
  ['  leeds OR york ', ['leeds', 'york']],
  ['Leeds, York or Hull', ['Leeds', 'York', 'Hull']],
  ['LS6, LS7', ['LS6', 'LS7']],
  ['LS6, ls6 or LS7', ['ls6', 'LS7']],
  ['M1 1AE, M4', ['M1 1AE', 'M4']],
  ['Bolton, Greater Manchester', ['Bolton, Greater Manchester']],
  ['12 High Street, Salford M5 4WT', ['12 High Street, Salford M5 4WT']],
  ['Norwich', ['Norwich']],
  [',,,', [',,,']],
])('%j names %j', (location, texts) => {
  expect(placeTextsIn(location)).toEqual(texts);
});

test('suggestions are those of the place being typed', () => {
  expect(lastPlaceIn('Leeds or Yo')).toEqual({ before: 'Leeds or ', last: 'Yo' });
  expect(lastPlaceIn('Leeds or York or H')).toEqual({ before: 'Leeds or York or ', last: 'H' });
  expect(lastPlaceIn('Leeds')).toEqual({ before: '', last: 'Leeds' });
});

test('places that nobody knows are told from the others', () => {
  const { places, unknown } = resolvePlaces('Leeds, Atlantis or M4');
  expect(places.map(({ name }) => name)).toEqual(['Leeds', 'M4']);
  expect(unknown).toEqual(['Atlantis']);
});
