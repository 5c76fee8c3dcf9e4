export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Where the values stand in a box, evenly from left to right, the highest at the top; equal ones run through the middle. */
export function dots(values: readonly number[], { width, height }: Size): readonly Dot[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: tenth(index * step),
    y: tenth(span === 0 ? height / 2 : height - ((value - lowest) / span) * height),
  }));
}

/** The `d` of a path through the dots. */
export const linePath = (line: readonly Dot[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The same line, closed along the bottom of the box. */
export function areaPath(line: readonly Dot[], { height }: Size): string {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? `${linePath(line)}L${last.x} ${height}L${first.x} ${height}Z` : '';
}

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
