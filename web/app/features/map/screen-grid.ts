/** A rectangle on the screen: its middle and its size, in pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const squaredDistance = (one: Rectangle, other: Rectangle): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** Rectangles by where they are. None may be wider or higher than a cell, so whatever overlaps lies in the next cell. */
export function createScreenGrid<R extends Rectangle>(cellSide: number) {
  const cells = new Map<string, Set<R>>();
  const column = ({ x }: Rectangle): number => Math.floor(x / cellSide);
  const row = ({ y }: Rectangle): number => Math.floor(y / cellSide);
  const keyOf = (rectangle: Rectangle): string => `${column(rectangle)},${row(rectangle)}`;

  function* around(middle: Rectangle): Generator<R> {
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1]) yield* cells.get(`${column(middle) + x},${row(middle) + y}`) ?? [];
  }

  return {
    add: (rectangle: R): void => {
      const key = keyOf(rectangle);
      cells.set(key, (cells.get(key) ?? new Set()).add(rectangle));
    },
    remove: (rectangle: R): void => void cells.get(keyOf(rectangle))?.delete(rectangle),
    all: (): readonly R[] => [...cells.values()].flatMap((cell) => [...cell]),
    /** Of those as near as each other, the northernmost and then the westernmost. */
    nearestUnder: (rectangle: Rectangle): R | undefined =>
      [...around(rectangle)]
        .filter((other) => overlap(rectangle, other))
        .sort(
          (one, other) =>
            squaredDistance(rectangle, one) - squaredDistance(rectangle, other) || one.y - other.y || one.x - other.x,
        )[0],
  };
}
