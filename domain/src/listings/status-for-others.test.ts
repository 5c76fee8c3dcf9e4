import { expect, test } from 'vitest';
import { listingStatuses } from './lifecycle.ts';
import { statusForOthers } from './status-for-others.ts';

test.each(listingStatuses)('a %s home of somebody who is suspended counts as withdrawn', (status) => {
  expect(statusForOthers(status, { isSuspended: true })).toBe('withdrawn');
  expect(statusForOthers(status, { isSuspended: false })).toBe(status);
});
