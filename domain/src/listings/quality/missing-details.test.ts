import { expect, test } from 'vitest';
import { emptyListingForm } from '../form/listing-form.ts';
import { missingInWords, nationsThatNeed, numberProblem } from './missing-details.ts';

const TODAY = '2026-11-20';
const at = (postcode: string, changes: object = {}) => ({
  ...emptyListingForm,
  address: { ...emptyListingForm.address, postcode },
  ...changes,
});

test('numbers are needed where the law keeps a home without one from the public', () => {
  expect(nationsThatNeed('registrationNumber', TODAY)).toEqual({
    always: ['northern-ireland'],
    unlessPending: ['wales', 'scotland'],
  });
  expect(nationsThatNeed('registrationNumber', '2014-01-01')).toEqual({ always: [], unlessPending: ['scotland'] });
  expect(nationsThatNeed('agentRegistrationNumber', TODAY)).toEqual({ always: ['scotland'], unlessPending: [] });
});

test.each([
  ['CF10 1AA', { registrationNumber: 'RN-12345-12345' }, null],
  ['CF10 1AA', { registrationNumber: '12345' }, expect.stringContaining('Rent Smart Wales')],
  ['LS1 1AA', { registrationNumber: 'anything' }, null],
])('in %s %j is told: %s', (postcode, changes, problem) => {
  expect(numberProblem('registrationNumber', at(postcode, changes), 'agent', TODAY)).toEqual(problem);
});

test('says how many homes wait for what', () => {
  expect(missingInWords({ epcRating: 12, registrationNumber: 1, agentRegistrationNumber: 0 })).toEqual([
    '12 homes wait for an energy rating',
    '1 home waits for a landlord registration number',
  ]);
});
