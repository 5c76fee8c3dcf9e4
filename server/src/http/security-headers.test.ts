import { expect, test } from 'vitest';
import { createPageHeaders, createPagePolicy, securityHeaders } from './security-headers.ts';

const ourselves = { mapTiles: null, mediaUrl: null };

test('TLS is demanded only of those who came with TLS', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders('https://letfair.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('allows our own files and the inline scripts of a page, nothing else', () => {
  const policy = createPagePolicy(ourselves)(["'sha256-a'", "'sha256-b'"]);
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
  const tiles = { kind: 'raster', url: 'https://tiles.example:8080/{z}/{x}/{y}.png', attribution: '' } as const;
  const policy = createPagePolicy({ ...ourselves, mapTiles: tiles })([]);
  expect(policy).toContain("img-src 'self' https://tiles.example:8080 data: blob:;");
  expect(policy).toContain("connect-src 'self';");
});

test('allows requests to the host of a PMTiles archive, and needs none for our own', () => {
  const archive = { kind: 'pmtiles', url: 'https://maps.example/uk.pmtiles', attribution: '' } as const;
  const policy = createPagePolicy({ ...ourselves, mapTiles: archive })([]);
  expect(policy).toContain("connect-src 'self' https://maps.example;");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(createPagePolicy({ ...ourselves, mapTiles: { ...archive, url: '/streets/0.pmtiles' } })([])).toBe(
    createPagePolicy(ourselves)([]),
  );
});

test('allows photos of the media address', () => {
  const policy = createPagePolicy({ ...ourselves, mediaUrl: 'https://media.example' })([]);
  expect(policy).toContain("img-src 'self' https://media.example data: blob:;");
  expect(policy).toContain("connect-src 'self';");
});

test('nothing of others is embedded, unless photos or tiles of another address are configured', () => {
  const embedding = (origins: Parameters<typeof createPageHeaders>[0]) =>
    ({ ...securityHeaders(''), ...createPageHeaders(origins) })['cross-origin-embedder-policy'];
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' };
  expect(embedding(ourselves)).toBe('require-corp');
  expect(embedding({ ...ourselves, mediaUrl: 'https://media.example' })).toBe('credentialless');
  expect(embedding({ ...ourselves, mapTiles: { ...tiles, kind: 'raster' } })).toBe('credentialless');
  // Parts of an archive are asked for by a script, which its host has to allow anyway.
  expect(embedding({ ...ourselves, mapTiles: { ...tiles, kind: 'pmtiles' } })).toBe('require-corp');
});
