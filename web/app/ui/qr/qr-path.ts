import { encode } from 'uqr';

/** A QR code as one path of horizontal strokes in a square. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** `M` survives dirt on paper and glare on screens better than `L`, which needs fewer squares. */
export function qrPath(text: string, ecc: 'L' | 'M'): QrPath {
  // Choosing the mask that looks best takes three quarters of the work, and cameras read all of them.
  const { data, size } = encode(text, { ecc, border: 2, maskPattern: 0 });
  return { size, path: data.map((row, y) => strokesOf(row, y)).join('') };
}

function strokesOf(row: readonly boolean[], y: number): string {
  let strokes = '';
  let end: number | null = null;
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x === start) continue;
    const move: string = end === null ? `M${start} ${y}.5` : `m${start - end} 0`;
    strokes += `${move}h${x - start}`;
    end = x;
  }
  return strokes;
}
