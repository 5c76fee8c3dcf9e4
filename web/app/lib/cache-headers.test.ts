import { expect, test } from 'vitest';
import { cachedWithinTheDay } from './cache-headers.ts';

test('a page that depends on the day is not kept into the next one', () => {
  const seconds = (instant: string) => cachedWithinTheDay(new Date(instant))['Cache-Control'];
  expect(seconds('2026-11-16T12:00:00Z')).toBe('public, s-maxage=60');
  expect(seconds('2026-11-16T23:59:30Z')).toBe('public, s-maxage=29');
  expect(seconds('2026-11-16T23:59:59.900Z')).toBe('public, s-maxage=0');
});
