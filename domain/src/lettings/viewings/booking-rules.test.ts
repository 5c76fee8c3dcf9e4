import { describe, expect, it, test } from 'vitest';
import { addressShownFrom, blamedSide, isLate, keptInWords, offerUntil } from './booking-rules.ts';
import { viewingStatuses } from './lifecycle.ts';

const startsAt = new Date('2026-11-20T14:00:00Z');

test('counts a cancellation as late from 24 hours before', () => {
  expect(isLate(startsAt, new Date('2026-11-19T14:00:00Z'))).toBe(false);
  expect(isLate(startsAt, new Date('2026-11-19T14:00:01Z'))).toBe(true);
});

test('shows a hidden address from 24 hours before, and a shared one at once', () => {
  expect(addressShownFrom(startsAt, { sharesAddress: false })?.toISOString()).toBe('2026-11-19T14:00:00.000Z');
  expect(addressShownFrom(startsAt, { sharesAddress: true })).toBeNull();
});

describe('a place that came free is held', () => {
  it('for two hours', () => {
    const now = new Date('2026-11-18T10:00:00Z');
    expect(offerUntil(startsAt, 24, now)?.toISOString()).toBe('2026-11-18T12:00:00.000Z');
  });
  it('no longer than it can be booked', () => {
    expect(offerUntil(startsAt, 24, new Date('2026-11-19T13:00:00Z'))?.toISOString()).toBe('2026-11-19T14:00:00.000Z');
    expect(offerUntil(startsAt, 24, new Date('2026-11-19T14:00:00Z'))).toBeNull();
  });
});

test('counts no-shows and late cancellations against whoever caused them', () => {
  const blamed = viewingStatuses.map((status) => [
    status,
    blamedSide({ status, isLate: false }),
    blamedSide({ status, isLate: true }),
  ]);
  expect(blamed.filter(([, soon, late]) => soon !== null || late !== null)).toEqual([
    ['cancelled-by-tenant', null, 'tenant'],
    ['cancelled-by-lister', null, 'lister'],
    ['no-show-tenant', 'tenant', 'tenant'],
    ['no-show-lister', 'lister', 'lister'],
  ]);
});

test('says how many viewings somebody kept', () => {
  expect(keptInWords({ kept: 9, of: 10 })).toBe('attended 9 of 10 viewings');
});
