import { inTurn } from '../../in-turn.ts';

export type Svg = string;
export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A tenth of a pixel is finer than anything that is seen, and keeps the text short. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** `opacity` becomes that of the paint: opacity of the element would composite a whole canvas for each of thousands. */
function attributes({ opacity, ...given }: Attributes): string {
  let text = opacity === undefined ? '' : written('fill-opacity', opacity);
  if (opacity !== undefined && given.stroke !== undefined) text += written('stroke-opacity', opacity);
  for (const [name, value] of Object.entries(given)) if (value !== undefined) text += written(name, value);
  return text;
}

const written = (name: string, value: string | number) =>
  ` ${name}="${typeof value === 'number' ? Number(value.toFixed(3)) : value}"`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}): Svg =>
  ellipse(x, y, r, r, fill, more);

export const path = (d: string, fill: string, more: Attributes = {}): Svg =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): Svg =>
  path(`${outline(points)}Z`, fill, more);

export const line = (points: readonly Point[], stroke: string, width: number, more: Attributes = {}): Svg =>
  path(outline(points), 'none', { stroke, 'stroke-width': width, ...more });

/** Corners as of something upholstered: the edge is stroked in the colour of the area. */
export const soft = (points: readonly Point[], fill: string, radius: number, more: Attributes = {}): Svg =>
  polygon(points, fill, { stroke: fill, 'stroke-width': radius * 2, 'stroke-linejoin': 'round', ...more });

export const group = (content: Svg, more: Attributes = {}): Svg => `<g${attributes(more)}>${content}</g>`;

export const each = <T>(items: Iterable<T>, draw: (item: T, index: number) => Svg): Svg =>
  Array.from(items, draw).join('');

export const times = (count: number, draw: (index: number) => Svg): Svg => each(Array(Math.max(0, count)).keys(), draw);

/** A closed curve through the points, without corners. */
export function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const text = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const curves = points.map((point, index) => `Q${text(point)} ${text(middle(point, inTurn(points, index + 1)))}`);
  return `M${text(middle(inTurn(points, points.length - 1), inTurn(points, 0)))}${curves.join('')}Z`;
}
