import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { MAX_DECISION_REASON, reportDecisions } from '@letfair/domain/trust/reports/reports';
import { describe, expect, it, test } from 'vitest';
import { usualReasons } from '../usual-reasons.ts';
import { decisionLabel, earlierText, historyText, reasonText, reportersText } from './report-words.ts';

test('a reason is said in words', () => {
  expect(reasonText('fake-listing')).toBe('Fake listing');
  expect(reasonText('scam')).toBe('Scam');
  expect(reasonText('')).toBe('');
});

test('reporters are counted in words', () => {
  expect([1, 3].map(reportersText)).toEqual(['1 person', '3 people']);
});

test('what somebody’s reports came to is said in one line', () => {
  expect(historyText({ sent: 1, upheld: 0, dismissed: 1 })).toBe('1 report so far: 0 upheld, 1 dismissed');
  expect(historyText({ sent: 7, upheld: 2, dismissed: 4 })).toBe('7 reports so far: 2 upheld, 4 dismissed');
});

test('an entry of the log that has no words of its own is still readable', () => {
  expect(earlierText('hide-listing')).toBe('Hidden after reports');
  expect(earlierText('something-new')).toBe('Something new');
});

describe('a button says what it does', () => {
  const person = { id: '', name: '', email: '', userType: 'landlord', createdAt: '', suspended: false } as const;

  it.each(listingStatuses)('to a %s listing', (listingStatus) => {
    const off = ['let', 'rejected', 'withdrawn'].includes(listingStatus);
    expect(decisionLabel('hide-listing', { listingStatus, person })).toBe(
      off ? 'Uphold (already off the market)' : 'Hide listing',
    );
    expect(decisionLabel('suspend-user', { listingStatus, person })).toBe('Suspend account');
  });

  it('to a person, and to one who is suspended already', () => {
    expect(decisionLabel('suspend-user', { listingStatus: null, person })).toBe('Suspend user');
    expect(decisionLabel('suspend-user', { listingStatus: null, person: { ...person, suspended: true } })).toBe(
      'Uphold (already suspended)',
    );
  });
});

test.each(reportDecisions)('every usual reason to %s fits into the field', (decision) => {
  const reasons = usualReasons[decision];
  expect(reasons.length).toBeGreaterThan(2);
  for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(MAX_DECISION_REASON);
});
