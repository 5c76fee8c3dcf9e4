import { expect, it } from 'vitest';
import { addWords } from './add-words.ts';

it.each([
  ['what only the words say is added', { bedrooms: '2' }, { pets: 'true' }, { bedrooms: '2', pets: 'true' }],
  ['what is given besides wins', { maxBudget: '900' }, { maxBudget: '1200' }, { maxBudget: '900' }],
  ['an empty field gives nothing', { maxBudget: ' ' }, { maxBudget: '1200' }, { maxBudget: '1200' }],
  [
    'what can’t be had with what is given is left out',
    { minBudget: '1500' },
    { maxBudget: '1200', pets: 'true' },
    { minBudget: '1500', pets: 'true' },
  ],
  [
    'a problem of what is given stays',
    { minBudget: '1500', maxBudget: '900' },
    { pets: 'true' },
    { minBudget: '1500', maxBudget: '900', pets: 'true' },
  ],
])('%s', (_, given, understood, search) => {
  expect(addWords(given, understood)).toEqual(search);
});
