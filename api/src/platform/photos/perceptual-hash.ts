/** Difference hash: each of the 8 rows gives 8 bits, set where a pixel is darker than its left neighbour. */
export const hashGrid = { width: 9, height: 8 } as const;

/** Pictures whose grey levels differ by less have no features to compare. */
const FLATTEST = 12;
/** A plain gradient sets nearly all bits or nearly none, whatever the picture shows. */
const FEWEST_BITS = 6;

/** Copies that were re-encoded, resized or brightened differ in at most this many bits. */
export const ALIKE_WITHIN_BITS = 4;
const BITS = 64;
const BANDS = ALIKE_WITHIN_BITS + 1;

/** Similar pictures share nearly all of the 64 bits; null for a picture without features. */
export function perceptualHash(greys: ArrayLike<number>): bigint | null {
  let hash = 0n;
  let set = 0;
  let [darkest, lightest] = [255, 0];
  for (let row = 0; row < hashGrid.height; row++)
    for (let column = 0; column < hashGrid.width; column++) {
      // The array has one value per cell of the grid.
      const grey = greys[row * hashGrid.width + column]!;
      darkest = Math.min(darkest, grey);
      lightest = Math.max(lightest, grey);
      if (column === 0) continue;
      const darker = greys[row * hashGrid.width + column - 1]! > grey;
      hash = (hash << 1n) | (darker ? 1n : 0n);
      if (darker) set += 1;
    }
  if (lightest - darkest < FLATTEST || set < FEWEST_BITS || set > BITS - FEWEST_BITS) return null;
  return BigInt.asIntN(BITS, hash);
}

/** Splits the hash into one band more than bits may differ, so that similar pictures share at least one whole band. */
export function bandsOf(hash: bigint): number[] {
  const bits = BigInt.asUintN(BITS, hash);
  return Array.from({ length: BANDS }, (_, band) => {
    const from = Math.floor((band * BITS) / BANDS);
    const wide = Math.floor(((band + 1) * BITS) / BANDS) - from;
    return (band << 16) | Number((bits >> BigInt(from)) & ((1n << BigInt(wide)) - 1n));
  });
}
