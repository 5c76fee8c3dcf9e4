export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Where the values stand in a box, evenly from left to right, `high` at its top and `low` at its bottom. */
export function dots(values: readonly number[], { width, height }: Size, low: number, high: number): readonly Dot[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: tenth(index * step),
    y: tenth(height - (along(value, low, high) / 100) * height),
  }));
}

/** The `d` of a path through the dots. */
export const linePath = (line: readonly Dot[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

export interface Segment {
  readonly from: number;
  readonly length: number;
}

/** Parts of a bar one after another, in proportion; together with the gaps between them they fill it. */
export function segments(parts: readonly number[], length: number, gap: number): readonly Segment[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => ({ from: 0, length: 0 }));
  const room = length - gap * (parts.length - 1);
  let from = 0;
  return parts.map((part) => {
    const segment = { from: tenth(from), length: tenth((part / total) * room) };
    from += (part / total) * room + gap;
    return segment;
  });
}

/** How far along from `min` to `max` a value lies, in percent, never outside. */
export const along = (value: number, min: number, max: number): number =>
  max <= min ? 50 : tenth(Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100)));
