import { expect, test } from 'vitest';
import { type FormValues, readAgency, readLandlord, readTenant, startTexts } from './read-details.ts';

const values = (typed: Readonly<Record<string, string | readonly string[]>>): FormValues => {
  const all = (name: string) => [typed[name] ?? []].flat();
  return { all, text: (name) => (all(name)[0] ?? '').trim() };
};

test('a tenant’s preferences are read as they are kept', () => {
  expect(
    readTenant(
      values({
        maxBudget: '£1,250 ',
        preferredArea: 'Leeds, York',
        propertyType: 'flat',
        moveInDate: '2026-12-03',
        mustHaves: ['lift', 'garden', 'a pony'],
        minBedrooms: '2',
        pets: 'true',
      }),
    ),
  ).toEqual({
    maxBudget: 1250,
    preferredArea: 'Leeds, York',
    propertyType: 'flat',
    moveInDate: '2026-12-03',
    mustHaves: ['garden', 'lift'],
    minBedrooms: 2,
    parking: false,
    pets: true,
  });
});

test('a tenant who says nothing has no preferences', () => {
  expect(readTenant(values({ propertyType: '' }))).toEqual({
    maxBudget: null,
    preferredArea: '',
    propertyType: null,
    moveInDate: '',
    mustHaves: [],
    minBedrooms: null,
    parking: false,
    pets: false,
  });
});

test('a budget that is no number is left to the rules', () => {
  expect(readTenant(values({ maxBudget: 'lots' })).maxBudget).toBeNaN();
});

test('agents and landlords have fields of their own', () => {
  expect(readLandlord(values({ landlordAddress: ' 4 Orchard Row ', registrationNumber: '1/2/3' }))).toEqual({
    landlordAddress: '4 Orchard Row',
    registrationNumber: '1/2/3',
  });
  expect(readAgency(values({ companyName: 'Orchard Lettings', feesLink: 'https://orchard.example/fees' }))).toEqual({
    companyName: 'Orchard Lettings',
    licenseNumber: '',
    registrationNumber: '',
    tradingAddress: '',
    redressScheme: '',
    redressNumber: '',
    clientMoneyProtection: '',
    feesLink: 'https://orchard.example/fees',
  });
});

test('the form begins with what is kept', () => {
  const kept = { maxBudget: 1250, preferredArea: 'Leeds', propertyType: null, moveInDate: '', mustHaves: [] };
  expect(startTexts(kept).maxBudget).toBe('1250');
  expect(startTexts(kept).propertyType).toBe('');
});
