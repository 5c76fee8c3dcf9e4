import { expect, test } from 'vitest';
import { isFailedSignIn, isTimeCode, normalizeSecondStepCode, shortenIpAddress } from './second-step.ts';

test.each([
  ['203.0.113.42', '203.0.x.x'],
  ['::ffff:203.0.113.42', '203.0.x.x'],
  ['2001:DB8:85a3::8a2e:370:7334', '2001:db8::x'],
  ['::1', '0:0::x'],
  [null, ''],
  ['', ''],
  ['not an address', ''],
])('shortens the address %s to %s', (address, shortened) => {
  expect(shortenIpAddress(address)).toBe(shortened);
});

test('reads codes with the spaces, hyphens and capitals people type', () => {
  expect(normalizeSecondStepCode(' 123 456 ')).toBe('123456');
  expect(normalizeSecondStepCode('ABCD-efgh-jkmn-pqrs')).toBe('abcdefghjkmnpqrs');
});

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['abcdef', false],
  ['１２３４５６', false],
])('takes %s for a code of an app: %s', (code, isCode) => {
  expect(isTimeCode(code)).toBe(isCode);
});

test('knows failed sign-ins from successful ones', () => {
  expect(isFailedSignIn('wrong-code')).toBe(true);
  expect(isFailedSignIn('recovery-code')).toBe(false);
});
