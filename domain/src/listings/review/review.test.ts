import { expect, test } from 'vitest';
import type { ListingStatus } from '../lifecycle.ts';
import { needsReview, type Reviewed } from './review.ts';

const before: Reviewed = {
  rentPence: 120_000,
  address: { line1: '1 Mill Lane', line2: '', city: 'Manchester', postcode: 'M1 1AE', county: '' },
};
const seen: readonly ListingStatus[] = ['live', 'paused', 'expired'];
const reviewed = (changes: Partial<Reviewed>) =>
  seen.map((status) => needsReview(status, before, { ...before, ...changes }));
const inAddress = (changes: Partial<Reviewed['address']>) => ({ address: { ...before.address, ...changes } });

test('a higher rent is looked at again, a lower one is not', () => {
  expect(reviewed({ rentPence: 120_001 })).toEqual([true, true, true]);
  expect(reviewed({ rentPence: 119_999 })).toEqual([false, false, false]);
});

test.each(['line1', 'line2', 'city', 'postcode', 'county'] as const)('another %s is looked at again', (part) => {
  expect(reviewed(inAddress({ [part]: 'elsewhere' }))).toEqual([true, true, true]);
});

test('the same address in other letters and blanks is not', () => {
  expect(reviewed(inAddress({ line1: ' 1  mill LANE', postcode: 'm11ae' }))).toEqual([false, false, false]);
});

test('an edit that changes nothing of this is not looked at', () => {
  expect(reviewed({})).toEqual([false, false, false]);
});

test('what waits already does not wait anew', () => {
  expect(needsReview('pending', before, { ...before, rentPence: 999_999 })).toBe(false);
});

test('the answer to a rejection is always looked at', () => {
  expect(needsReview('rejected', before, before)).toBe(true);
});
