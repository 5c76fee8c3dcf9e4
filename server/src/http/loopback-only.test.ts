import { expect, test } from 'vitest';
import { isLoopbackRequest } from './loopback-only.ts';

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  isLoopbackRequest({ raw: { socket: { remoteAddress } }, headers } as never);

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(asked(address, { host: 'localhost:3000' })).toBe(true);
  expect(asked(address, { host: '127.0.0.1:3000' })).toBe(true);
  expect(asked(address, { host: '[::1]:3000' })).toBe(true);
});

test.each(['192.0.2.1', '2001:db8::1', '::ffff:192.0.2.1', ''])('%s is not', (address) => {
  expect(asked(address, { host: 'localhost:3000' })).toBe(false);
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])('%s tells of a proxy', (name) => {
  expect(asked('127.0.0.1', { host: 'localhost:3000', [name]: '127.0.0.1' })).toBe(false);
});

test('a page elsewhere that points its name at this machine gets nothing', () => {
  expect(asked('127.0.0.1', { host: 'evil.example' })).toBe(false);
  for (const host of ['localhost.evil.example', 'evil@localhost', 'localhost/x', '', 'localhost:x', '0.0.0.0'])
    expect(asked('127.0.0.1', { host }), host).toBe(false);
});
