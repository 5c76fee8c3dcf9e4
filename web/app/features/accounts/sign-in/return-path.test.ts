import { describe, expect, it } from 'vitest';
import { readReturn } from './return-path.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const HOUR = 60 * 60 * 1_000;
const stored = (path: unknown, at: unknown = now) => JSON.stringify({ path, at });

describe('where a sign-up began, as another tab reads it', () => {
  it('is the page with what was wanted there', () => {
    expect(readReturn(stored('/properties/1#message', now - 23 * HOUR), now)).toBe('/properties/1#message');
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '{"path":'],
    ['the word null', 'null'],
    ['a day old', stored('/favorites', now - 24 * HOUR)],
    ['from the future', stored('/favorites', now + HOUR)],
    ['without a time', stored('/favorites', null)],
    ['no text', stored({ to: '/favorites' })],
    ['another site', stored('//evil.example')],
    ['another site behind a backslash', stored('/\\evil.example')],
    ['a script', stored('javascript:alert(1)')],
    ['the sign-in page', stored('/auth/login')],
  ])('is unknown where storage holds %s', (_, text) => expect(readReturn(text, now)).toBeNull());
});
