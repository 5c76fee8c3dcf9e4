import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALIKE_WITHIN_BITS, bandsOf, hashGrid, perceptualHash } from './perceptual-hash.ts';

const grid = (grey: (column: number, row: number) => number) =>
  Array.from({ length: hashGrid.width * hashGrid.height }, (_, at) =>
    grey(at % hashGrid.width, Math.floor(at / hashGrid.width)),
  );

test('each bit tells whether it gets darker to the right', () => {
  const stripes = perceptualHash(grid((column) => (column % 2 === 0 ? 200 : 50)));
  expect(BigInt.asUintN(64, stripes!).toString(2)).toBe('10'.repeat(32));
});

test('a picture that is the same all over, or a slope all over, has no hash', () => {
  expect(perceptualHash(grid(() => 128))).toBeNull();
  expect(perceptualHash(grid((column, row) => 100 + ((column + row) % 2) * 5))).toBeNull();
  expect(perceptualHash(grid((column) => column * 20))).toBeNull();
  expect(perceptualHash(grid((column) => 255 - column * 20))).toBeNull();
});

test('hashes that differ in a few bits share a whole band; a band tells its place', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: ALIKE_WITHIN_BITS }),
      (hash, flipped) => {
        const other = BigInt.asIntN(
          64,
          flipped.reduce((bits, bit) => bits ^ (1n << BigInt(bit)), hash),
        );
        const bands = bandsOf(hash);
        expect(bandsOf(other).some((band) => bands.includes(band))).toBe(true);
        expect(bands.map((band) => band >> 16)).toEqual([0, 1, 2, 3, 4]);
      },
    ),
  );
});
