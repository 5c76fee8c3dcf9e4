import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailKey, looksLikeEmail, looksLikePhone, MAX_EMAIL_LENGTH, publicName } from './contact-details.ts';

test.each([
  ['Maya', 'Osei', null, 'Maya O.'],
  [' Maya ', ' osei', null, 'Maya O.'],
  ['Maya', '', null, 'Maya'],
  ['Maya', '𠮷田', null, 'Maya 𠮷.'],
  ['Maya', 'Osei', 'Harbour Lets Ltd', 'Harbour Lets Ltd'],
])('%s %s of %s is called “%s”', (firstName, lastName, company, name) => {
  expect(publicName({ firstName, lastName, company })).toBe(name);
});

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

  test('has a maximum length', () => {
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

  test.each(['@', 'a.', 'a@', 'a@a.'])('is not seen in a long text of %j', (piece) => {
    // The longest text that is looked at, and one far beyond.
    for (const length of [MAX_EMAIL_LENGTH, 20_000])
      expect(looksLikeEmail(piece.repeat(length).slice(0, length))).toBe(false);
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
