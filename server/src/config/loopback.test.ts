import { expect, test } from 'vitest';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '127.255.255.254', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is this machine only',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

test.each([
  ...['0.0.0.0', '::', '0', '[::]', '192.168.0.1', '10.0.0.1', '169.254.1.1', '128.0.0.1', '2001:db8::1'],
  ...['::ffff:192.0.2.1', 'localhost.example', 'mylocalhost', 'localhost.', '127.0.0.1.example', '127.1', ''],
])('%s may be reached from elsewhere', (host) => expect(isLoopbackHost(host)).toBe(false));

test.each([
  ...['http://localhost:3000', 'http://127.0.0.2', 'http://127.1:8080', 'http://0x7f000001', 'https://[::1]:3000'],
  ...['http://[::ffff:127.0.0.1]', 'http://letfair.localhost'],
])('%s is this machine only', (url) => expect(isLoopbackUrl(url)).toBe(true));

test.each([
  ...['https://letfair.example', 'http://0.0.0.0:3000', 'http://[::]', 'http://192.168.0.1'],
  ...['http://localhost.example', 'http://notlocalhost', 'http://127.0.0.1.example', 'http://letfair.local'],
])('%s may be reached from elsewhere', (url) => expect(isLoopbackUrl(url)).toBe(false));
