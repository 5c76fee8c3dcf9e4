import { expect, test } from 'vitest';
import { countsBedrooms, listingFacts } from './listing-facts.ts';

test('beds, baths and type are said in one line, in the singular where there is one', () => {
  expect(listingFacts({ bedrooms: 2, bathrooms: 1, propertyType: 'flat' })).toBe('2 beds · 1 bath · Flat');
  expect(listingFacts({ bedrooms: 1, bathrooms: 1.5, propertyType: 'terraced' })).toBe('1 bed · 1.5 baths · Terraced');
});

test('a studio says so once instead of counting no bedrooms', () => {
  expect(listingFacts({ bedrooms: 0, bathrooms: 1, propertyType: 'studio' })).toBe('Studio · 1 bath');
  expect(countsBedrooms({ bedrooms: 0, propertyType: 'studio' })).toBe(false);
});

test('a studio that claims a bedroom, and a flat without one, are told as they were entered', () => {
  expect(listingFacts({ bedrooms: 1, bathrooms: 1, propertyType: 'studio' })).toBe('1 bed · 1 bath · Studio');
  expect(listingFacts({ bedrooms: 0, bathrooms: 1, propertyType: 'flat' })).toBe('0 beds · 1 bath · Flat');
});

test('a home whose type nobody has said is told without it', () => {
  expect(listingFacts({ bedrooms: 3, bathrooms: 2, propertyType: '' })).toBe('3 beds · 2 baths');
});
