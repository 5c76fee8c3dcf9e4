import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyTypes } from '../homes/vocabulary.ts';
import { listingPath, listingWords } from './listing-path.ts';

test.each([
  [{ propertyType: 'flat', bedrooms: 2, area: 'Leeds LS7' }, 'two-bedroom-flat-leeds-ls7'],
  [{ propertyType: 'semi-detached', bedrooms: 3, area: 'Otley LS21' }, 'three-bedroom-semi-detached-house-otley-ls21'],
  [{ propertyType: 'studio', bedrooms: 0, area: 'Ancoats, Manchester M4' }, 'studio-manchester-m4'],
  [{ propertyType: 'room', bedrooms: 5, area: "King's Lynn PE30" }, 'room-kings-lynn-pe30'],
  [{ propertyType: 'house', bedrooms: 12, area: 'Ystrad Mynach, Caerffili CF82' }, '12-bedroom-house-caerffili-cf82'],
  [
    { propertyType: 'flat', bedrooms: 1, area: 'Llanfair Pwllgwyngyll, Ynys Môn LL61' },
    'one-bedroom-flat-ynys-mon-ll61',
  ],
] as const)('%j reads %s', (listing, words) => {
  expect(listingWords(listing)).toBe(words);
});

test('whatever the area is called, the address is short, plain and ends in whole words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...propertyTypes),
      fc.integer({ min: 0, max: 50 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      (propertyType, bedrooms, area) => {
        const path = listingPath({ id: '1', propertyType, bedrooms, area });
        expect(path).toMatch(/^\/properties\/1\/[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(path.length).toBeLessThanOrEqual(100);
      },
    ),
  );
});
