import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { expect, test } from 'vitest';
import { cardNotice } from './card-notice.ts';

test('a home that can be rented needs no notice', () => {
  expect(cardNotice('live')).toBeNull();
});

test('a home that is as good as let says so, and any other is no longer available', () => {
  expect(cardNotice('let-agreed')).toBe('Let agreed');
  for (const status of listingStatuses.filter((other) => other !== 'live' && other !== 'let-agreed'))
    expect(cardNotice(status), status).toBe('No longer available');
});
