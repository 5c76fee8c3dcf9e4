import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  accessibilityItems,
  councilTaxBands,
  epcRatings,
  fireSafetyItems,
  leaseLengths,
  utilities,
} from '../../homes/vocabulary.ts';
import { completeListingForm } from '../../testing/listing-form.ts';
import type { ListingForm } from '../fields.ts';
import { emptyListingForm } from './listing-form.ts';
import { featureEntries, payloadOf, readFeatureEntries } from './listing-payload.ts';

const form: ListingForm = {
  ...completeListingForm,
  title: ' Flat by the canal ',
  propertyDescription: ' Two rooms.\n',
  bedrooms: 2,
  bathrooms: 1.5,
  hasParking: true,
  isShared: true,
  features: ['Garden', 'Bike store'],
  images: ['photo-1'],
  leaseLength: '12-month',
  parkingDetails: 'One space',
  parkingRestrictions: 'No vans',
  specialConditions: 'Quiet after ten',
};

describe('the submitted payload', () => {
  it('takes description and price from the form’s own fields', () => {
    expect(payloadOf(form)).toMatchObject({
      title: 'Flat by the canal',
      description: 'Two rooms.',
      address: form.address,
      price: 1_200,
      propertyType: 'flat',
      bedrooms: 2,
      bathrooms: 1.5,
      hasParking: true,
      isShared: true,
      availableDate: '2026-12-03',
      images: ['photo-1'],
    });
  });
  it('has the documented names and two more', () => {
    expect(Object.keys(payloadOf(form)).sort()).toEqual(
      [
        'title',
        'description',
        'address',
        'price',
        'propertyType',
        'bedrooms',
        'bathrooms',
        'hasParking',
        'isShared',
        'availableDate',
        'images',
        'features',
        'materialInformation',
        'reference',
      ].sort(),
    );
  });
  it('carries what the document drops under materialInformation', () => {
    const { materialInformation } = payloadOf(form);
    expect(materialInformation).toMatchObject({
      holdingDeposit: 200,
      securityDeposit: 1_000,
      parkingDetails: 'One space',
      parkingRestrictions: 'No vans',
      specialConditions: 'Quiet after ten',
    });
    for (const name of ['title', 'features', 'monthlyRent', 'address'])
      expect(materialInformation).not.toHaveProperty(name);
  });
  it('says every fact of the form once, in one place or the other', () => {
    const { materialInformation } = payloadOf(form);
    const moved = ['title', 'propertyDescription', 'address', 'propertyType', 'bedrooms', 'bathrooms', 'hasParking'];
    const alsoMoved = ['isShared', 'availableDate', 'features', 'images', 'monthlyRent', 'reference'];
    expect([...Object.keys(materialInformation), ...moved, ...alsoMoved].sort()).toEqual(Object.keys(form).sort());
  });
});

describe('the text entries', () => {
  it('come behind the features, bills and lists only when chosen', () => {
    expect(payloadOf(form).features).toEqual([
      'Garden',
      'Bike store',
      'Council Tax Band: B',
      'EPC Rating: C',
      'Lease Length: 12-month AST',
    ]);
  });
  it('list the chosen items', () => {
    expect(
      featureEntries({
        ...form,
        leaseLength: 'rolling',
        billsIncluded: true,
        utilitiesIncluded: ['Gas', 'Water'],
        fireSafetyFeatures: ['Smoke Alarms'],
        accessibilityFeatures: ['Step-free Access', 'Hearing Loop'],
      }),
    ).toEqual([
      'Council Tax Band: B',
      'EPC Rating: C',
      'Lease Length: Rolling monthly',
      'Bills Included',
      'Utilities Included: Gas, Water',
      'Fire Safety: Smoke Alarms',
      'Accessibility: Step-free Access, Hearing Loop',
    ]);
  });
  it('are none for an empty form', () => {
    expect(featureEntries(emptyListingForm)).toEqual([]);
  });
});

describe('reading the text entries', () => {
  it('goes by no case and takes a value for its label', () => {
    expect(
      readFeatureEntries([
        ' council tax band: b ',
        'EPC RATING:C',
        'Lease length: 12-month',
        'Bills included: yes',
        'utilities included: water ,GAS',
        'Garden',
      ]),
    ).toEqual({
      features: ['Garden'],
      councilTaxBand: 'B',
      epcRating: 'C',
      leaseLength: '12-month',
      billsIncluded: true,
      utilitiesIncluded: ['Gas', 'Water'],
    });
  });
  it('hears a no', () => {
    expect(readFeatureEntries(['Bills Included: No'])).toEqual({ features: [], billsIncluded: false });
  });
  it('takes the last of two', () => {
    expect(readFeatureEntries(['EPC Rating: D', 'EPC Rating: B'])).toEqual({ features: [], epcRating: 'B' });
  });
  it.each([
    'Council Tax Band: Z',
    'Council Tax Band',
    'Council Tax Band C is expected',
    'Accessibility: a lift to every floor',
    'Utilities Included: Gas, Sauna',
    'Utilities Included:',
    'Bills Included: water only',
    'Bills Included: constructor',
    'Fire Safety',
  ])('leaves %j in its lister’s own words', (feature) => {
    expect(readFeatureEntries([feature])).toEqual({ features: [feature] });
  });

  test('gives back what was chosen, whatever it was', () => {
    const chosen = fc.record({
      councilTaxBand: fc.constantFrom('' as const, ...councilTaxBands),
      epcRating: fc.constantFrom('' as const, ...epcRatings),
      leaseLength: fc.constantFrom('' as const, ...leaseLengths),
      billsIncluded: fc.boolean(),
      utilitiesIncluded: fc.subarray([...utilities]),
      fireSafetyFeatures: fc.subarray([...fireSafetyItems]),
      accessibilityFeatures: fc.subarray([...accessibilityItems]),
    });
    const owns = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('Garden', 'Accessibility: a lift', 'EPC Rating: soon')),
    );
    fc.assert(
      fc.property(chosen, owns, (picked, features) => {
        const isChosen = ([, value]: [string, unknown]) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
        expect(readFeatureEntries(payloadOf({ ...form, ...picked, features }).features)).toEqual({
          features,
          ...Object.fromEntries(Object.entries(picked).filter(isChosen)),
        });
      }),
    );
  });
});
