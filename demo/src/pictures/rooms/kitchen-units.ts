import { inTurn } from '../../in-turn.ts';
import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { block, lying, onSide, type Room, upright } from './room.ts';

export const UNIT = 0.6;
const WORKTOP = 0.9;

/** A shaker door: a frame around a sunk panel. Pixels. */
export function shakerDoor(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  handle: Colour,
  knob: 'left' | 'right' | 'cup',
): Svg {
  const rail = Math.min(13, width * 0.16);
  const pull =
    knob === 'cup'
      ? path(`M${x + width / 2 - 12} ${y + height / 2 + 4}a12 10 0 0 1 24 0Z`, handle)
      : circle(knob === 'left' ? x + rail * 0.6 : x + width - rail * 0.6, y + height * 0.14 + 6, 4, handle);
  return (
    rect(x + 1, y + 1, width - 2, height - 2, colour) +
    rect(x + rail, y + rail, width - rail * 2, height - rail * 2, darker(colour, 0.06)) +
    rect(x + rail, y + rail, width - rail * 2, 3, darker(colour, 0.3), { opacity: 0.6 }) +
    rect(x + rail, y + rail, 3, height - rail * 2, darker(colour, 0.25), { opacity: 0.5 }) +
    rect(x + rail, y + height - rail - 2, width - rail * 2, 2, lighter(colour, 0.4), { opacity: 0.7 }) +
    pull
  );
}

/** Base units along the back wall, each `UNIT` wide; `kinds` from left to right. */
export function baseRun(
  scene: Scene,
  room: Room,
  x: number,
  kinds: readonly ('doors' | 'drawers' | 'oven' | 'sink' | 'washer')[],
): Svg {
  const { home, light } = scene;
  const z = room.depth - 0.62;
  const scale = room.scale(z);
  const width = kinds.length * UNIT;
  const colour = home.cabinet;
  const handle = home.metal;
  const [, top] = room.at(0, WORKTOP - 0.04, z);
  const [, base] = room.at(0, 0.12, z);
  const tall = base - top;
  const unit = (kind: string, index: number) => {
    const [left] = room.at(x + index * UNIT, 0, z);
    const wide = UNIT * scale;
    if (kind === 'drawers')
      return times(3, (row) =>
        shakerDoor(
          left,
          top + (row === 0 ? 0 : tall * (0.26 + (row - 1) * 0.37)),
          wide,
          tall * (row === 0 ? 0.26 : 0.37),
          colour,
          handle,
          'cup',
        ),
      );
    if (kind === 'oven') return oven(scene, left, top, wide, tall);
    if (kind === 'washer')
      return (
        rect(left + 2, top + 2, wide - 4, tall - 4, '#eceae4', { rx: 3 }) +
        rect(left + 2, top + 2, wide - 4, tall * 0.17, '#d9d7d0') +
        circle(left + wide * 0.8, top + tall * 0.1, 6, '#b9b7b0') +
        circle(left + wide / 2, top + tall * 0.58, wide * 0.31, '#b9bcbd') +
        circle(left + wide / 2, top + tall * 0.58, wide * 0.25, '#4b5964') +
        ellipse(left + wide * 0.44, top + tall * 0.5, wide * 0.1, wide * 0.06, '#8fa2ae')
      );
    return (
      shakerDoor(left, top, wide / 2, tall, colour, handle, 'right') +
      shakerDoor(left + wide / 2, top, wide / 2, tall, colour, handle, 'left')
    );
  };
  return (
    block(scene, room, { x, z: z + 0.06, width, height: 0.12, depth: 0.5 }, darker(colour, 0.5)) +
    block(scene, room, { x, y: 0.12, z, width, height: WORKTOP - 0.16, depth: 0.62 }, darker(colour, 0.22), {
      side: darker(colour, 0.16),
    }) +
    each(kinds, unit) +
    rect(room.at(x, 0, z)[0], top, width * scale, 12, light.shadow, { opacity: 0.28 }) +
    block(
      scene,
      room,
      { x: x - 0.01, y: WORKTOP - 0.045, z: z - 0.03, width: width + 0.02, height: 0.045, depth: 0.65 },
      home.worktop,
      { top: lighter(home.worktop, 0.25), side: darker(home.worktop, 0.15) },
    ) +
    each(kinds, (kind, index) => (kind === 'sink' ? belfastSink(scene, room, x + index * UNIT, z) : ''))
  );
}

function oven({ light }: Scene, x: number, y: number, width: number, height: number): Svg {
  return (
    rect(x + 2, y + 2, width - 4, height - 2, '#3a3d42') +
    rect(x + 2, y + 2, width - 4, height * 0.15, '#54585e') +
    times(4, (index) => circle(x + width * (0.2 + index * 0.2), y + height * 0.085, 5, '#c8ccce')) +
    rect(x + width * 0.1, y + height * 0.2, width * 0.8, 6, '#c8ccce', { rx: 3 }) +
    rect(x + width * 0.12, y + height * 0.28, width * 0.76, height * 0.5, light.lampsLit ? '#8a5a34' : '#23262b', {
      rx: 4,
    }) +
    path(
      `M${x + width * 0.2} ${y + height * 0.78}L${x + width * 0.5} ${y + height * 0.28}H${x + width * 0.62}L${x + width * 0.32} ${y + height * 0.78}Z`,
      '#ffffff',
      { opacity: 0.08 },
    )
  );
}

function belfastSink(scene: Scene, room: Room, x: number, z: number): Svg {
  const { home } = scene;
  const white = '#f4f1ea';
  const scale = room.scale(room.depth - 0.2);
  const [tapX, tapY] = room.at(x + UNIT / 2, WORKTOP, room.depth - 0.12);
  const tall = 0.3 * scale;
  return (
    polygon(lying(room, x + 0.03, WORKTOP + 0.005, z - 0.05, UNIT - 0.06, 0.46), white) +
    polygon(lying(room, x + 0.08, WORKTOP + 0.006, z, UNIT - 0.16, 0.36), '#c9cbc8') +
    polygon(upright(room, x + 0.03, WORKTOP - 0.23, z - 0.05, UNIT - 0.06, 0.235), white) +
    polygon(upright(room, x + 0.03, WORKTOP - 0.23, z - 0.05, UNIT - 0.06, 0.05), darker(white, 0.14)) +
    path(
      `M${tapX} ${tapY}V${tapY - tall}Q${tapX} ${tapY - tall * 1.4} ${tapX - tall * 0.36} ${tapY - tall * 1.36}Q${tapX - tall * 0.66} ${tapY - tall * 1.3} ${tapX - tall * 0.64} ${tapY - tall * 0.9}`,
      'none',
      { stroke: home.metal, 'stroke-width': 8, 'stroke-linecap': 'round' },
    ) +
    rect(tapX - 14, tapY - 12, 28, 12, home.metal, { rx: 4 }) +
    rect(tapX - 24, tapY - 22, 48, 6, darker(home.metal, 0.1), { rx: 3 })
  );
}

/** Wall units, hanging. */
export function wallRun(scene: Scene, room: Room, x: number, units: number, y = 1.45, height = 0.72): Svg {
  const { home } = scene;
  const z = room.depth - 0.35;
  const scale = room.scale(z);
  const [left, top] = room.at(x, y + height, z);
  const wide = (UNIT / 2) * scale;
  return (
    block(scene, room, { x, y, z, width: units * UNIT, height, depth: 0.35 }, darker(home.cabinet, 0.1), {
      side: darker(home.cabinet, 0.16),
    }) +
    times(
      units * 2,
      (index) =>
        shakerDoor(left + index * wide, top, wide, height * scale, home.cabinet, home.metal, 'cup').replace(
          /<path[^>]*Z"[^>]*\/>$/,
          '',
        ) +
        circle(
          index % 2 ? left + index * wide + 8 : left + (index + 1) * wide - 8,
          top + height * scale - 22,
          4,
          home.metal,
        ),
    ) +
    rect(left - 4, top - 10, units * UNIT * scale + 8, 12, lighter(home.cabinet, 0.14))
  );
}

/** Brick-shaped tiles above the worktop. */
export function splashback(
  { home, paints }: Scene,
  room: Room,
  x: number,
  width: number,
  from: number,
  to: number,
  colour = home.tile,
): Svg {
  const [left, top] = room.at(x, to, room.depth);
  const scale = room.scale(room.depth);
  const tall = (to - from) * scale;
  const row = 0.085 * scale;
  const grout = darker(colour, 0.14);
  const tile = (px: number, py: number, tone: Colour) =>
    rect(px + 0.8, py + 0.8, row * 2 - 1.6, row - 1.6, tone, { rx: 1.5 }) +
    rect(px + 3, py + 2.4, row * 1.1, 1.6, '#ffffff', { opacity: 0.4 });
  const tones = [colour, lighter(colour, 0.1), darker(colour, 0.025), mix(colour, home.wall, 0.1)];
  const content = times(4, (r) =>
    times(5, (c) =>
      tile(c * row * 2 - (r % 2 ? row : 0), r * row, inTurn(tones, (c % 4) + (r % 2) === 4 ? 1 : (c % 4) + r)),
    ),
  );
  return (
    rect(left, top, width * scale, tall, grout) +
    rect(
      left,
      top,
      width * scale,
      tall,
      paints.pattern(row * 8, row * 4, content, `translate(${left.toFixed(1)} ${top.toFixed(1)})`),
    ) +
    rect(left, top, width * scale, tall, paints.down(['#1d2438', 0.12], ['#1d2438', 0]))
  );
}

/** Tiles on a side wall, drawn one row of lines at a time. */
export function tiledSide(
  { home }: Scene,
  room: Room,
  side: 'left' | 'right',
  z: number,
  toZ: number,
  from: number,
  to: number,
  colour = home.tile,
): Svg {
  const x = side === 'left' ? 0 : room.width;
  const rows = Math.round((to - from) / 0.085);
  const columns = Math.round((toZ - z) / 0.17);
  const grout = darker(colour, 0.2);
  const at = (row: number) => from + ((to - from) * row) / rows;
  return (
    polygon(onSide(room, x, z, toZ, from, to), darker(colour, 0.05)) +
    path(
      times(
        rows + 1,
        (row) =>
          `M${room.at(x, at(row), z).map(Math.round).join(' ')}L${room.at(x, at(row), toZ).map(Math.round).join(' ')}`,
      ) +
        times(rows, (row) =>
          times(columns, (column) => {
            const cz = z + ((column + (row % 2) * 0.5) * (toZ - z)) / columns;
            return `M${room
              .at(x, at(row), cz)
              .map((v) => v.toFixed(1))
              .join(' ')}L${room
              .at(x, at(row + 1), cz)
              .map((v) => v.toFixed(1))
              .join(' ')}`;
          }),
        ),
      'none',
      { stroke: grout, 'stroke-width': 1.3, opacity: 0.6 },
    )
  );
}

export function fridge(scene: Scene, room: Room, x: number, colour: Colour): Svg {
  const z = room.depth - 0.68;
  const scale = room.scale(z);
  const [left, top] = room.at(x, 1.8, z);
  const wide = 0.64 * scale;
  return (
    block(scene, room, { x, y: 0.03, z, width: 0.64, height: 1.77, depth: 0.66 }, colour, { round: 7 }) +
    rect(left, top + 0.62 * scale, wide, 3, darker(colour, 0.35)) +
    rect(left + 12, top + 0.34 * scale, 7, 0.2 * scale, '#d9dcdc', { rx: 3 }) +
    rect(left + 12, top + 0.7 * scale, 7, 0.34 * scale, '#d9dcdc', { rx: 3 }) +
    rect(left + wide * 0.72, top + 8, wide * 0.12, 1.7 * scale, '#ffffff', { opacity: 0.14 })
  );
}
