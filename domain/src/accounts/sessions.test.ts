import { expect, test } from 'vitest';
import { sessionSeconds } from './sessions.ts';

test('a session lives twelve hours, or thirty days when it is remembered', () => {
  expect(sessionSeconds(false)).toBe(12 * 60 * 60);
  expect(sessionSeconds(true)).toBe(30 * 24 * 60 * 60);
});
