import { passwordSentences } from '@letfair/domain/accounts/sign-in-rules';
import { expect, test } from 'vitest';
import {
  ensureAdmin,
  parseAdminArguments,
  parseAdminName,
  refusePublishedPassword,
  refuseWeakPassword,
} from './admin.ts';

test('an address is all it takes; the name and the password are asked for unless they are given', () => {
  expect(parseAdminArguments(['--email', 'ann@letfair.example'])).toEqual({
    email: 'ann@letfair.example',
    name: null,
    password: null,
  });
  const asked = ['--email', 'ann@letfair.example', '--name', 'Ann Lee', '--password', 'a kettle in the attic'];
  expect(parseAdminArguments(asked)).toEqual({
    email: 'ann@letfair.example',
    name: { firstName: 'Ann', lastName: 'Lee' },
    password: 'a kettle in the attic',
  });
});

test.each([
  [[], /^create-admin needs --email\. Usage: /],
  [['--email', 'ann', '--password', 'a kettle in the attic'], /^--email must be an email address/],
  [['--email', 'ann@letfair.example', '--password', 'short'], /^The password was refused: Use at least 8 characters/],
  [['--mail', 'ann@letfair.example'], /^create-admin only accepts --email, --name and --password/],
  [['ann@letfair.example', 'a kettle in the attic'], /^create-admin only accepts --email, --name and --password/],
])('%j is refused in a sentence', (asked, sentence) => {
  expect(() => parseAdminArguments(asked)).toThrow(sentence);
});

test('a name is a first and a last name', () => {
  expect(parseAdminName('  Ann  Mary Lee ')).toEqual({ firstName: 'Ann Mary', lastName: 'Lee' });
  for (const text of ['', 'Ann', 'Ann www.lee.example', `Ann ${'x'.repeat(81)}`])
    expect(() => parseAdminName(text)).toThrow('The name needs a first and a last name');
});

test('a password that nobody typed is refused', () => {
  expect(() => refuseWeakPassword('')).toThrow(
    'The password was refused: Use at least 8 characters for your password.',
  );
});

test('a password of the repository is refused where other machines reach the site', () => {
  const password = 'a kettle in the attic';
  expect(() => refusePublishedPassword(password, { isLocal: false })).toThrow(
    /anyone can read it in Letfair’s repository/,
  );
  expect(() => refusePublishedPassword(password, { isLocal: true })).not.toThrow();
});

test('a common password in the settings is refused in a sentence, and any other failure stays what it is', async () => {
  const ann = { email: 'ann@letfair.example', password: 'password1' };
  const failing = (message: string) => ({ createAdmin: () => Promise.reject(new Error(message)) });
  await expect(ensureAdmin(failing(passwordSentences.common), ann)).rejects.toThrow(
    'ADMIN_PASSWORD must not be one of the most common passwords.',
  );
  await expect(ensureAdmin(failing('connection lost'), ann)).rejects.toThrow('connection lost');
});
