import { expect, test } from 'vitest';
import { createPagePolicy, securityHeaders } from './security-headers.ts';

test('TLS is demanded only of those who came with TLS', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders('https://letfair.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('allows our own files and the inline scripts of a page, nothing else', () => {
  const policy = createPagePolicy(null)(["'sha256-a'", "'sha256-b'"]);
  for (const directive of [
    "script-src 'self' 'sha256-a' 'sha256-b';",
    "style-src 'self';",
    "img-src 'self' data: blob:;",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
  ])
    expect(policy).toContain(directive);
  expect(policy).not.toContain('unsafe');
});

test('allows pictures of the map server where there is one', () => {
  expect(createPagePolicy({ url: 'https://tiles.example:8080/{z}/{x}/{y}.png' })([])).toContain(
    "img-src 'self' https://tiles.example:8080 data: blob:;",
  );
});
