import { expect, test } from 'vitest';
import { isReasonFor, reportReasons, reportTypes } from './report-reasons.ts';

test.each(reportTypes)('every reason against a %s is one, and “other” is always among them', (type) => {
  expect(reportReasons[type].every((reason) => isReasonFor(type, reason))).toBe(true);
  expect(reportReasons[type]).toHaveLength(6);
  expect(isReasonFor(type, 'other')).toBe(true);
});

test.each([
  ['property', 'harassment'],
  ['user', 'overpriced'],
  ['listing', 'fake-listing'],
  ['property', ''],
  ['user', 'Scam'],
  ['listing', 'toString'],
] as const)('against a %s “%s” is no reason', (type, reason) => {
  expect(isReasonFor(type, reason)).toBe(false);
});
