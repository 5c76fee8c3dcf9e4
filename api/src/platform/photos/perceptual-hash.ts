/** The grey picture the hash is made from: each of its 8 rows tells 8 times whether it gets darker to the right. */
export const hashGrid = { width: 9, height: 8 } as const;

/** Grey levels between the darkest and the lightest spot below which a picture is the same all over. */
const FLATTEST = 12;
/** A slope all over sets nearly all bits or nearly none, whatever it is a picture of. */
const FEWEST_BITS = 6;

/** How many bits two pictures of one scene may differ in: saved again, made smaller, a little lighter. */
export const ALIKE_WITHIN_BITS = 4;
const BITS = 64;
const BANDS = ALIKE_WITHIN_BITS + 1;

/** 64 bits that look-alikes share nearly all of; null for a picture too flat to be told from another. */
export function perceptualHash(greys: ArrayLike<number>): bigint | null {
  let hash = 0n;
  let set = 0;
  let [darkest, lightest] = [255, 0];
  for (let row = 0; row < hashGrid.height; row++)
    for (let column = 0; column < hashGrid.width; column++) {
      // As many greys as the grid has squares.
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

/** The hash in one part more than bits may differ, so that look-alikes share a whole part; each is tagged with its place. */
export function bandsOf(hash: bigint): number[] {
  const bits = BigInt.asUintN(BITS, hash);
  return Array.from({ length: BANDS }, (_, band) => {
    const from = Math.floor((band * BITS) / BANDS);
    const wide = Math.floor(((band + 1) * BITS) / BANDS) - from;
    return (band << 16) | Number((bits >> BigInt(from)) & ((1n << BigInt(wide)) - 1n));
  });
}
