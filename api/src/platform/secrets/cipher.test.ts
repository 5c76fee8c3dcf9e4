import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decryptWith,
  encryptWith,
  hashWith,
  keyIdIn,
  keyOf,
  newKey,
  parseKey,
  UnreadableSecret,
  writeKey,
} from './cipher.ts';

const key = newKey();
const place = { table: 'webhook', column: 'secret_key', row: '01980000-0000-7000-8000-000000000001' };

test('gives back any text, and stores the same text differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      const stored = encryptWith(key, place, plain);
      expect(decryptWith(key, place, stored)).toBe(plain.toWellFormed());
      expect(keyIdIn(stored)).toBe(key.id);
      expect(encryptWith(key, place, plain)).not.toBe(stored);
    }),
  );
});

test('refuses a value of which any character was changed', () => {
  const stored = encryptWith(key, place, 'whsec_secret');
  for (let at = 'enc1:'.length; at < stored.length - 1; at++) {
    const other = stored[at] === 'a' ? 'b' : 'a';
    const changed = stored.slice(0, at) + other + stored.slice(at + 1);
    expect(() => decryptWith(key, place, changed), changed).toThrow(UnreadableSecret);
  }
  expect(() => decryptWith(key, place, stored.slice(0, -4))).toThrow(UnreadableSecret);
});

test.each([{ table: 'second_step' }, { column: 'url' }, { row: '01980000-0000-7000-8000-000000000002' }])(
  'refuses a value that was moved to another place: %o',
  (moved) => {
    const stored = encryptWith(key, place, 'whsec_secret');
    expect(() => decryptWith(key, { ...place, ...moved }, stored)).toThrow(UnreadableSecret);
  },
);

test('refuses a value of another key, and tells its key', () => {
  const stored = encryptWith(newKey(), place, 'whsec_secret');
  expect(() => decryptWith(key, place, stored)).toThrow('encrypted with another key');
  expect(keyIdIn(stored)).not.toBe(key.id);
});

test('what an earlier version has stored is not taken for an encrypted value', () => {
  for (const plain of ['whsec_abc', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'enc1:', 'enc1: this is how a mail begins', ''])
    expect(keyIdIn(plain)).toBeNull();
});

test('a key is 32 bytes in base64, base64url or hex, and nothing else', () => {
  const bytes = Buffer.alloc(32, 0xfb);
  for (const text of [
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
  ])
    expect(parseKey(text)).toEqual(keyOf(bytes));
  expect(parseKey(writeKey(key))).toEqual(key);
  for (const text of ['', 'secret', bytes.subarray(1).toString('base64'), `${bytes.toString('hex')}00`, 'x'.repeat(64)])
    expect(parseKey(text), text).toBeNull();
});

test('the id of a key and hashes made with it tell nothing that another key would', () => {
  expect(key.id).toMatch(/^[\da-f]{16}$/);
  expect(hashWith(key, '123456')).toEqual(hashWith(key, '123456'));
  expect(hashWith(key, '123456')).not.toEqual(hashWith(newKey(), '123456'));
});
