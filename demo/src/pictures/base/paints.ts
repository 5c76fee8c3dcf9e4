import type { Colour } from './colour.ts';
import { rect, type Svg, short } from './svg.ts';

export type Stop = Colour | readonly [colour: Colour, opacity: number, at?: number];

/** The gradients and patterns of one picture; asking for the same one twice gives the same one. */
export interface Paints {
  readonly down: (...stops: readonly Stop[]) => string;
  readonly across: (...stops: readonly Stop[]) => string;
  readonly slanting: (...stops: readonly Stop[]) => string;
  readonly glow: (...stops: readonly Stop[]) => string;
  readonly pattern: (width: number, height: number, content: Svg, transform?: string) => string;
  readonly clip: (shape: Svg) => string;
  readonly definitions: () => Svg;
}

export function newPaints(): Paints {
  const ids = new Map<string, string>();
  const named = (body: (id: string) => Svg) => {
    const key = body('');
    const id = ids.get(key) ?? `p${ids.size}`;
    ids.set(key, id);
    bodies.set(id, body(id));
    return `url(#${id})`;
  };
  const bodies = new Map<string, Svg>();
  const gradient =
    (tag: string, where: string) =>
    (...stops: readonly Stop[]) =>
      named((id) => `<${tag} id="${id}"${where}>${stopsOf(stops)}</${tag}>`);
  return {
    down: gradient('linearGradient', ' x1="0" y1="0" x2="0" y2="1"'),
    across: gradient('linearGradient', ''),
    slanting: gradient('linearGradient', ' x1="0" y1="0" x2="1" y2="1"'),
    glow: gradient('radialGradient', ''),
    pattern: (width, height, content, transform) =>
      named(
        (id) =>
          `<pattern id="${id}" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${content}</pattern>`,
      ),
    clip: (shape) => named((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    definitions: () => `<defs>${[...bodies.values()].join('')}</defs>`,
  };
}

function stopsOf(stops: readonly Stop[]): Svg {
  return stops
    .map((stop, index) => {
      const [colour, opacity, at = index / Math.max(1, stops.length - 1)] = typeof stop === 'string' ? [stop, 1] : stop;
      return `<stop offset="${Number(at.toFixed(3))}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

export const WIDTH = 1_600;
export const HEIGHT = 1_067;
/** The whole of the picture in one paint. */
export const everywhere = (fill: string): Svg => rect(0, 0, WIDTH, HEIGHT, fill);
