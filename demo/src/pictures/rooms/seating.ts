import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, path, type Svg } from '../base/svg.ts';
import { block, floorShadow, type Room } from './room.ts';

const ARM = 0.2;

const feet = (scene: Scene, room: Room, x: number, z: number, width: number, depth: number) =>
  each(
    [
      [x + 0.06, z + depth - 0.12],
      [x + width - 0.12, z + depth - 0.12],
      [x + 0.06, z + 0.04],
      [x + width - 0.12, z + 0.04],
    ] as const,
    ([fx, fz]) => block(scene, room, { x: fx, z: fz, width: 0.06, height: 0.14, depth: 0.06 }, '#6d4c35'),
  );

/** A sofa (or, narrow, an armchair) facing the viewer. */
export function sofa(
  scene: Scene,
  room: Room,
  x: number,
  z: number,
  width: number,
  colour: Colour,
  cushions: readonly Colour[] = [],
): Svg {
  const depth = 0.9;
  const round = room.scale(z) * 0.045;
  const seats = width > 1.3 ? 2 : 1;
  const seatWidth = (width - ARM * 2) / seats;
  const look = { round };
  return (
    floorShadow(scene, room, { x, z, width, depth }) +
    feet(scene, room, x, z, width, depth) +
    block(
      scene,
      room,
      { x, y: 0.14, z: z + depth - 0.24, width, height: 0.72, depth: 0.24 },
      darker(colour, 0.06),
      look,
    ) +
    each(
      Array.from({ length: seats }, (_, index) => x + ARM + index * seatWidth),
      (left) =>
        block(
          scene,
          room,
          { x: left + 0.01, y: 0.42, z: z + depth - 0.4, width: seatWidth - 0.02, height: 0.42, depth: 0.18 },
          lighter(colour, 0.05),
          look,
        ),
    ) +
    each([x, x + width - ARM], (left) =>
      block(scene, room, { x: left, y: 0.14, z, width: ARM, height: 0.5, depth: depth - 0.1 }, colour, look),
    ) +
    block(
      scene,
      room,
      { x: x + ARM, y: 0.14, z: z + 0.03, width: width - ARM * 2, height: 0.2, depth: 0.5 },
      darker(colour, 0.12),
    ) +
    each(
      Array.from({ length: seats }, (_, index) => x + ARM + index * seatWidth),
      (left) =>
        block(
          scene,
          room,
          { x: left + 0.008, y: 0.31, z: z + 0.01, width: seatWidth - 0.016, height: 0.15, depth: 0.5 },
          lighter(colour, 0.07),
          look,
        ),
    ) +
    each(cushions, (tone, index) =>
      cushion(
        room,
        index % 2 ? x + width - ARM - 0.24 - Math.floor(index / 2) * 0.2 : x + ARM + 0.24 + Math.floor(index / 2) * 0.2,
        z + depth - 0.45,
        0.42,
        tone,
        index % 2 ? -9 : 11,
      ),
    )
  );
}

/** A cushion leaning against the back; `x` is its middle. */
export function cushion(room: Room, x: number, z: number, size: number, colour: Colour, tilt: number, y = 0.46): Svg {
  const [middle, base] = room.at(x, y, z);
  const half = (size * room.scale(z)) / 2;
  const pinch = half * 0.84;
  const shape = `M${-half} ${-half * 2}Q0 ${-pinch * 2.02} ${half} ${-half * 2}Q${pinch} ${-half} ${half} 0Q0 ${-half * 0.14} ${-half} 0Q${-pinch} ${-half} ${-half} ${-half * 2}Z`;
  return `<g transform="translate(${middle.toFixed(1)} ${base.toFixed(1)}) rotate(${tilt})">${path(shape, darker(colour, 0.12))}${path(shape, lighter(colour, 0.12), { transform: `translate(${-half * 0.05} ${-half * 0.12}) scale(0.93)` })}${path(`M${-half * 0.5} ${-half * 1.7}Q0 ${-half} ${half * 0.5} ${-half * 0.3}`, 'none', { stroke: darker(colour, 0.3), 'stroke-width': 2, opacity: 0.3 })}</g>`;
}

/** A sofa along a side wall, seen from its end. */
export function sofaAlong(
  scene: Scene,
  room: Room,
  side: 'left' | 'right',
  z: number,
  length: number,
  colour: Colour,
  cushions: readonly Colour[] = [],
): Svg {
  const deep = 0.9;
  const left = side === 'left';
  const x = left ? 0.06 : room.width - 0.06 - deep;
  const round = room.scale(z) * 0.05;
  const look = { round, side: mix(colour, darker(colour, 0.2), 0.4) };
  const backX = left ? x : x + deep - 0.24;
  const seatX = left ? x + 0.22 : x;
  const seats = 2;
  const seatLength = (length - ARM * 2) / seats;
  const cushionX = left ? backX + 0.38 : backX - 0.14;
  return (
    floorShadow(scene, room, { x, z, width: deep, depth: length }, left ? 0.14 : 0) +
    feet(scene, room, x, z, deep, length) +
    block(scene, room, { x: backX, y: 0.14, z, width: 0.24, height: 0.74, depth: length }, darker(colour, 0.05), look) +
    block(scene, room, { x, y: 0.14, z: z + length - ARM, width: deep, height: 0.5, depth: ARM }, colour, look) +
    each(
      [1, 0],
      (seat) =>
        block(
          scene,
          room,
          { x: seatX, y: 0.14, z: z + ARM + seat * seatLength, width: deep - 0.22, height: 0.18, depth: seatLength },
          darker(colour, 0.1),
          { side: darker(colour, 0.2) },
        ) +
        block(
          scene,
          room,
          {
            x: seatX,
            y: 0.31,
            z: z + ARM + seat * seatLength + 0.01,
            width: deep - 0.22,
            height: 0.15,
            depth: seatLength - 0.02,
          },
          lighter(colour, 0.08),
          look,
        ),
    ) +
    each(cushions, (tone, index) =>
      cushion(room, cushionX, z + length - 0.5 - index * 0.42, 0.42, tone, left ? 8 : -8),
    ) +
    block(scene, room, { x, y: 0.14, z, width: deep, height: 0.5, depth: ARM }, lighter(colour, 0.03), look)
  );
}
