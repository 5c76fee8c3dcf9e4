import { expect, test } from 'vitest';
import { cellsProblem, MAX_FIELD_LENGTH, MAX_NESTING, MAX_VALUES, shapeProblem, shapeSentence } from './row-shape.ts';

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => ({ inner }), 'x');

test('an ordinary home passes', () => {
  expect(shapeProblem({ reference: 'A1', values: { title: 'A flat', features: ['Balcony'], rooms: null } })).toBeNull();
  expect(cellsProblem(['A1', 'x'.repeat(MAX_FIELD_LENGTH)], ['Reference', 'Description'])).toBeNull();
});

test('names the field that is too long', () => {
  const long = 'x'.repeat(MAX_FIELD_LENGTH + 1);
  const wanted = 'at most 50,000 characters, not 50,001';
  expect(shapeProblem({ property: { media: [{}, { caption: long }] } })).toEqual({
    field: 'property.media[1].caption',
    wanted,
  });
  expect(cellsProblem(['A1', long], ['Reference', 'Description'])).toEqual({ field: 'Description', wanted });
  expect(cellsProblem(['A1', '', long], ['Reference'])?.field).toBe('column 3');
});

test('refuses what is nested too deeply, however deep, and too many values', () => {
  expect(shapeProblem(nested(MAX_NESTING))).toBeNull();
  expect(shapeProblem(nested(MAX_NESTING + 1))?.wanted).toContain('nested');
  expect(shapeProblem(nested(50_000))?.wanted).toContain('nested');
  expect(shapeProblem({ features: Array.from({ length: MAX_VALUES }, () => 'x') })?.field).toBe('features');
});

test('refuses a row with more cells than a table has columns', () => {
  expect(
    cellsProblem(
      Array.from({ length: 100_000 }, () => ''),
      ['Reference'],
    ),
  ).toEqual({
    field: '',
    wanted: 'at most 500 cells, not 100,000',
  });
});

test('says in which row and field', () => {
  expect(shapeSentence(1_012, { field: 'Description', wanted: 'at most 5 characters, not 6' })).toBe(
    'Row 1,012, field “Description”: we accept at most 5 characters, not 6. Correct it and upload the file again.',
  );
});
