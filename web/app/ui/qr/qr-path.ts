import { encode } from 'uqr';

/** A QR code as one path of horizontal strokes in a square. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** `M` survives dirt on paper and glare on screens better than `L`, which needs fewer squares. */
export function qrPath(text: string, ecc: 'L' | 'M'): QrPath {
  const { data, size } = encode(text, { ecc, border: 2 });
  return { size, path: data.map((row, y) => strokesOf(row, y)).join('') };
}

function strokesOf(row: readonly boolean[], y: number): string {
  let strokes = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) strokes += `M${start} ${y}.5h${x - start}`;
  }
  return strokes;
}
