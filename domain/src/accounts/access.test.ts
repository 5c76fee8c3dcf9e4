import { expect, test } from 'vitest';
import { accessInWords, accessKindNames, isEndable } from './access.ts';

test('says what ended in the order of the table, once for each kind', () => {
  expect(accessInWords([])).toBe('');
  expect(accessInWords(['passkey'])).toBe('a passkey');
  expect(accessInWords(['webhook', 'passkey', 'session', 'passkey'])).toBe(
    'a signed-in device, 2 passkeys and a webhook',
  );
});

test('no press ends a second step or its recovery codes', () => {
  expect(accessKindNames.filter((kind) => !isEndable(kind))).toEqual(
    expect.arrayContaining(['second-step', 'recovery-codes']),
  );
});
