import { expect, onTestFinished, test, vi } from 'vitest';
import { limitNetworks } from './network-limit.ts';

const limit = { requests: 2, seconds: 60 };

function withClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('refuses what comes beyond the limit, and begins again when the window has ended', () => {
  withClock();
  const count = limitNetworks(limit);
  expect(count('192.0.2.1')).toEqual({ isExceeded: false, left: 1, seconds: 60 });
  vi.setSystemTime(Date.now() + 20_500);
  expect(count('192.0.2.1')).toEqual({ isExceeded: false, left: 0, seconds: 40 });
  expect(count('192.0.2.1')).toEqual({ isExceeded: true, left: 0, seconds: 40 });
  vi.setSystemTime(Date.now() + 39_500);
  expect(count('192.0.2.1')).toEqual({ isExceeded: false, left: 1, seconds: 60 });
});

test.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('counts %s and %s as one network: %s', (one, other, areOne) => {
  const count = limitNetworks({ requests: 1, seconds: 60 });
  count(one);
  expect(count(other).isExceeded).toBe(areOne);
});

test('remembers 50,000 networks, and of more those that were counted last', () => {
  withClock();
  const count = limitNetworks(limit);
  const network = (number: number) => `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`;
  count('192.0.2.1');
  count('192.0.2.2');
  for (let number = 1; number < 50_000; number += 1) count(network(number));
  expect(count('192.0.2.2').left).toBe(0);
  expect(count('192.0.2.1').left).toBe(1);
});
