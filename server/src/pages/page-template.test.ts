import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshNonce, NONCE_LENGTH, NONCE_PLACEHOLDER } from './nonce.ts';
import { pageTemplate } from './page-template.ts';

const words = fc.constantFrom('<script nonce="', '">', 'home', '£1,250 pcm', ' ', '🏠', '\n', 'aaaaaaaa', 'ÿ');
const piece = fc.oneof(
  fc.array(words, { maxLength: 400 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('whatever the page, both forms unpack to the page with the nonce in its places', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const template = pageTemplate(pieces.join(NONCE_PLACEHOLDER), NONCE_PLACEHOLDER);
      const nonce = freshNonce();
      const page = pieces.join(nonce);
      expect(template.fill(nonce).toString()).toBe(Buffer.from(page).toString());
      expect(gunzipSync(template.fillGzipped(nonce)).toString()).toBe(Buffer.from(page).toString());
    }),
    { numRuns: 300 },
  );
});

test('text further apart than the window of deflate', () => {
  const far = Array.from({ length: 9_000 }, (_, index) => `card ${index * 7_919} `).join('');
  const html = `${far}${NONCE_PLACEHOLDER}${far}${NONCE_PLACEHOLDER}${far.slice(0, 40)}`;
  const nonce = freshNonce();
  const unpacked = gunzipSync(pageTemplate(html, NONCE_PLACEHOLDER).fillGzipped(nonce)).toString();
  expect(unpacked).toBe(html.replaceAll(NONCE_PLACEHOLDER, nonce));
});

test('two answers of one page share nothing but the page', () => {
  const template = pageTemplate(`a${NONCE_PLACEHOLDER}b`, NONCE_PLACEHOLDER);
  const [first, second] = [template.fill('1'.repeat(NONCE_LENGTH)), template.fill('2'.repeat(NONCE_LENGTH))];
  expect(first.toString()).toBe(`a${'1'.repeat(NONCE_LENGTH)}b`);
  expect(second.toString()).toBe(`a${'2'.repeat(NONCE_LENGTH)}b`);
});

test('holes cost little compression', () => {
  const card = (index: number) =>
    `<li class="rounded border p-4"><a href="/properties/${index}">Home ${index}</a></li>`;
  const part = Array.from({ length: 100 }, (_, index) => card(index)).join('');
  const html = [part, part, part, part].join(NONCE_PLACEHOLDER);
  const size = pageTemplate(html, NONCE_PLACEHOLDER).fillGzipped(freshNonce()).length;
  expect(size).toBeLessThan(gzipSync(html, { level: 9 }).length * 1.25);
});

test('nonces are 24 characters of base64 and differ', () => {
  const nonces = new Set(Array.from({ length: 2_000 }, freshNonce));
  expect(nonces.size).toBe(2_000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
});
