import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWholeCode, keepCodeDigits } from './verification.ts';

test.each([
  ['12 34-56', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('typed "%s" the field keeps "%s"', (typed, kept) => {
  expect(keepCodeDigits(typed)).toBe(kept);
});

test('what the field keeps is digits only, at most six, and keeping it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const kept = keepCodeDigits(typed);
      expect(kept).toMatch(/^\d{0,6}$/);
      expect(keepCodeDigits(kept)).toBe(kept);
      expect(isWholeCode(kept)).toBe(kept.length === 6);
    }),
  );
});

test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '123456\n'])('"%s" is no whole code', (code) => {
  expect(isWholeCode(code)).toBe(false);
});
