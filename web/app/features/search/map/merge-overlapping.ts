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

/** Finds rectangles by place. None is larger than a cell, so those that overlap lie in neighbouring cells. */
function createScreenGrid<R extends Rectangle>(cellSide: number) {
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
    /** Ties go to the northernmost, then to the westernmost. */
    nearestUnder: (rectangle: Rectangle): R | undefined =>
      [...around(rectangle)]
        .filter((other) => overlap(rectangle, other))
        .sort(
          (one, other) =>
            squaredDistance(rectangle, one) - squaredDistance(rectangle, other) || one.y - other.y || one.x - other.x,
        )[0],
  };
}

/** Listings that one marker could show. */
export interface Spot extends Rectangle {
  readonly key: string;
  readonly homes: number;
}

/** One marker: a spot that has room, or several that would cover each other. */
export interface Group<S extends Spot> extends Rectangle {
  readonly homes: number;
  /** In the order they came in. */
  readonly spots: readonly S[];
}

/** A group that still grows sums up the positions of its listings. */
interface Growing<S extends Spot> extends Rectangle {
  readonly homes: number;
  readonly spots: S[];
  readonly sumX: number;
  readonly sumY: number;
}

/**
 * Merges what overlaps until nothing does. Spots are taken one by one, in an order of their own; each joins the nearest
 * marker it would cover, and so does the larger marker that comes of it. What is merged depends on how spots lie to each
 * other, never on where the screen begins: a map that is moved keeps its groups.
 */
export function mergeOverlapping<S extends Spot>(
  spots: readonly S[],
  /** Across, for a marker of many homes; more homes make no smaller marker. */
  sizeOf: (homes: number) => number,
): readonly Group<S>[] {
  const homesInAll = spots.reduce((sum, { homes }) => sum + homes, 0);
  const largest = Math.max(sizeOf(homesInAll), ...spots.map(({ width, height }) => Math.max(width, height)));
  const grid = createScreenGrid<Growing<S>>(largest);

  for (const spot of spots.toSorted(crowdsFirst)) {
    let group = alone(spot);
    for (let other = grid.nearestUnder(group); other; other = grid.nearestUnder(group)) {
      grid.remove(other);
      group = together(group, other, sizeOf);
    }
    grid.add(group);
  }

  const place = new Map(spots.map((spot, at) => [spot, at]));
  const inOrder = (one: S, other: S): number => place.get(one)! - place.get(other)!;
  return grid
    .all()
    .map(({ sumX, sumY, ...group }) => ({ ...group, spots: group.spots.sort(inOrder) }))
    .sort((one, other) => inOrder(one.spots[0]!, other.spots[0]!));
}

/** Crowds stay where they are, and what lies around them joins them. Spots alike in all else are told apart by their keys. */
const crowdsFirst = (one: Spot, other: Spot): number =>
  other.homes - one.homes || one.y - other.y || one.x - other.x || (one.key < other.key ? -1 : 1);

const alone = <S extends Spot>(spot: S): Growing<S> => ({
  x: spot.x,
  y: spot.y,
  width: spot.width,
  height: spot.height,
  homes: spot.homes,
  spots: [spot],
  sumX: spot.x * spot.homes,
  sumY: spot.y * spot.homes,
});

/** A round marker in the middle of all the homes. */
function together<S extends Spot>(one: Growing<S>, other: Growing<S>, sizeOf: (homes: number) => number): Growing<S> {
  const [few, many] = one.spots.length < other.spots.length ? [one, other] : [other, one];
  for (const spot of few.spots) many.spots.push(spot);
  const homes = one.homes + other.homes;
  const [sumX, sumY] = [one.sumX + other.sumX, one.sumY + other.sumY];
  const size = sizeOf(homes);
  // In whole pixels: the last digits of a mean depend on where the screen begins.
  const [x, y] = [Math.round(sumX / homes), Math.round(sumY / homes)];
  return { x, y, width: size, height: size, homes, spots: many.spots, sumX, sumY };
}
