import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, polygon, type Svg, times } from '../base/svg.ts';
import { lying, onSide, type Room, upright } from './room.ts';

export type Flooring = 'boards' | 'tiles' | 'carpet' | 'chequer';

export interface ShellOptions {
  readonly wall?: Colour;
  readonly back?: Colour;
  readonly flooring?: Flooring;
  readonly floor?: Colour;
  readonly cornice?: boolean;
  readonly skirting?: boolean;
  /** Which wall the daylight comes through; the others are lit by it. */
  readonly lightFrom: 'left' | 'right' | 'back';
}

const NEAR = -0.9;

/** Ceiling, three walls and floor, with what runs along their edges. */
export function shell(scene: Scene, room: Room, options: ShellOptions): Svg {
  const { home, paints, light } = scene;
  const { wall = home.wall, back = wall, cornice = true, skirting = true, lightFrom } = options;
  const { width, height, depth } = room;
  const tone = (side: 'left' | 'right' | 'back') =>
    side === lightFrom ? 0.13 : lightFrom === 'back' ? 0.07 : side === 'back' ? 0.04 : 0;
  const wallFill = (side: 'left' | 'right', colour: Colour) => {
    const near = darker(colour, tone(side) + 0.05);
    const far = lighter(darker(colour, tone(side)), lightFrom === side ? 0 : 0.12);
    return side === 'left' ? paints.across(near, far) : paints.across(far, near);
  };
  const ceiling = lighter(mix(wall, '#faf6ec', 0.72), 0.2);
  const trim = home.trim;
  const strip = (low: number, high: number, fill: (side: 'left' | 'right' | 'back') => string) =>
    polygon(onSide(room, 0, NEAR, depth, low, high), fill('left')) +
    polygon(onSide(room, width, NEAR, depth, low, high), fill('right')) +
    polygon(upright(room, 0, low, depth, width, high - low), fill('back'));
  return (
    polygon(lying(room, 0, height, NEAR, width, depth - NEAR), paints.down(darker(ceiling, 0.1), ceiling)) +
    polygon(onSide(room, 0, NEAR, depth, 0, height), wallFill('left', wall)) +
    polygon(onSide(room, width, NEAR, depth, 0, height), wallFill('right', wall)) +
    polygon(
      upright(room, 0, 0, depth, width, height),
      paints.down(
        darker(back, tone('back') + 0.05),
        lighter(darker(back, tone('back')), 0.06),
        darker(back, tone('back') + 0.03),
      ),
    ) +
    corners(scene, room) +
    floorOf(scene, room, options) +
    (cornice
      ? strip(height - 0.13, height, (side) => darker(trim, tone(side) + 0.05)) +
        strip(height - 0.13, height - 0.115, () => darker(trim, 0.24)) +
        strip(height - 0.05, height - 0.042, () => darker(trim, 0.16))
      : '') +
    (skirting
      ? strip(0, 0.17, (side) => darker(trim, tone(side) * 1.3 + 0.03)) +
        strip(0.15, 0.17, () => lighter(trim, 0.3)) +
        strip(0, 0.012, () => darker(home.floor, 0.5))
      : '') +
    polygon(upright(room, 0, 0, depth, width, height), light.shadow, { opacity: light.lampsLit ? 0.05 : 0 })
  );
}

/** Walls are a little darker where they meet. */
function corners({ paints, light }: Scene, room: Room): Svg {
  const { width, height, depth } = room;
  const reach = 0.5;
  const soft = (from: number, to: number) => paints.across([light.shadow, from], [light.shadow, to]);
  return (
    polygon(upright(room, 0, 0, depth, reach, height), soft(0.12, 0)) +
    polygon(upright(room, width - reach, 0, depth, reach, height), soft(0, 0.12)) +
    polygon(onSide(room, 0, depth - reach, depth, 0, height), soft(0, 0.1)) +
    polygon(onSide(room, width, depth - reach, depth, 0, height), soft(0.1, 0)) +
    polygon(upright(room, 0, height - 0.5, depth, width, 0.5), paints.down([light.shadow, 0.1], [light.shadow, 0]))
  );
}

function floorOf(scene: Scene, room: Room, { flooring = 'boards', floor = scene.home.floor }: ShellOptions): Svg {
  const { paints, random, light } = scene;
  const { width, depth } = room;
  const base = polygon(
    lying(room, 0, 0, NEAR, width, depth - NEAR),
    paints.down(lighter(floor, 0.16), floor, darker(floor, 0.16)),
  );
  const edge = polygon(lying(room, 0, 0, depth - 0.5, width, 0.5), paints.down([light.shadow, 0.2], [light.shadow, 0]));
  if (flooring === 'carpet')
    return (
      base +
      times(9, (index) =>
        polygon(lying(room, (index * width) / 9, 0, NEAR, width / 18, depth - NEAR), lighter(floor, 0.4), {
          opacity: 0.07,
        }),
      ) +
      edge
    );
  if (flooring === 'boards') {
    const boards = Math.round(width / 0.19);
    const step = width / boards;
    return (
      base +
      times(boards, (index) =>
        polygon(
          lying(room, index * step, 0, NEAR, step, depth - NEAR),
          random.pick([darker(floor, 0.3), lighter(floor, 0.4), mix(floor, '#8a5a34', 0.5)]),
          { opacity: random.between(0.03, 0.2) },
        ),
      ) +
      times(boards, (index) =>
        line([room.at(index * step, 0, NEAR), room.at(index * step, 0, depth)], darker(floor, 0.5), 1.6, {
          opacity: 0.34,
        }),
      ) +
      times(boards * 2, (index) => {
        const x = (index % boards) * step;
        const z = random.between(0, depth);
        return line([room.at(x, 0, z), room.at(x + step, 0, z)], darker(floor, 0.5), 1.6, { opacity: 0.34 });
      }) +
      edge
    );
  }
  const size = flooring === 'chequer' ? 0.42 : 0.5;
  const cells = Array.from(
    { length: Math.ceil(width / size) * Math.ceil((depth + 1) / size) },
    (_, index) => [index % Math.ceil(width / size), Math.floor(index / Math.ceil(width / size))] as const,
  );
  return (
    base +
    each(cells, ([column, row]) => {
      const x = column * size;
      const tile = lying(room, x, 0, depth - (row + 1) * size, Math.min(size, width - x), size);
      if (flooring === 'chequer') return (column + row) % 2 ? polygon(tile, darker(floor, 0.62), { opacity: 0.8 }) : '';
      return polygon(tile, random.pick([darker(floor, 0.3), lighter(floor, 0.4)]), {
        opacity: random.between(0.02, 0.1),
        stroke: darker(floor, 0.35),
        'stroke-width': 1.5,
      });
    }) +
    edge
  );
}
