import { expect, test } from 'vitest';
import { parseSearchUrl } from '../parse-search-url.ts';
import { budgetChoices, minBudgetChoices, sortChoices, typeChoices } from './bar-select.tsx';

const values = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);

test('the bar offers few types, round budgets and four orders', () => {
  expect(values(typeChoices('', []))).toEqual(['all', 'flat', 'house', 'studio']);
  expect(values(budgetChoices(''))).toEqual(['', '500', '750', '1000', '1250', '1500', '2000+']);
  expect(values(sortChoices({ chosen: 'newest', hasCentre: false, hasTravel: false, isTenant: false }))).toEqual([
    'newest',
    'price-low',
    'price-high',
    'bedrooms',
  ]);
});

test('travel time needs a place to travel to', () => {
  const choices = sortChoices({ chosen: 'newest', hasCentre: false, hasTravel: true, isTenant: false });
  expect(choices.at(-1)).toEqual({ value: 'travel', label: 'Shortest travel time first' });
});

test('distance and reply times need a place, a match needs a tenant', () => {
  expect(
    values(sortChoices({ chosen: 'newest', hasCentre: true, hasTravel: false, isTenant: false })).slice(-2),
  ).toEqual(['answers', 'distance']);
  expect(values(sortChoices({ chosen: 'newest', hasCentre: false, hasTravel: false, isTenant: true })).at(-1)).toBe(
    'match',
  );
  expect(values(sortChoices({ chosen: 'match', hasCentre: false, hasTravel: false, isTenant: false })).at(-1)).toBe(
    'match',
  );
});

test('a choice made in the drawer is shown in the bar', () => {
  const { chips } = parseSearchUrl(new URLSearchParams('location=Leeds&propertyType=terraced,room'));
  expect(typeChoices('terraced,room', chips).at(-1)).toEqual({ value: 'terraced,room', label: 'Terraced, Room' });
  expect(budgetChoices('1100').at(-1)).toEqual({ value: '1100', label: 'Up to £1,100 pcm' });
  expect(budgetChoices('2000+')).toHaveLength(7);
});

test('the highest budget says that it is no minimum', () => {
  expect(budgetChoices('').at(-1)?.label).toBe('£2,000+ (no maximum)');
  expect(minBudgetChoices('').map(({ label }) => label)).toEqual([
    'No minimum',
    'From £500 pcm',
    'From £750 pcm',
    'From £1,000 pcm',
    'From £1,250 pcm',
    'From £1,500 pcm',
    'From £2,000 pcm',
  ]);
  expect(minBudgetChoices('1100').at(-1)).toEqual({ value: '1100', label: 'From £1,100 pcm' });
});
