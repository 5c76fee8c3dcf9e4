import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, polygon, type Svg } from '../base/svg.ts';
import { onSide, type Room } from './room.ts';

type Side = 'left' | 'right';
const wallOf = (room: Room, side: Side) => (side === 'left' ? 0 : room.width);

/** A framed print on a side wall, seen at a slant. */
export function sidePrint(
  { home, random, light }: Scene,
  room: Room,
  side: Side,
  z: number,
  y: number,
  width: number,
  height: number,
): Svg {
  const x = wallOf(room, side);
  const part = (from: number, to: number, low: number, high: number) =>
    onSide(room, x, z + width * from, z + width * to, y + height * low, y + height * high);
  const [ground, shape] = random.pick([
    [lighter(home.accent, 0.5), home.cushion],
    [lighter(home.cushion, 0.55), home.accent],
  ] as const);
  return (
    polygon(part(-0.02, 1.02, -0.06, 0.98), light.shadow, { opacity: 0.16 }) +
    polygon(part(0, 1, 0, 1), random.pick(['#3a3532', '#b98f5c'])) +
    polygon(part(0.05, 0.95, 0.04, 0.96), '#f4eee2') +
    polygon(part(0.18, 0.82, 0.16, 0.84), ground) +
    polygon(part(0.18, 0.82, 0.16, 0.44), shape) +
    polygon(part(0.5, 0.7, 0.56, 0.74), mix(shape, '#f4eee2', 0.3))
  );
}

/** A panelled door in a side wall, closed. */
export function sideDoor({ home, light }: Scene, room: Room, side: Side, z: number): Svg {
  const x = wallOf(room, side);
  const width = 0.78;
  const height = 2;
  const trim = darker(home.trim, 0.05);
  const quad = (from: number, to: number, low: number, high: number) => onSide(room, x, z + from, z + to, low, high);
  const [knobX, knobY] = room.at(x, 1, z + 0.08);
  return (
    polygon(quad(-0.1, width + 0.1, 0, height + 0.1), lighter(trim, 0.1)) +
    polygon(quad(-0.02, width + 0.02, 0, height + 0.02), darker(trim, 0.22)) +
    polygon(quad(0, width, 0.01, height), trim) +
    each(
      [
        [0.1, 0.36, 1.08, 1.88],
        [0.42, 0.68, 1.08, 1.88],
        [0.1, 0.36, 0.2, 0.9],
        [0.42, 0.68, 0.2, 0.9],
      ] as const,
      ([from, to, low, high]) =>
        polygon(quad(from, to, low, high), darker(trim, 0.07), { stroke: darker(trim, 0.25), 'stroke-width': 1.6 }),
    ) +
    circle(knobX, knobY, 8, home.metal) +
    polygon(quad(0, width, height - 0.06, height), light.shadow, { opacity: 0.12 })
  );
}
