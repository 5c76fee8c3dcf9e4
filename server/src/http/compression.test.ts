import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptsGzip, compressed } from './compression.ts';

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

test('long text shrinks; short text, pictures and the unwilling get it as it is', async () => {
  const text = 'a home '.repeat(500);
  const small = await compressed(text, 'text/html; charset=utf-8', 'gzip');
  expect(small && gunzipSync(small).toString()).toBe(text);
  expect(small!.length).toBeLessThan(text.length / 10);
  expect(await compressed('short', 'text/html', 'gzip')).toBeNull();
  expect(await compressed(text, 'image/webp', 'gzip')).toBeNull();
  expect(await compressed(text, 'text/html', undefined)).toBeNull();
});
