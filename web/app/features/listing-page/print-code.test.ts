import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { printCode } from './print-code.ts';

const url = 'https://letfair.example/properties/0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11';

test('strokes cover the dark squares of the code and no others', () => {
  const { size, path } = printCode(url);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    for (let at = Number(x); at < Number(x) + Number(length); at += 1) drawn[Number(y)]![at] = true;
  expect(drawn).toEqual(encode(url, { ecc: 'L', border: 2 }).data);
});

test('a code is small enough to be part of every page', () => {
  expect(printCode(url).path.length).toBeLessThan(4_000);
});
