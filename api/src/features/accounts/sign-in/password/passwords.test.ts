import { expect, test } from 'vitest';
import { createPasswords, isCommonPassword } from './passwords.ts';

const passwords = createPasswords();

test('hashes with Argon2id at the chosen cost and a new salt each time', async () => {
  const [one, two] = await Promise.all([passwords.hash('kettle-harbour'), passwords.hash('kettle-harbour')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.matches(one, 'kettle-harbour')).toBe(true);
  expect(await passwords.matches(one, 'kettle-harbours')).toBe(false);
});

test('matches no password without an account', async () => {
  expect(await passwords.matches(undefined, 'kettle-harbour')).toBe(false);
});

test('matches a password typed on different keyboards', async () => {
  expect(await passwords.matches(await passwords.hash('caf\u00e9-harbour'), 'cafe\u0301-harbour')).toBe(true);
});

test.each(['password', '12345678', 'password123', 'qwertyuiop', 'iloveyou', 'football1'])(
  'treats %s as common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['kettle-harbour-7-lantern', 'constructor', '__proto__'])('does not treat %s as common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
