import { type Colour, darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, group, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';

export type DoorLeaf = 'six-panel' | 'four-panel' | 'glazed' | 'planks' | 'modern';

export interface DoorOptions {
  readonly leaf?: DoorLeaf;
  readonly over?: 'fanlight' | 'transom' | 'none';
  readonly surround?: 'pilasters' | 'plain' | 'none';
  readonly colour?: Colour;
  readonly steps?: number;
}

const BRASS = '#d8b163';

/** A front door standing on `ground`, with its light above. */
export function doorAt(
  scene: Scene,
  x: number,
  ground: number,
  width: number,
  height: number,
  options: DoorOptions = {},
): Svg {
  const { home, light } = scene;
  const { leaf = 'six-panel', over = 'fanlight', surround = 'plain', colour = home.door, steps = 1 } = options;
  const base = ground - steps * 12;
  const top = base - height;
  const extra = over === 'fanlight' ? width / 2 + 10 : over === 'transom' ? width * 0.4 : 0;
  return (
    frameAround(scene, x, top - extra, width, height + extra, surround, over) +
    leafOf(scene, x, top, width, height, leaf, colour) +
    (over === 'fanlight'
      ? fanlight(scene, x, top, width)
      : over === 'transom'
        ? transom(scene, x, top, width, extra)
        : '') +
    rect(x, top - (over === 'none' ? 0 : 0), width, 10, light.shadow, { opacity: light.shadowStrength }) +
    rect(light.lean > 0 ? x : x + width - 9, top, 9, height, light.shadow, { opacity: light.shadowStrength }) +
    times(steps, (step) => {
      const wider = 14 + step * 16;
      const y = base + step * 12;
      return (
        rect(x - wider, y, width + wider * 2, 12, lighter('#b9b1a3', 0.3)) +
        rect(x - wider, y + 4, width + wider * 2, 8, '#a39b8d')
      );
    })
  );
}

function frameAround(
  { home, light }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  surround: DoorOptions['surround'],
  over: DoorOptions['over'],
): Svg {
  if (surround === 'none') return '';
  const trim = home.trim;
  const edge = surround === 'pilasters' ? 24 : 11;
  const round = over === 'fanlight' && surround === 'plain';
  const frame = round
    ? path(
        `M${x - edge} ${y + height}V${y + width / 2 + 6}A${width / 2 + edge} ${width / 2 + edge} 0 0 1 ${x + width + edge} ${y + width / 2 + 6}V${y + height}Z`,
        trim,
      )
    : rect(x - edge, y - edge * 0.6, width + edge * 2, height + edge * 0.6, trim);
  if (surround !== 'pilasters') return frame;
  const lean = light.lean * 20;
  return (
    polygon(
      [
        [x - edge - 16, y - 20],
        [x + width + edge + 16, y - 20],
        [x + width + edge + 16 + lean, y + 14],
        [x - edge - 16 + lean, y + 14],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.6 },
    ) +
    frame +
    each(
      [x - edge, x + width + 2],
      (left) =>
        rect(left + 4, y + 4, 3, height - 10, darker(trim, 0.2), { opacity: 0.5 }) +
        rect(left + 14, y + 4, 3, height - 10, darker(trim, 0.2), { opacity: 0.5 }) +
        rect(left - 3, y - 8, 30, 12, lighter(trim, 0.4)) +
        rect(left - 2, y + height - 16, 27, 16, darker(trim, 0.06)),
    ) +
    rect(x - edge - 6, y - 28, width + edge * 2 + 12, 22, trim) +
    rect(x - edge - 16, y - 40, width + edge * 2 + 32, 14, lighter(trim, 0.4)) +
    rect(x - edge - 16, y - 29, width + edge * 2 + 32, 4, darker(trim, 0.3), { opacity: 0.5 })
  );
}

function lightGlass({ light, paints }: Scene): string {
  return light.lampsLit
    ? paints.down(shining('#ffe3a2'), shining('#f6b566'))
    : paints.down(mix('#6c8293', light.sky[1], 0.4), '#4a5d6d');
}

function fanlight(scene: Scene, x: number, top: number, width: number): Svg {
  const radius = width / 2;
  const middle = x + radius;
  const base = top - 8;
  const trim = scene.home.trim;
  const spokes = [30, 60, 90, 120, 150].map((degrees) => (degrees / 180) * Math.PI);
  return (
    rect(x - 2, base, width + 4, 10, trim) +
    path(`M${x} ${base}A${radius} ${radius} 0 0 1 ${x + width} ${base}Z`, lightGlass(scene)) +
    path(`M${x} ${base}A${radius} ${radius} 0 0 1 ${x + width} ${base}Z`, 'none', { stroke: trim, 'stroke-width': 5 }) +
    path(
      `M${middle - radius * 0.34} ${base}A${radius * 0.34} ${radius * 0.34} 0 0 1 ${middle + radius * 0.34} ${base}Z`,
      'none',
      { stroke: trim, 'stroke-width': 3 },
    ) +
    each(spokes, (angle) =>
      line(
        [
          [middle + Math.cos(angle) * radius * 0.34, base - Math.sin(angle) * radius * 0.34],
          [middle + Math.cos(angle) * radius, base - Math.sin(angle) * radius],
        ],
        trim,
        2.6,
      ),
    )
  );
}

function transom(scene: Scene, x: number, top: number, width: number, height: number): Svg {
  return (
    rect(x, top - height, width, height - 8, lightGlass(scene)) +
    rect(x + 2.5, top - height + 2.5, width - 5, height - 9, 'none', { stroke: scene.home.trim, 'stroke-width': 5 }) +
    rect(x + width / 2 - 2, top - height, 4, height - 8, scene.home.trim) +
    rect(x, top - 9, width, 9, scene.home.trim)
  );
}

function leafOf(
  scene: Scene,
  x: number,
  top: number,
  width: number,
  height: number,
  leaf: DoorLeaf,
  colour: Colour,
): Svg {
  const body = rect(x, top, width, height, scene.paints.across(lighter(colour, 0.08), colour, darker(colour, 0.14)));
  const panel = (px: number, py: number, pw: number, ph: number) =>
    rect(px, py, pw, ph, darker(colour, 0.2)) +
    rect(px + 2.5, py + 2.5, pw - 2.5, ph - 2.5, lighter(colour, 0.12)) +
    rect(px + 4, py + 4, pw - 7, ph - 7, colour);
  const at = (left: number, right: number, from: number, to: number) =>
    panel(x + width * left, top + height * from, width * (right - left), height * (to - from));
  const two = (from: number, to: number) => at(0.12, 0.46, from, to) + at(0.54, 0.88, from, to);
  const knob = circle(x + width * 0.87, top + height * 0.56, 4, BRASS);
  const letterbox = rect(x + width * 0.33, top + height * 0.535, width * 0.34, 7, BRASS, { rx: 2 });
  const knocker = circle(x + width * 0.5, top + height * 0.3, 6, 'none', { stroke: BRASS, 'stroke-width': 2.5 });
  if (leaf === 'planks') {
    const planks = times(5, (index) =>
      rect(x + ((index + 1) * width) / 6 - 1, top, 2, height, darker(colour, 0.35), { opacity: 0.6 }),
    );
    return group(
      body +
        planks +
        rect(x, top + height * 0.46, width, 4, darker(colour, 0.4)) +
        rect(x + width * 0.28, top + height * 0.12, width * 0.44, height * 0.2, lightGlass(scene), {
          stroke: darker(colour, 0.2),
          'stroke-width': 5,
        }) +
        rect(x + width * 0.5 - 1.5, top + height * 0.12, 3, height * 0.2, darker(colour, 0.2)) +
        knob,
    );
  }
  if (leaf === 'modern')
    return (
      body +
      times(4, (index) =>
        rect(x + width * 0.2, top + height * (0.1 + index * 0.21), width * 0.4, height * 0.13, lightGlass(scene), {
          stroke: lighter(colour, 0.25),
          'stroke-width': 2,
        }),
      ) +
      rect(x + width * 0.82, top + height * 0.38, 5, height * 0.3, '#c9cdd0', { rx: 2.5 })
    );
  if (leaf === 'glazed') {
    const glass = (left: number) =>
      path(
        `M${x + width * left} ${top + height * 0.48}V${top + height * 0.16}A${width * 0.17} ${width * 0.17} 0 0 1 ${x + width * (left + 0.34)} ${top + height * 0.16}V${top + height * 0.48}Z`,
        lightGlass(scene),
        { stroke: darker(colour, 0.25), 'stroke-width': 3 },
      );
    return body + glass(0.12) + glass(0.54) + two(0.62, 0.93) + letterbox + knob;
  }
  const panels =
    leaf === 'four-panel' ? two(0.07, 0.48) + two(0.62, 0.94) : two(0.06, 0.2) + two(0.25, 0.5) + two(0.62, 0.94);
  return body + panels + knocker + letterbox + knob;
}
