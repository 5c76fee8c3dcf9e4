import { expect, test } from 'vitest';
import { floodLimit, networkOf } from './flood-limit.ts';

test('the limit holds for a window, then starts anew', () => {
  let time = 0;
  const count = floodLimit({ requests: 3, seconds: 60 }, () => time);
  expect([1, 2, 3].map(() => count('192.0.2.1'))).toEqual([0, 0, 0]);
  time = 20_500;
  expect(count('192.0.2.1')).toBe(40);
  expect(count('192.0.2.2')).toBe(0);
  time = 60_000;
  expect(count('192.0.2.1')).toBe(0);
});

test('half of an address of IPv6 is one visitor', () => {
  const count = floodLimit({ requests: 1, seconds: 60 }, () => 0);
  expect(count('2001:db8:1:2:3:4:5:6')).toBe(0);
  expect(count('2001:db8:1:2::9')).toBe(60);
  expect(count('2001:db8:1:3::9')).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1:2:3:4:5', 'fe80:0:0:1'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('memory stays bounded under a flood from everywhere', () => {
  const count = floodLimit({ requests: 1, seconds: 60 }, () => 0);
  for (let index = 0; index < 60_000; index++) count(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  // The earliest were forgotten, the latest were not.
  expect(count('10.0.0.0')).toBe(0);
  expect(count('10.0.234.95')).toBe(60);
});
