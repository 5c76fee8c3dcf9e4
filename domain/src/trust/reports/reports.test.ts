import { expect, test } from 'vitest';
import {
  decisionsAbout,
  isReasonFor,
  outcomeOf,
  reportDecisions,
  reportOutcomes,
  reportReasons,
  reportTypes,
} from './reports.ts';

test.each(reportTypes)('accepts the reasons for a %s, always with “other”', (type) => {
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

test('upholds a report by any measure, and dismisses it without one', () => {
  expect(reportDecisions.map(outcomeOf)).toEqual(['dismissed', 'upheld', 'upheld']);
  expect(new Set(reportDecisions.map(outcomeOf))).toEqual(new Set(reportOutcomes));
});

test('allows hiding for listings only', () => {
  expect(decisionsAbout('listing')).toEqual(['dismiss', 'hide-listing', 'suspend-user']);
  expect(decisionsAbout('account')).toEqual(['dismiss', 'suspend-user']);
});
