/** The photo so many further on; after the last comes the first. */
export const turnedBy = (at: number, step: number, count: number): number => (((at + step) % count) + count) % count;

/** Where a key leads; null for one that means nothing here. */
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

/** In pixels; a finger that moves less only touched. */
const SWIPE_AT_LEAST = 40;

/** A finger that goes left pulls the next photo in; one that goes up or down meant something else. */
export function swipedBy(from: Spot, to: Spot): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SWIPE_AT_LEAST || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
