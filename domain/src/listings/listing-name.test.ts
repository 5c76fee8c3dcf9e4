import { expect, it } from 'vitest';
import { listingHeadline, listingKind } from './listing-name.ts';

it.each([
  ['flat', 2, '2-bed flat'],
  ['semi-detached', 3, '3-bed semi-detached house'],
  ['studio', 1, 'Studio'],
  ['studio', 0, 'Studio'],
  ['room', 4, 'Room'],
  ['flat', 0, 'Flat'],
] as const)('a %s with %i beds is a %s', (propertyType, bedrooms, kind) => {
  expect(listingKind({ propertyType, bedrooms })).toBe(kind);
});

it('names a home by its kind, its area and its rent', () => {
  const flat = {
    propertyType: 'flat',
    bedrooms: 2,
    area: 'Ancoats, Manchester M4',
    address: { outcode: 'M4' },
    price: 1250,
  } as const;
  expect(listingHeadline(flat)).toBe('2-bed flat in Ancoats, Manchester, £1,250 pcm');
  expect(listingHeadline({ ...flat, area: 'Leeds LS1', address: { outcode: 'LS1' }, price: 1250.5 })).toBe(
    '2-bed flat in Leeds, £1,250.50 pcm',
  );
});
