import { expect, test } from 'vitest';
import { decisionsAbout, outcomeOf, reportDecisions, reportOutcomes } from './decisions.ts';

test('whatever is done about a report upholds it, and leaving it at that dismisses it', () => {
  expect(reportDecisions.map(outcomeOf)).toEqual(['dismissed', 'upheld', 'upheld']);
  expect(new Set(reportDecisions.map(outcomeOf))).toEqual(new Set(reportOutcomes));
});

test('a listing can be hidden or its lister suspended, a person can only be suspended', () => {
  expect(decisionsAbout('listing')).toEqual(['dismiss', 'hide-listing', 'suspend-user']);
  expect(decisionsAbout('account')).toEqual(['dismiss', 'suspend-user']);
});
