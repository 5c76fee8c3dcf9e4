import { expect, test } from 'vitest';
import { bedroomsIn, rentsCsv } from './rents-data.ts';
import { rentsPicture } from './rents-picture.ts';

const row = { district: 'LS6', place: 'Headingley and Hyde Park, Leeds', homes: 12, median: 1_150 };

test('the address says how many bedrooms; anything else means all homes', () => {
  expect(bedroomsIn(new URLSearchParams('bedrooms=2'))).toBe('2');
  for (const other of ['', 'bedrooms=9', 'bedrooms=many']) expect(bedroomsIn(new URLSearchParams(other))).toBe('');
});

test('the file quotes commas and keeps formulas from running', () => {
  expect(rentsCsv([row, { ...row, place: '=HYPERLINK("x")' }], '2')).toBe(
    [
      '\uFEFFDistrict,Place,Homes counted,Live homes,Median rent (£ pcm)',
      'LS6,"Headingley and Hyde Park, Leeds",2 bedrooms,12,1150',
      `LS6,"'=HYPERLINK(""x"")",2 bedrooms,12,1150`,
      '',
    ].join('\r\n'),
  );
});

test('the picture shades postcode areas and says what is left, without styles or scripts', () => {
  const empty = rentsPicture([], '', 'light');
  const areas = [
    { letters: 'LS', homes: 12, median: 1_150 },
    { letters: 'TR', homes: 12, median: 800 },
  ];
  const picture = rentsPicture(areas, '', 'dark');
  expect(picture.length).toBeGreaterThan(empty.length);
  expect(picture).toContain('24 live homes');
  expect(picture).toContain('in 2 postcode areas');
  for (const either of [empty, picture]) expect(either).toContain('not enough homes (fewer than 5)');
  expect(picture).not.toMatch(/<style|style=|<script|href=|NaN|undefined/);
});
