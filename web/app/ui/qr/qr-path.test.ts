import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const url = 'https://letfair.example/properties/0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11';

test.each(['L', 'M'] as const)('strokes cover the dark squares of a code with %s and no others', (ecc) => {
  const { size, path } = qrPath(url, ecc);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const pen = { x: 0, y: 0 };
  for (const [, kind, x, y, length] of path.matchAll(/([Mm])(\d+) (\d+)(?:\.5)?h(\d+)/g)) {
    pen.x = Number(x) + (kind === 'm' ? pen.x : 0);
    pen.y = Number(y) + (kind === 'm' ? pen.y : 0);
    for (const end = pen.x + Number(length); pen.x < end; pen.x += 1) drawn[pen.y]![pen.x] = true;
  }
  expect(drawn).toEqual(encode(url, { ecc, border: 2, maskPattern: 0 }).data);
});

test('a code is small enough to be part of every page', () => {
  expect(qrPath(url, 'L').path.length).toBeLessThan(2_500);
});
