import { expect, test } from 'vitest';
import { findUrlProblem } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['this host', '0.0.0.0'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local', '169.254.169.254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 unique local', 'fd00::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-mapped public', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['documentation', '2001:db8::1'],
  ['no address', 'localhost'],
])('%s (%s) is not the public internet', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4009::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['nonsense', 'not-an-address'],
  ['https://', 'not-an-address'],
  [`https://a.example/${'x'.repeat(2_000)}`, 'not-an-address'],
  ['http://a.example/', 'not-https'],
  ['file:///etc/passwd', 'not-an-address'],
  ['ftp://a.example/', 'not-https'],
  ['https://user:secret@a.example/', 'credentials'],
  ['https://a.example:25/', 'port'],
  ['https://localhost/', 'host'],
  ['https://intranet/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://metadata.google.internal./', 'host'],
] as const)('refuses %s', (url, problem) => {
  expect(findUrlProblem(url)).toBe(problem);
});

test('accepts https, other ports of the web, and http where it is allowed', () => {
  expect(findUrlProblem('https://a.example/x?y=z')).toBeNull();
  expect(findUrlProblem('https://a.example:8443/')).toBeNull();
  expect(findUrlProblem('http://a.example/', { allowHttp: true })).toBeNull();
});

test('asks about the host where only some are allowed', () => {
  const rules = { isHostAllowed: (host: string) => host === 'media.example.com' };
  expect(findUrlProblem('https://media.example.com/1.jpg', rules)).toBeNull();
  expect(findUrlProblem('https://media.example.com.evil.example/1.jpg', rules)).toBe('host');
});
