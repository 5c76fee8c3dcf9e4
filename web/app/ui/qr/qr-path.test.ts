import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const url = 'https://letfair.example/properties/0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11';

test.each(['L', 'M'] as const)('strokes cover the dark squares of a code with %s and no others', (ecc) => {
  const { size, path } = qrPath(url, ecc);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) drawn[Number(y)]![at] = true;
  expect(drawn).toEqual(encode(url, { ecc, border: 2 }).data);
});

test('a code is small enough to be part of every page', () => {
  expect(qrPath(url, 'L').path.length).toBeLessThan(4_000);
});
