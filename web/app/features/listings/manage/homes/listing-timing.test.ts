import { expect, test } from 'vitest';
import { timings } from './listing-timing.ts';

const listing = { daysLive: 0, expiresAt: '2026-12-03T10:00:00.000Z', takeBackUntil: null, withheldAt: null };

test('says of a live home since when it is live and until when it has to be confirmed', () => {
  expect(timings.live(listing)).toBe('Went live today · Confirm by 3 Dec 2026');
  expect(timings.live({ ...listing, daysLive: 1, expiresAt: null })).toBe('1 day live');
});

test('does not call a home live that is not', () => {
  for (const status of ['pending', 'paused', 'let-agreed', 'let', 'rejected', 'withdrawn', 'expired'] as const)
    expect(timings[status](listing) ?? '').not.toMatch(/\blive\b/i);
});

test('says until when “let” can be taken back', () => {
  expect(timings.let({ ...listing, takeBackUntil: '2026-12-03T10:00:00.000Z' })).toBe(
    'Off the market. You can undo this until 3 Dec 2026, 10am',
  );
  expect(timings.let(listing)).toBe('Off the market');
});
