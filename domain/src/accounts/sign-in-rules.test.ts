import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deviceOf,
  isWholeCode,
  keepCodeDigits,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
  passwordSentences,
  sessionSeconds,
  UNKNOWN_DEVICE,
} from './sign-in-rules.ts';

describe('a password', () => {
  test('is measured in characters, not in code units', () => {
    expect(passwordProblem('x'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(passwordSentences.tooShort);
    expect(passwordProblem('😀'.repeat(MIN_PASSWORD_LENGTH - 1))).toBe(passwordSentences.tooShort);
    expect(passwordProblem('x'.repeat(MIN_PASSWORD_LENGTH))).toBeNull();
    expect(passwordProblem('x'.repeat(MAX_PASSWORD_LENGTH))).toBeNull();
    expect(passwordProblem('x'.repeat(MAX_PASSWORD_LENGTH + 1))).toBe(passwordSentences.tooLong);
  });

  test('may contain any characters', () => {
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

test('keeps at most six digits of a typed code', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const kept = keepCodeDigits(typed);
      expect(kept).toMatch(/^\d{0,6}$/);
      expect(keepCodeDigits(kept)).toBe(kept);
      expect(isWholeCode(kept)).toBe(kept.length === 6);
    }),
  );
});

test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '123456\n'])('rejects "%s" as a code', (code) => {
  expect(isWholeCode(code)).toBe(false);
});

test('keeps a session for twelve hours, or thirty days with remember me', () => {
  expect(sessionSeconds(false)).toBe(12 * 60 * 60);
  expect(sessionSeconds(true)).toBe(30 * 24 * 60 * 60);
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile Safari/605',
    'Firefox on iPad',
  ],
  ['curl/8.5.0', UNKNOWN_DEVICE],
  ['', UNKNOWN_DEVICE],
  ['Something on Linux', 'Linux'],
  [`${'x'.repeat(10_000)} Firefox/140.0`, UNKNOWN_DEVICE],
  ['<script>alert(1)</script> Firefox/1', 'Firefox'],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
