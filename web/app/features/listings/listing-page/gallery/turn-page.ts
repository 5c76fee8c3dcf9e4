/** The index after a step, wrapping around. */
export const turnedBy = (at: number, step: number, count: number): number => (((at + step) % count) + count) % count;

/** The index after a key, or null for other keys. */
export function turnedByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return turnedBy(at, 1, count);
    case 'ArrowLeft':
      return turnedBy(at, -1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In pixels; shorter movements are taps. */
const SWIPE_AT_LEAST = 40;

/** A swipe to the left shows the next photo; vertical movements are ignored. */
export function swipedBy(from: Spot, to: Spot): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SWIPE_AT_LEAST || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
