import { expect, test } from 'vitest';
import { pagePolicy, pagePolicyWith, securityHeaders } from './security-headers.ts';

test('TLS is demanded only of those who came with TLS', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders('https://letfair.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('a page runs our files and what carries its nonce', () => {
  const policy = pagePolicy('abc');
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
});

test('pictures come from ourselves, and from the map server where there is one', () => {
  expect(pagePolicyWith(null)('abc')).toBe(pagePolicy('abc'));
  expect(pagePolicyWith({ url: 'https://tiles.example:8080/{z}/{x}/{y}.png' })('abc')).toContain(
    "img-src 'self' https://tiles.example:8080 data: blob:;",
  );
});
