import { expect, test } from 'vitest';
import { homeMark, homeOption } from './own-home.ts';

test('tells the homes of a lister apart by reference and street, and says nothing to those who are told neither', () => {
  expect(homeMark('FLAT-12', '3 Elm Street')).toBe('FLAT-12 · 3 Elm Street');
  expect(homeMark('', '3 Elm Street')).toBe('3 Elm Street');
  expect(homeMark(undefined, undefined)).toBe('');
});

test('names a home to choose by what somebody looks for first', () => {
  const home = { id: 'a', reference: 'FLAT-12', place: '3 Elm Street, Leeds', title: 'Two rooms' };
  expect(homeOption(home)).toEqual({ value: 'a', label: 'FLAT-12 · 3 Elm Street, Leeds · Two rooms' });
});
