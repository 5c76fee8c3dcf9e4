import { expect, test } from 'vitest';
import { columnChoiceProblem, missingColumns } from './column-choice.ts';
import { portfolioColumns } from './columns.ts';

test('names what each home needs and no column holds, as the form does', () => {
  expect(missingColumns(['title', null, 'propertyType'])).toEqual({
    toAdd: [
      'Your reference',
      'Property description',
      'Address line 1',
      'Postcode',
      'City or town',
      'Available from',
      'Monthly rent',
    ],
    toComplete: ['Holding deposit', 'Security deposit', 'Council tax band', 'EPC rating', 'Lease length'],
  });
});

test('nothing is missing from a file with a column for each field', () =>
  expect(missingColumns(portfolioColumns)).toEqual({ toAdd: [], toComplete: [] }));

test('a choice needs the references, and each field once; photos may have several columns', () => {
  expect(columnChoiceProblem(['title', null])).toContain('your references');
  expect(columnChoiceProblem(['reference', 'monthlyRent', 'monthlyRent'])).toContain('“Monthly rent” for two columns');
  expect(columnChoiceProblem(['reference', 'constructor'])).toContain('no field named');
  expect(columnChoiceProblem(['reference', 'photos', 'photos'])).toBeNull();
});
