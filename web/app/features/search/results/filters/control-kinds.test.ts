import { filterNames } from '@letfair/domain/search/filters';
import { emptySearch } from '@letfair/domain/search/search-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { atLeastChoices, countedLabel, withChosen } from './control-kinds.tsx';
import { countTypes, FilterFields } from './filter-controls.tsx';

test('a type counts all that choosing it finds', () => {
  const counts = countTypes({ propertyType: { flat: 3, maisonette: 1, house: 1, terraced: 2, bungalow: 4 } });
  expect(counts).toMatchObject({ flat: 4, maisonette: 1, house: 7, terraced: 2, studio: 0 });
});

test('a number that is not offered is offered once it was asked for', () => {
  const label = (value: string) => `${value} or more`;
  const choices = atLeastChoices(6);
  expect(withChosen(choices, '9', label)[0]).toEqual({ value: '9', label: '9 or more' });
  expect(withChosen(choices, '2', label)).toBe(choices);
  expect(withChosen(choices, undefined, label)).toBe(choices);
});

test('a count stands beside its label where it is known', () => {
  expect(countedLabel('Parking', 1_200)).toBe('Parking (1,200)');
  expect(countedLabel('Parking', undefined)).toBe('Parking');
});

test.each(filterNames)('the drawer has a field for %s', (name) => {
  const fields = FilterFields({ query: emptySearch, texts: {}, facets: null, travelWays: ['walk', 'bike'] });
  const drawer = renderToStaticMarkup(createElement(MemoryRouter, null, fields));
  expect(drawer).toContain(`name="${name}"`);
});
