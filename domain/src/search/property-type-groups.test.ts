import { expect, test } from 'vitest';
import { propertyTypes } from '../homes/vocabulary.ts';
import { typesMeant } from './property-type-groups.ts';

test('a house may be of any kind of house, and a flat a maisonette', () => {
  expect(typesMeant(['house'])).toEqual(['house', 'terraced', 'semi-detached', 'detached', 'bungalow']);
  expect(typesMeant(['flat'])).toEqual(['flat', 'maisonette']);
});

test('a kind of house is that kind alone', () => {
  expect(typesMeant(['terraced'])).toEqual(['terraced']);
  expect(typesMeant(['studio', 'room'])).toEqual(['studio', 'room']);
});

test('none stays none, and nothing is meant twice', () => {
  expect(typesMeant([])).toEqual([]);
  expect(typesMeant(['house', 'detached', 'flat'])).toEqual([
    'house',
    'terraced',
    'semi-detached',
    'detached',
    'bungalow',
    'flat',
    'maisonette',
  ]);
  expect([...typesMeant(propertyTypes)].sort()).toEqual([...propertyTypes].sort());
});
