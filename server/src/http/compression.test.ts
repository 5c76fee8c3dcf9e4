import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptsGzip, compress } from './compression.ts';

test.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['gzip;q=0.5', true],
  ['br', false],
  ['', false],
  [undefined, false],
])('Accept-Encoding "%s": %s', (header, accepted) => {
  expect(acceptsGzip(header)).toBe(accepted);
});

test('compresses long text, but neither short text nor pictures', async () => {
  const text = 'a home '.repeat(500);
  const gzipped = await compress(text, 'text/html; charset=utf-8');
  expect(gzipped && gunzipSync(gzipped).toString()).toBe(text);
  expect(gzipped!.length).toBeLessThan(text.length / 10);
  expect(await compress('short', 'text/html')).toBeNull();
  expect(await compress(text, 'image/webp')).toBeNull();
});
