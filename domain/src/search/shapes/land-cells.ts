import { type Box, ukBounds } from '../places/map/uk-bounds.ts';

/**
 * Where the United Kingdom has land, in squares of a fifth of a degree: a row for each parallel from the south, four
 * squares to a digit. The outline of the coast is too large to be loaded with every search. A test compares both.
 */
const rows = `
000000007000000 00000001f000000 00000001c000000 000000006000000 000e30000000000 000ef8600000000 0000fff80000000
00003ffcff00000 00001fffffff800 000007ffffffe00 000003fffffff80 000001fffffff80 00001dfffffff80 00003ffffffff00
00003ffffffff80 00001ffffffffc0 000003fffffffe0 000001fffffffe0 000005fffffffe0 000007fffffff80 000007fffffff80
000007ffffff000 0000039ffffe000 00000007fffc000 00000007fff8000 039f8f1ffff8000 0fffcf3ffff8000 0fffc33fffe0000
07ffdfffffc0000 01ff9ffffe00000 01ff1ffffe00000 003ecffffe00000 0006fffffc00000 001ffffffc00000 000ffffff000000
0007ffffc000000 000fffff8000000 003fffff8000000 001fffffc000000 039fffffe000000 039ffffff000000 019ffffff000000
01dffffff800000 01fdfffff000000 0079ffe00000000 007c7ff80000000 007e3ffe0000000 000c1ffe0000000 000008be0000000
0000001f0000000 0000001f8000000 000000078000000 000000000000000 000000000000000 000000000700000 000000000700000
000000000f00000 000000000f80000 000000000380000 000000000080000 000000000000000 000000000000000 000000000000000
`
  .trim()
  .split(/\s/);

const CELLS_PER_DEGREE = 5;
const CELLS_A_DIGIT = 4;

const isLand = (row: number, column: number): boolean => {
  const digit = Number.parseInt(rows[row]?.charAt(Math.floor(column / CELLS_A_DIGIT)) || '0', 16);
  return (digit & (8 >> (column % CELLS_A_DIGIT))) !== 0;
};

/** Whether a box reaches a square with land of the United Kingdom. */
export function hasLand({ west, south, east, north }: Box): boolean {
  const columnOf = (lng: number) => Math.floor((lng - ukBounds.west) * CELLS_PER_DEGREE);
  const rowOf = (lat: number) => Math.floor((lat - ukBounds.south) * CELLS_PER_DEGREE);
  for (let row = Math.max(0, rowOf(south)); row <= rowOf(north) && row < rows.length; row++)
    for (let column = Math.max(0, columnOf(west)); column <= columnOf(east); column++)
      if (isLand(row, column)) return true;
  return false;
}
