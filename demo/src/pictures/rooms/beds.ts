import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, group, line, path, polygon, rect, type Svg, soft, times } from '../base/svg.ts';
import { block, floorShadow, lying, type Room, upright } from './room.ts';
import { cushion } from './seating.ts';

const LINEN = '#f5f0e6';
const LONG = 2;

export type Headboard = 'padded' | 'slats' | 'arched';

/** A double bed with its head against the back wall; `x` is its left side. */
export function bedFacing(scene: Scene, room: Room, x: number, width: number, headboard: Headboard): Svg {
  const { home, light } = scene;
  const z = room.depth - LONG - 0.1;
  const wood = '#9a6b45';
  const cover = mix(home.textile, LINEN, 0.25);
  const blanket = home.cushion;
  const scale = room.scale(z);
  const drop = [
    room.at(x - 0.03, 0.58, z),
    room.at(x + width + 0.03, 0.58, z),
    room.at(x + width + 0.03, 0.24, z),
    room.at(x - 0.03, 0.24, z),
  ] as const;
  return (
    floorShadow(scene, room, { x: x - 0.1, z: z - 0.1, width: width + 0.2, depth: LONG }) +
    headboardAt(scene, room, x - 0.06, width + 0.12, headboard) +
    each([x + 0.05, x + width - 0.11], (left) =>
      block(scene, room, { x: left, z: z + 0.05, width: 0.06, height: 0.2, depth: 0.06 }, wood),
    ) +
    block(scene, room, { x, y: 0.16, z, width, height: 0.2, depth: LONG }, darker(mix(wood, home.textile, 0.3), 0.1)) +
    block(
      scene,
      room,
      { x: x + 0.01, y: 0.34, z: z + 0.02, width: width - 0.02, height: 0.22, depth: LONG - 0.02 },
      LINEN,
      { round: 6 },
    ) +
    pillows(scene, room, x, width) +
    soft(lying(room, x - 0.03, 0.6, z, width + 0.06, LONG * 0.66), lighter(cover, 0.12), 6) +
    soft(drop, cover, 6) +
    each([0.12, 0.3, 0.52, 0.71, 0.9], (share) =>
      line(
        [room.at(x + width * share, 0.58, z), room.at(x + width * (share + 0.015), 0.26, z)],
        darker(cover, 0.25),
        3,
        { opacity: 0.28 },
      ),
    ) +
    soft(lying(room, x - 0.03, 0.61, z + LONG * 0.6, width + 0.06, 0.2), lighter(LINEN, 0.3), 5) +
    polygon(lying(room, x - 0.04, 0.612, z + LONG * 0.6 - 0.02, width + 0.08, 0.03), light.shadow, { opacity: 0.14 }) +
    soft(lying(room, x - 0.05, 0.62, z + 0.02, width + 0.1, 0.42), lighter(blanket, 0.12), 4) +
    soft(
      [
        room.at(x - 0.05, 0.62, z + 0.01),
        room.at(x + width + 0.05, 0.62, z + 0.01),
        room.at(x + width + 0.05, 0.4, z - 0.01),
        room.at(x - 0.05, 0.4, z - 0.01),
      ],
      blanket,
      3,
    ) +
    times(14, (index) => {
      const [fx, fy] = room.at(x + (width * (index + 0.5)) / 14, 0.395, z - 0.01);
      return rect(fx - 1.5, fy, 3, scale * 0.035, blanket);
    })
  );
}

function pillows(scene: Scene, room: Room, x: number, width: number): Svg {
  const { home } = scene;
  const z = room.depth - 0.42;
  const pillow = (left: number, wide: number, colour: Colour, dz: number, y: number) =>
    block(scene, room, { x: left, y, z: z - dz, width: wide, height: 0.3, depth: 0.16 }, colour, { round: 12 });
  const half = width / 2 - 0.08;
  return (
    pillow(x + 0.05, half, darker(LINEN, 0.05), 0, 0.56) +
    pillow(x + width / 2 + 0.03, half, darker(LINEN, 0.05), 0, 0.56) +
    pillow(x + 0.09, half - 0.04, lighter(LINEN, 0.4), 0.16, 0.54) +
    pillow(x + width / 2 + 0.05, half - 0.04, lighter(LINEN, 0.4), 0.16, 0.54) +
    cushion(room, x + width * 0.34, z - 0.3, 0.4, home.accent, -5, 0.57) +
    cushion(room, x + width * 0.64, z - 0.3, 0.4, home.cushion, 6, 0.57) +
    cushion(room, x + width * 0.49, z - 0.38, 0.3, lighter(home.accent, 0.5), 0, 0.57)
  );
}

function headboardAt(scene: Scene, room: Room, x: number, width: number, kind: Headboard): Svg {
  const { home, light } = scene;
  const z = room.depth - 0.08;
  const scale = room.scale(z);
  const [left, top] = room.at(x, 1.22, z);
  const [, base] = room.at(x, 0.2, z);
  const wide = width * scale;
  const shade = rect(left + 8, top + 10, wide, base - top, light.shadow, { opacity: 0.16, rx: 8 });
  if (kind === 'slats') {
    const wood = '#a9784c';
    return (
      shade +
      rect(left, top, wide, 16, wood, { rx: 4 }) +
      times(11, (index) => rect(left + 10 + (index * (wide - 28)) / 10, top + 14, 9, base - top, darker(wood, 0.12))) +
      rect(left, top, 14, base - top, wood, { rx: 3 }) +
      rect(left + wide - 14, top, 14, base - top, wood, { rx: 3 })
    );
  }
  const cloth = darker(home.textile, 0.12);
  if (kind === 'arched')
    return (
      path(
        `M${left} ${base}V${top + 60}Q${left + wide / 2} ${top - 70} ${left + wide} ${top + 60}V${base}Z`,
        scene.paints.down(lighter(cloth, 0.16), cloth),
      ) +
      path(
        `M${left + 14} ${base}V${top + 68}Q${left + wide / 2} ${top - 50} ${left + wide - 14} ${top + 68}V${base}`,
        'none',
        { stroke: darker(cloth, 0.25), 'stroke-width': 3, opacity: 0.6 },
      )
    );
  const panels = 6;
  return (
    shade +
    times(panels, (index) =>
      rect(
        left + (index * wide) / panels,
        top,
        wide / panels - 2,
        base - top,
        scene.paints.across(darker(cloth, 0.12), lighter(cloth, 0.14), darker(cloth, 0.1)),
        { rx: 9 },
      ),
    )
  );
}

/** A bed with its head against the left wall. */
export function bedAlong(scene: Scene, room: Room, z: number, width: number): Svg {
  const { home } = scene;
  const wood = '#a9784c';
  const cover = mix(home.textile, LINEN, 0.2);
  const foot = LONG + 0.06;
  const near = [room.at(0.62, 0.6, z), room.at(foot, 0.6, z), room.at(foot, 0.26, z), room.at(0.62, 0.26, z)] as const;
  const slat = (y: number) => block(scene, room, { x: 0.02, y, z, width: 0.06, height: 0.14, depth: width }, wood);
  return (
    floorShadow(scene, room, { x: 0, z: z - 0.05, width: LONG + 0.1, depth: width }) +
    slat(0.5) +
    slat(0.72) +
    slat(0.94) +
    block(scene, room, { x: 0.02, y: 0, z, width: 0.07, height: 1.15, depth: 0.07 }, wood) +
    block(scene, room, { x: LONG - 0.02, y: 0, z: z + 0.03, width: 0.07, height: 0.2, depth: 0.07 }, wood) +
    block(scene, room, { x: 0.06, y: 0.16, z, width: LONG, height: 0.18, depth: width }, wood) +
    block(
      scene,
      room,
      { x: 0.07, y: 0.34, z: z + 0.01, width: LONG - 0.02, height: 0.22, depth: width - 0.02 },
      LINEN,
      { round: 6 },
    ) +
    each([z + width * 0.54, z + width * 0.06], (pz) =>
      block(
        scene,
        room,
        { x: 0.12, y: 0.55, z: pz, width: 0.42, height: 0.14, depth: width * 0.4 },
        lighter(LINEN, 0.3),
        { round: 11 },
      ),
    ) +
    soft(lying(room, 0.62, 0.6, z, foot - 0.62, width), lighter(cover, 0.14), 6) +
    soft(near, cover, 6) +
    soft(lying(room, 0.6, 0.61, z - 0.01, 0.24, width + 0.01), lighter(LINEN, 0.3), 5) +
    soft(
      [
        room.at(0.6, 0.61, z - 0.01),
        room.at(0.84, 0.61, z - 0.01),
        room.at(0.84, 0.28, z - 0.01),
        room.at(0.6, 0.28, z - 0.01),
      ],
      LINEN,
      5,
    ) +
    each([0.95, 1.2, 1.75], (x) =>
      line([room.at(x, 0.59, z), room.at(x + 0.03, 0.28, z)], darker(cover, 0.3), 3, { opacity: 0.25 }),
    ) +
    soft(lying(room, 1.4, 0.62, z - 0.015, 0.46, width + 0.02), lighter(home.cushion, 0.12), 4) +
    soft(
      [
        room.at(1.4, 0.62, z - 0.015),
        room.at(1.86, 0.62, z - 0.015),
        room.at(1.86, 0.34, z - 0.015),
        room.at(1.4, 0.34, z - 0.015),
      ],
      home.cushion,
      4,
    ) +
    cushion(room, 0.62, z + width * 0.62, 0.38, home.accent, 8, 0.6) +
    cushion(room, 0.68, z + width * 0.22, 0.38, home.cushion, 5, 0.6)
  );
}

export function bedside(scene: Scene, room: Room, x: number, z: number, wood: Colour, width = 0.46): Svg {
  const front = upright(room, x + 0.03, 0.2, z, width - 0.06, 0.14);
  const second = upright(room, x + 0.03, 0.37, z, width - 0.06, 0.14);
  const knob = (y: number) => {
    const [kx, ky] = room.at(x + width / 2, y, z);
    return circle(kx, ky, 4, scene.home.metal);
  };
  return (
    floorShadow(scene, room, { x, z, width, depth: 0.4 }) +
    each([0.02, width - 0.06], (dx) =>
      block(scene, room, { x: x + dx, z: z + 0.02, width: 0.04, height: 0.16, depth: 0.04 }, darker(wood, 0.3)),
    ) +
    block(scene, room, { x, y: 0.15, z, width, height: 0.4, depth: 0.4 }, wood) +
    each([front, second], (quad) =>
      polygon(quad, lighter(wood, 0.08), { stroke: darker(wood, 0.3), 'stroke-width': 1.5 }),
    ) +
    knob(0.27) +
    knob(0.44)
  );
}

/** A chest of drawers against the back wall. */
export function drawers(scene: Scene, room: Room, x: number, width: number, colour: Colour, height = 0.85): Svg {
  const z = room.depth - 0.48;
  const rows = 3;
  const tall = (height - 0.2) / rows;
  return group(
    floorShadow(scene, room, { x, z, width, depth: 0.46 }) +
      each([0.02, width - 0.08], (dx) =>
        block(scene, room, { x: x + dx, z: z + 0.02, width: 0.06, height: 0.12, depth: 0.06 }, darker(colour, 0.4)),
      ) +
      block(scene, room, { x, y: 0.12, z, width, height: height - 0.12, depth: 0.46 }, colour) +
      block(
        scene,
        room,
        { x: x - 0.02, y: height, z: z - 0.02, width: width + 0.04, height: 0.035, depth: 0.48 },
        lighter(colour, 0.08),
      ) +
      times(rows, (row) => {
        const y = 0.16 + row * (tall + 0.015);
        const quad = upright(room, x + 0.04, y, z, width - 0.08, tall);
        return (
          polygon(quad, lighter(colour, 0.08), { stroke: darker(colour, 0.3), 'stroke-width': 1.6 }) +
          each([0.25, 0.75], (share) => circle(...room.at(x + width * share, y + tall / 2, z), 5, scene.home.metal))
        );
      }),
  );
}
