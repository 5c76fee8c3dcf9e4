import { describe, expect, it, test } from 'vitest';
import { BATHROOMS, BEDROOMS } from '../../homes/limits.ts';
import { completeListingForm } from '../../testing/listing-form.ts';
import type { ListingForm } from '../fields.ts';
import {
  DAY_HAS_PASSED,
  earliestAvailable,
  isCount,
  type ListingProblems,
  listingProblems,
  listingToasts,
} from './listing-checks.ts';
import { emptyListingForm, withField } from './listing-form.ts';

const inAddress = (part: Partial<ListingForm['address']>): Partial<ListingForm> => ({
  address: { ...completeListingForm.address, ...part },
});
const problemsOf = (changes: Partial<ListingForm>): ListingProblems =>
  listingProblems({ ...completeListingForm, ...changes });

test('a complete form has no problems', () => {
  expect(listingProblems(completeListingForm)).toEqual({});
});

const figures = ['monthlyRent', 'holdingDeposit', 'securityDeposit'] as const;
const missing: readonly (readonly [string, string, readonly Partial<ListingForm>[]])[] = [
  ['title', 'Property title is required', [{ title: '' }, { title: ' \t' }]],
  [
    'propertyDescription',
    'Property description is required',
    [{ propertyDescription: '' }, { propertyDescription: '\n ' }],
  ],
  ['address.line1', 'Address line 1 is required', [inAddress({ line1: '' }), inAddress({ line1: ' ' })]],
  ['address.postcode', 'Postcode is required', [inAddress({ postcode: '' }), inAddress({ postcode: ' ' })]],
  ['address.city', 'City is required', [inAddress({ city: '' }), inAddress({ city: ' ' })]],
  ['propertyType', 'Property type is required', [{ propertyType: '' }]],
  ['availableDate', 'Available date is required', [{ availableDate: '' }, { availableDate: ' ' }]],
  [
    'monthlyRent',
    'Monthly rent is required',
    [null, 0, -1, Number.NaN, 5e-324].map((monthlyRent) => ({ monthlyRent })),
  ],
  [
    'holdingDeposit',
    'Holding deposit is required',
    [null, 0, -1, Number.NaN].map((holdingDeposit) => ({ holdingDeposit })),
  ],
  [
    'securityDeposit',
    'Security deposit is required',
    [null, 0, -1, Number.NaN].map((securityDeposit) => ({ securityDeposit })),
  ],
  ['councilTaxBand', 'Council tax band is required', [{ councilTaxBand: '' }]],
  ['epcRating', 'EPC rating is required', [{ epcRating: '' }]],
  ['leaseLength', 'Lease length is required', [{ leaseLength: '' }]],
];

test.each(missing)('%s: "%s"', (field, sentence, forms) => {
  for (const changes of forms) expect(problemsOf(changes)).toEqual({ [field]: sentence });
});

test('an empty form has all thirteen problems, in the order of the form', () => {
  expect(Object.entries(listingProblems(emptyListingForm))).toEqual(
    missing.map(([field, sentence]) => [field, sentence]),
  );
  expect(missing).toHaveLength(13);
});

test('any penny is a figure', () => {
  for (const name of figures) expect(problemsOf({ [name]: 0.01 })).toEqual({});
});

test('line 2 and the county may be left out', () => {
  expect(problemsOf(inAddress({ line2: '', county: '' }))).toEqual({});
});

test('a rating is required unless the home is exempt or the certificate is on its way', () => {
  const unrated = { epcRating: '' } as const;
  expect(problemsOf(unrated)).toEqual({ epcRating: 'EPC rating is required' });
  expect(problemsOf({ ...unrated, epcExpected: '2026-12-03' })).toEqual({});
  expect(problemsOf({ ...unrated, epcExemption: true })).toEqual({});
  expect(problemsOf({ ...unrated, epcExpected: '2026-02-30' })).toEqual({
    epcExpected: 'Enter a date, such as 3 Dec 2026.',
  });
});

test('the toast says what the document says', () => {
  expect(listingToasts.incomplete).toEqual({
    title: 'Validation Error',
    description: 'Please fill in all required fields',
  });
});

describe('what is filled in but cannot be meant', () => {
  it('is a postcode nobody has', () => {
    expect(problemsOf(inAddress({ postcode: 'M1' }))['address.postcode']).toContain('full UK postcode');
    expect(problemsOf(inAddress({ postcode: 'JE2 3AB' }))['address.postcode']).toContain('Jersey');
    expect(problemsOf(inAddress({ postcode: ' m11ae ' }))).toEqual({});
  });
  it('is a day no calendar has', () => {
    expect(Object.keys(problemsOf({ availableDate: '2026-02-30' }))).toEqual(['availableDate']);
  });
  it('is a number of rooms out of bounds or in thirds', () => {
    for (const bedrooms of [null, -1, 0.5, 51, Number.NaN])
      expect(Object.keys(problemsOf({ bedrooms }))).toEqual(['bedrooms']);
    for (const bathrooms of [null, 0, 0.5, 1.3, 21])
      expect(Object.keys(problemsOf({ bathrooms }))).toEqual(['bathrooms']);
    for (const bedrooms of [0, 1, 50]) expect(problemsOf({ bedrooms })).toEqual({});
    for (const bathrooms of [1, 1.5, 20]) expect(problemsOf({ bathrooms })).toEqual({});
  });
  it('stands in the order of the form too', () => {
    const problems = problemsOf({ title: '', bedrooms: null, availableDate: 'soon', monthlyRent: null });
    expect(Object.keys(problems)).toEqual(['title', 'bedrooms', 'availableDate', 'monthlyRent']);
  });
});

test('rejects a home that became available before the earliest day', () => {
  const from = (availableDate: string, earliest: string) =>
    listingProblems({ ...completeListingForm, availableDate }, earliest);
  expect(from('2026-11-15', '2026-11-16')).toEqual({ availableDate: DAY_HAS_PASSED });
  expect(from('2026-11-16', '2026-11-16')).toEqual({});
  expect(from('', '2026-11-16')).toEqual({ availableDate: 'Available date is required' });
  // A listing may keep the day that it was submitted with.
  expect(from('2026-08-01', earliestAvailable('2026-11-16', '2026-08-01'))).toEqual({});
  expect(earliestAvailable('2026-11-16', '2027-01-01')).toBe('2026-11-16');
});

describe('a utility', () => {
  it('is not both included in the rent and paid for by the tenant', () => {
    const problems = problemsOf({
      utilitiesIncluded: ['Gas', 'Water'],
      utilitiesResponsibility: ['Gas', 'Electricity', 'Water'],
    });
    expect(problems).toEqual({
      utilitiesResponsibility: 'Gas and Water can’t be both included in the rent and paid for by the tenant.',
    });
  });
  it('leaves one list when it is ticked in the other', () => {
    const included = withField(completeListingForm, 'utilitiesIncluded', ['Gas', 'Water']);
    const paid = withField(included, 'utilitiesResponsibility', ['Gas']);
    expect(paid).toMatchObject({ utilitiesIncluded: ['Water'], utilitiesResponsibility: ['Gas'] });
    expect(withField(paid, 'utilitiesIncluded', ['Gas', 'Water']).utilitiesResponsibility).toEqual([]);
  });
});

test('counts go by their steps', () => {
  expect([isCount(2, BEDROOMS), isCount(2.5, BEDROOMS), isCount(2.5, BATHROOMS)]).toEqual([true, false, true]);
});

describe('a figure that no listing has', () => {
  it('is above the limit, or has less than a penny', () => {
    expect(problemsOf({ monthlyRent: 200_001 })).toEqual({ monthlyRent: 'Enter £200,000 or less.' });
    expect(problemsOf({ securityDeposit: 10.005 })).toEqual({
      securityDeposit: 'Enter pounds and pence, such as 276.92.',
    });
    expect(problemsOf({ holdingDeposit: 0.1 + 0.2 })).toEqual({});
  });
  it('is a count of nobody, of halves or of too many', () => {
    const sentence = 'Enter a whole number from 1 to 100, or leave it blank.';
    for (const occupants of [0, 1.5, 101]) expect(problemsOf({ occupants })).toEqual({ occupants: sentence });
    expect(problemsOf({ occupants: null, storeys: 1, households: 100 })).toEqual({});
  });
});
