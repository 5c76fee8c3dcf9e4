import { expect, test } from 'vitest';
import { bedroomChoices, counted, typeCounts, withChosen } from './filter-choices.ts';

test('a kind counts all that choosing it finds', () => {
  const counts = typeCounts({ propertyType: { flat: 3, maisonette: 1, house: 1, terraced: 2, bungalow: 4 } });
  expect(counts).toMatchObject({ flat: 4, maisonette: 1, house: 7, terraced: 2, studio: 0 });
  expect(typeCounts(null)).toBeUndefined();
});

test('a number that is not offered is offered once it was asked for', () => {
  const label = (value: string) => `${value} or more`;
  expect(withChosen(bedroomChoices, '9', label)[0]).toEqual({ value: '9', label: '9 or more' });
  expect(withChosen(bedroomChoices, '2', label)).toBe(bedroomChoices);
  expect(withChosen(bedroomChoices, undefined, label)).toBe(bedroomChoices);
});

test('a count stands beside its label where it is known', () => {
  expect(counted('Parking', 1_200)).toBe('Parking (1,200)');
  expect(counted('Parking', undefined)).toBe('Parking');
});
