import { encode } from 'uqr';

/** A QR code as one path of horizontal strokes, drawn on the server so that browsers need no library for it. */
export interface PrintCode {
  /** The short address, which is typed with less trouble. */
  readonly url: string;
  readonly size: number;
  readonly path: string;
}

export function printCode(url: string): PrintCode {
  const { data, size } = encode(url, { ecc: 'L', border: 2 });
  const path = data.map((row, y) => strokesOf(row, y)).join('');
  return { url, size, path };
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
