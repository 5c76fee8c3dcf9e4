import { describe, expect, it } from 'vitest';
import { isSameHome, secondAdvertSentence, soleHome } from './second-advert.ts';

const home = { key: 'M55AA 4', propertyType: 'flat', bedrooms: 2, bathrooms: 1, rentPence: 100_000 };
const form = {
  address: { line1: '4 Twice Street', line2: '', city: 'Salford', postcode: 'M5 5AA', county: '' },
  propertyType: 'flat',
  isShared: false,
  bedrooms: 2,
  bathrooms: 1,
  monthlyRent: 1_000,
  secondAdvertReason: '',
} as const;

describe('a second advert', () => {
  it.each([
    ['of another type', { propertyType: 'house' }],
    ['with another number of bedrooms', { bedrooms: 1 }],
    ['with another number of bathrooms', { bathrooms: 2 }],
    ['at a rent that is more than a tenth higher', { rentPence: 111_200 }],
    ['at a rent that is more than a tenth lower', { rentPence: 89_900 }],
    ['at another address', { key: 'M55AA 5' }],
  ])('is of another home: %s', (_, difference) => {
    expect(isSameHome(home, { ...home, ...difference })).toBe(false);
  });

  it('is of the same home at about the same rent', () => {
    expect(isSameHome(home, { ...home, rentPence: 90_000 })).toBe(true);
    expect(isSameHome({ ...home, rentPence: 111_100 }, home)).toBe(true);
  });

  it('is not looked for where its reason is given, for rooms and for shared homes', () => {
    expect(soleHome(form)).toEqual({ ...home, key: expect.any(String) });
    expect(soleHome({ ...form, secondAdvertReason: 'Let with the annexe' })).toBeNull();
    expect(soleHome({ ...form, propertyType: 'room' })).toBeNull();
    expect(soleHome({ ...form, isShared: true })).toBeNull();
  });

  it('is named by the title of the first, cut where it is long', () => {
    expect(secondAdvertSentence('A flat')).toMatch(/^You already advertise this home as “A flat”\./);
    expect(secondAdvertSentence('a '.repeat(200)).length).toBeLessThan(300);
  });
});
