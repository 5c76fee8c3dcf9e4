import type { OwnListing, OwnListingSummary } from '@letfair/contract/listings/listings';
import { expect, test } from 'vitest';
import { answered, expected, withChanges } from './shown-listings.ts';

const listing: OwnListingSummary = {
  id: 'a',
  reference: '',
  title: 'Two rooms by the canal',
  status: 'live',
  place: '4 Orchard Row, Leeds LS1 1AA',
  price: 1250,
  bedrooms: 2,
  bathrooms: 1,
  propertyType: 'flat',
  cover: null,
  daysLive: 3,
  blockers: 0,
  needsChange: null,
  advertScore: 62,
  completeness: { percent: 100, asked: 16, missing: [], notKnown: [] },
  expiresAt: '2026-12-03T10:00:00.000Z',
  withheldAt: null,
  revision: null,
  rejectionReason: null,
  clientId: null,
  takeBackUntil: null,
  openApplications: 0,
  updatedAt: '2026-11-15T10:00:00.000Z',
};
const answer = { ...listing, status: 'paused', expiresAt: null, updatedAt: '2026-11-15T11:00:00.000Z' } as unknown;

test('an action shows its end before the server has answered', () => {
  const changes = new Map([['a', expected(listing, 'pause')]]);
  expect(withChanges([listing], changes)).toMatchObject([{ status: 'paused', expiresAt: null }]);
});

test('an action that is not possible changes nothing', () => {
  expect(expected(listing, 'resume')).toBe(listing);
});

test('an undone change leaves what the server said', () => {
  expect(withChanges([listing], new Map())).toEqual([listing]);
});

test('the answer is shown until the list has caught up, and no longer', () => {
  const changed = answered(listing, answer as OwnListing);
  const changes = new Map([['a', changed]]);
  expect(withChanges([listing], changes)).toEqual([changed]);
  const fresh = { ...listing, status: 'live' as const, updatedAt: '2026-11-15T12:00:00.000Z' };
  expect(withChanges([fresh], changes)).toEqual([fresh]);
});
