import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, looksLikeEmail, MAX_EMAIL_LENGTH } from './email-address.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem, passwordSentences } from './password-rules.ts';
import { looksLikePhone } from './phone-number.ts';

describe('an email address', () => {
  test.each(['maya@tenant.example', 'o.shea+let@mail.co.example', ' maya@tenant.example ', 'zoë@tenant.example'])(
    '%s looks like one',
    (text) => {
      expect(looksLikeEmail(text)).toBe(true);
    },
  );

  test.each(['', 'maya', 'maya@', '@tenant.example', 'a b@tenant.example', 'a@b', 'a@b@tenant.example', 'a@tenant.e'])(
    '"%s" does not',
    (text) => {
      expect(looksLikeEmail(text)).toBe(false);
    },
  );

  test.each([
    'maya@tenant.example,eve@evil.example',
    'Maya <maya@tenant.example>',
    'maya@tenant.example\nBcc: x@y.example',
  ])('"%s" would be more than one address to a mail server', (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  });

  test('has a longest length', () => {
    const ending = '@tenant.example';
    expect(looksLikeEmail('x'.repeat(MAX_EMAIL_LENGTH - ending.length) + ending)).toBe(true);
    expect(looksLikeEmail('x'.repeat(MAX_EMAIL_LENGTH - ending.length + 1) + ending)).toBe(false);
  });

  test('is compared without case and blanks', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailKey(` ${email.toUpperCase()}\t`)).toBe(emailKey(email));
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });

  test('takes no time to judge, however it is made', () => {
    const start = Date.now();
    for (const text of ['@'.repeat(10_000), 'a.'.repeat(10_000), `a@${'a.'.repeat(120)}`]) looksLikeEmail(text);
    expect(Date.now() - start).toBeLessThan(200);
  });
});

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

describe('a phone number', () => {
  test.each(['07700 900123', '+44 20 7946 0123', '(020) 7946-0123', ' 020.7946.0123 '])('%s looks like one', (text) => {
    expect(looksLikePhone(text)).toBe(true);
  });

  test.each(['', '123456', '1234567890123456', 'call me', '07700 900123 ext 4', '++4420', '0'.repeat(31)])(
    '"%s" does not',
    (text) => {
      expect(looksLikePhone(text)).toBe(false);
    },
  );
});
