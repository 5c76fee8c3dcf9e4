import { expect, test } from 'vitest';
import { homeFacts } from './home-facts.ts';

test('beds, baths and type are said in one line, in the singular where there is one', () => {
  expect(homeFacts({ bedrooms: 2, bathrooms: 1, propertyType: 'flat' })).toBe('2 beds · 1 bath · Flat');
  expect(homeFacts({ bedrooms: 1, bathrooms: 1.5, propertyType: 'semi-detached' })).toBe(
    '1 bed · 1.5 baths · Semi-detached',
  );
  expect(homeFacts({ bedrooms: 0, bathrooms: 1, propertyType: 'studio' })).toBe('0 beds · 1 bath · Studio');
});
