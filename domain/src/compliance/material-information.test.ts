import { expect, test } from 'vitest';
import { emptyListingForm } from '../listings/form/listing-form.ts';
import { completenessOf } from './material-information.ts';

const answered = {
  ...emptyListingForm,
  holdingDeposit: 0,
  securityDeposit: 1_000,
  councilTaxBand: 'B',
  epcRating: 'C',
  leaseLength: 'rolling',
  furnishing: 'furnished',
  fireSafetyFeatures: ['Smoke Alarms'],
  heating: 'not-known',
  waterSupply: 'not-known',
  broadband: 'not-known',
  mobileSignal: 'not-known',
  construction: 'not-known',
  buildingSafety: 'not-known',
  floodRisk: 'not-known',
  restrictions: 'none',
} as const;

test('“not known” counts as an answer, and so does a deposit of nothing', () => {
  expect(completenessOf(answered, 'landlord')).toEqual({ percent: 100, missing: [] });
});

test('what is missing is named and lowers the score', () => {
  const { percent, missing } = completenessOf({ ...answered, heating: '', hasParking: true }, 'landlord');
  expect(missing).toEqual(['heating', 'parkingDetails']);
  expect(percent).toBe(88);
  expect(completenessOf(emptyListingForm, 'agent').percent).toBeLessThan(10);
});
