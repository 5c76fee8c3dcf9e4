import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isWholeCode,
  keepCodeDigits,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
  passwordSentences,
  sessionSeconds,
} from './sign-in-rules.ts';

describe('a password', () => {
  test('is judged by its length in characters', () => {
    expect(passwordProblem('x'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(passwordSentences.tooShort);
    expect(passwordProblem('😀'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(passwordSentences.tooShort);
    expect(passwordProblem('x'.repeat(MIN_PASSWORD_LENGTH))).toBeNull();
    expect(passwordProblem('x'.repeat(MAX_PASSWORD_LENGTH))).toBeNull();
    expect(passwordProblem('x'.repeat(MAX_PASSWORD_LENGTH + 1))).toBe(passwordSentences.tooLong);
  });

  test('of any characters passes when it is long enough and not common', () => {
    const anything = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 });
    fc.assert(fc.property(anything, (password) => passwordProblem(password, () => false) === null));
    fc.assert(fc.property(anything, (password) => passwordProblem(password, () => true) === passwordSentences.common));
  });
});

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

test('a session lives twelve hours, or thirty days when it is remembered', () => {
  expect(sessionSeconds(false)).toBe(12 * 60 * 60);
  expect(sessionSeconds(true)).toBe(30 * 24 * 60 * 60);
});
