import { expect, test } from 'vitest';
import { blockedSentence, isBlockedByYou } from './blocked-texts.ts';

test('whoever has blocked the other can take it back', () => {
  expect((['you', 'both', 'them', null] as const).map(isBlockedByYou)).toEqual([true, true, false, false]);
});

test('both sides are told why they cannot write', () => {
  expect(blockedSentence(null, 'Ann B.')).toBeNull();
  expect(blockedSentence('you', 'Ann B.')).toContain('You have blocked Ann B.');
  expect(blockedSentence('both', 'Ann B.')).toBe(blockedSentence('you', 'Ann B.'));
  expect(blockedSentence('them', 'Ann B.')).toContain('Ann B. does not take messages from you');
});
