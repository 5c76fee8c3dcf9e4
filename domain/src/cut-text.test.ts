import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, storableText } from './cut-text.ts';

test('cuts a text at its limit, and before a character that would be cut in half', () => {
  expect(cutText('abcdef', 3)).toBe('abc');
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀', 4)).toBe('ab😀');
});

test('whatever is cut stays well formed, and as long as the limit allows', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
      expect(text.startsWith(cut)).toBe(true);
    }),
  );
});

test('replaces what cannot be stored', () => {
  expect(storableText('a\0b\ud800c😀')).toBe('a\ufffdb\ufffdc😀');
});
