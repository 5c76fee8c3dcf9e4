import { expect, test } from 'vitest';
import { createTotpSecret, findTimeStep, totpCode, totpUri } from './totp.ts';

const secret = createTotpSecret();
const NOON = Date.UTC(2026, 10, 16, 12);
const STEP_MS = 30_000;

test('makes another secret of 160 bits each time', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(secret);
});

test('matches the codes of RFC 6238', () => {
  // The RFC's secret "12345678901234567890" in base32; the last six of its eight digits.
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000)).toBe('287082');
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1_111_111_109_000)).toBe('081804');
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a clock that is %i steps off: accepted %s', (steps, isAccepted) => {
  const code = totpCode(secret, NOON + steps * STEP_MS);
  expect(findTimeStep(secret, code, NOON)).toBe(isAccepted ? NOON / STEP_MS + steps : null);
});

test('names the site and the account in the address of the QR code', () => {
  expect(totpUri(secret, 'maya@tenant.example')).toMatch(
    /^otpauth:\/\/totp\/Letfair:maya%40tenant\.example\?issuer=Letfair&secret=[A-Z2-7]{32}&/,
  );
});
