import { expect, test } from 'vitest';
import { emptyListingForm } from '../form/listing-form.ts';
import { completenessOf, completenessSentences } from './material-information.ts';

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
  const completeness = completenessOf(answered);
  expect(completeness).toMatchObject({ percent: 100, asked: 16, missing: [] });
  expect(completeness.notKnown).toHaveLength(7);
});

test('what is missing is named and lowers the score', () => {
  const { percent, missing } = completenessOf({ ...answered, heating: '', hasParking: true });
  expect(missing).toEqual(['heating', 'parkingDetails']);
  expect(percent).toBe(88);
  expect(completenessOf(emptyListingForm).percent).toBeLessThan(10);
});

test('in words, “not known” is no fact, and what is open is named', () => {
  const known = { waterSupply: 'mains', broadband: 'none', mobileSignal: 'good', construction: 'timber' } as const;
  const mostly = { ...answered, ...known, heating: '', floodRisk: 'low', epcRating: '' } as const;
  expect(completenessSentences(completenessOf(mostly))).toEqual([
    'Details given: 13 of 16.',
    'Not known: building safety.',
    'Not given: EPC rating, heating.',
  ]);
  const whole = { percent: 100, asked: 16, missing: [], notKnown: [] };
  expect(completenessSentences(whole)).toEqual(['Details given: 16 of 16.']);
});
