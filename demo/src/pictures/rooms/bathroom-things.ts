import { darker, lighter, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { shakerDoor } from './kitchen-units.ts';
import { lampGlow } from './lamps.ts';
import { block, floorShadow, lying, onSide, type Room } from './room.ts';

const ENAMEL = '#f6f3ec';

/** A freestanding bath with rolled rim and feet, seen from its side. */
export function rollTop(scene: Scene, room: Room, x: number, z: number, length: number, outside: string): Svg {
  const { home } = scene;
  const scale = room.scale(z);
  const [left, ground] = room.at(x, 0, z);
  const wide = length * scale;
  const rim = ground - 0.6 * scale;
  const low = ground - 0.13 * scale;
  const body = `M${left + wide * 0.02} ${rim}Q${left + wide * 0.05} ${low} ${left + wide * 0.24} ${low}H${left + wide * 0.8}Q${left + wide * 0.95} ${low} ${left + wide * 0.98} ${rim}Z`;
  const foot = (at: number, way: 1 | -1) =>
    path(
      `M${at - way * 12} ${low - 6}Q${at + way * 14} ${low + 4} ${at + way * 10} ${ground - 6}Q${at + way * 22} ${ground} ${at + way * 8} ${ground}H${at - way * 10}Q${at} ${ground - 14} ${at - way * 14} ${low}Z`,
      home.metal,
    );
  const tapX = left + wide * 0.9;
  return (
    floorShadow(scene, room, { x, z, width: length, depth: 0.6 }) +
    foot(left + wide * 0.2, -1) +
    foot(left + wide * 0.83, 1) +
    path(body, scene.paints.down(lighter(outside, 0.1), outside, darker(outside, 0.25))) +
    path(
      `M${left + wide * 0.07} ${rim + 12}Q${left + wide * 0.1} ${low - 14} ${left + wide * 0.26} ${low - 12}H${left + wide * 0.5}`,
      'none',
      { stroke: '#ffffff', 'stroke-width': 7, opacity: 0.18, 'stroke-linecap': 'round' },
    ) +
    ellipse(left + wide / 2, rim, wide * 0.53, 0.085 * scale, lighter(ENAMEL, 0.4)) +
    ellipse(left + wide / 2, rim + 3, wide * 0.49, 0.06 * scale, '#d6d9d6') +
    ellipse(left + wide / 2, rim + 8, wide * 0.44, 0.04 * scale, '#c3d4d6') +
    path(
      `M${tapX} ${rim - 2}V${rim - 0.16 * scale}Q${tapX} ${rim - 0.24 * scale} ${tapX - 0.1 * scale} ${rim - 0.22 * scale}`,
      'none',
      { stroke: home.metal, 'stroke-width': 8, 'stroke-linecap': 'round' },
    ) +
    circle(tapX, rim - 0.2 * scale, 8, home.metal) +
    towelOver(scene, left + wide * 0.18, rim - 4, 0.34 * scale, 0.36 * scale)
  );
}

function towelOver({ home }: Scene, x: number, y: number, width: number, height: number, colour = home.cushion): Svg {
  return (
    rect(x, y, width, height, colour, { rx: 5 }) +
    rect(x, y, width, 9, lighter(colour, 0.3), { rx: 4 }) +
    rect(x, y + height * 0.72, width, 5, lighter(colour, 0.45)) +
    rect(x, y + height * 0.8, width, 5, lighter(colour, 0.45)) +
    rect(x + width * 0.78, y, width * 0.22, height, darker(colour, 0.3), { opacity: 0.35, rx: 4 })
  );
}

/** A basin on a pedestal, or set into a cupboard, against the back wall. */
export function basin(scene: Scene, room: Room, middle: number, kind: 'pedestal' | 'vanity'): Svg {
  const { home } = scene;
  const z = room.depth - 0.48;
  const scale = room.scale(z);
  const [cx, ground] = room.at(middle, 0, z);
  const m = (metres: number) => metres * scale;
  const top = ground - m(0.85);
  const tap =
    path(`M${cx} ${top - 2}V${top - m(0.13)}Q${cx} ${top - m(0.19)} ${cx} ${top - m(0.1)}`, 'none', {
      stroke: home.metal,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) + rect(cx - m(0.1), top - m(0.05), m(0.2), 6, home.metal, { rx: 3 });
  if (kind === 'pedestal')
    return (
      floorShadow(scene, room, { x: middle - 0.14, z: z + 0.05, width: 0.28, depth: 0.3 }) +
      tap +
      path(
        `M${cx - m(0.09)} ${top + m(0.12)}H${cx + m(0.09)}Q${cx + m(0.06)} ${ground - m(0.3)} ${cx + m(0.12)} ${ground}H${cx - m(0.12)}Q${cx - m(0.06)} ${ground - m(0.3)} ${cx - m(0.09)} ${top + m(0.12)}Z`,
        scene.paints.across(darker(ENAMEL, 0.06), lighter(ENAMEL, 0.4), darker(ENAMEL, 0.16)),
      ) +
      path(
        `M${cx - m(0.3)} ${top}H${cx + m(0.3)}Q${cx + m(0.28)} ${top + m(0.19)} ${cx} ${top + m(0.2)}Q${cx - m(0.28)} ${top + m(0.19)} ${cx - m(0.3)} ${top}Z`,
        scene.paints.down(lighter(ENAMEL, 0.4), darker(ENAMEL, 0.12)),
      ) +
      ellipse(cx, top, m(0.31), m(0.045), lighter(ENAMEL, 0.5)) +
      ellipse(cx, top + 2, m(0.24), m(0.028), '#d3d7d5')
    );
  const wide = m(0.9);
  return (
    floorShadow(scene, room, { x: middle - 0.45, z, width: 0.9, depth: 0.46 }) +
    block(
      scene,
      room,
      { x: middle - 0.42, z: z + 0.03, width: 0.84, height: 0.1, depth: 0.4 },
      darker(home.cabinet, 0.5),
    ) +
    block(scene, room, { x: middle - 0.45, y: 0.08, z, width: 0.9, height: 0.72, depth: 0.46 }, home.cabinet) +
    shakerDoor(cx - wide / 2, top + m(0.06), wide / 2, m(0.7), home.cabinet, home.metal, 'right') +
    shakerDoor(cx, top + m(0.06), wide / 2, m(0.7), home.cabinet, home.metal, 'left') +
    block(scene, room, { x: middle - 0.47, y: 0.79, z: z - 0.02, width: 0.94, height: 0.06, depth: 0.48 }, ENAMEL, {
      top: lighter(ENAMEL, 0.5),
    }) +
    polygon(lying(room, middle - 0.28, 0.853, z + 0.06, 0.56, 0.26), '#d3d7d5') +
    `<g transform="translate(0 ${(-m(0.03)).toFixed(1)})">${tap}</g>`
  );
}

export function bathMirror({ home, paints, variant }: Scene, room: Room, middle: number, low = 1.2): Svg {
  const scale = room.scale(room.depth);
  const [cx, base] = room.at(middle, low, room.depth);
  const m = (metres: number) => metres * scale;
  const glass = paints.slanting(lighter(home.wall, 0.6), darker(home.wall, 0.08), lighter(home.wall, 0.35));
  const shine = path(
    `M${cx - m(0.18)} ${base - m(0.12)}L${cx + m(0.06)} ${base - m(0.62)}H${cx + m(0.16)}L${cx - m(0.08)} ${base - m(0.12)}Z`,
    '#ffffff',
    { opacity: 0.24 },
  );
  if (variant % 2)
    return circle(cx, base - m(0.36), m(0.36), home.metal) + circle(cx, base - m(0.36), m(0.33), glass) + shine;
  return (
    rect(cx - m(0.31), base - m(0.76), m(0.62), m(0.76), home.metal, { rx: m(0.3) }) +
    rect(cx - m(0.28), base - m(0.73), m(0.56), m(0.7), glass, { rx: m(0.27) }) +
    shine
  );
}

export function wallLight(scene: Scene, room: Room, x: number, y: number): Svg {
  const [px, py] = room.at(x, y, room.depth - 0.1);
  const bulb = scene.light.lampsLit ? shining('#fff0c2') : '#f7f1e2';
  return (
    rect(px - 4, py, 8, 36, scene.home.metal, { rx: 3 }) +
    lampGlow(scene, px, py - 10, 210) +
    circle(px, py - 10, 19, bulb) +
    circle(px - 6, py - 16, 6, '#ffffff', { opacity: 0.7 })
  );
}

export function toilet(scene: Scene, room: Room, middle: number): Svg {
  const z = room.depth - 0.66;
  const far = room.scale(room.depth - 0.2);
  const scale = room.scale(z);
  const [bx, wallBase] = room.at(middle, 0, room.depth - 0.2);
  const [cx, ground] = room.at(middle, 0, z);
  const m = (metres: number) => metres * scale;
  const shade = scene.paints.across(darker(ENAMEL, 0.05), lighter(ENAMEL, 0.4), darker(ENAMEL, 0.15));
  return (
    floorShadow(scene, room, { x: middle - 0.2, z, width: 0.4, depth: 0.5 }) +
    rect(bx - 0.2 * far, wallBase - 0.82 * far, 0.4 * far, 0.42 * far, shade, { rx: 7 }) +
    rect(bx - 0.215 * far, wallBase - 0.86 * far, 0.43 * far, 0.06 * far, lighter(ENAMEL, 0.5), { rx: 5 }) +
    circle(bx, wallBase - 0.86 * far, 6, '#b9bfc0') +
    path(
      `M${cx - m(0.13)} ${ground}Q${cx - m(0.09)} ${ground - m(0.16)} ${cx - m(0.18)} ${ground - m(0.36)}H${cx + m(0.18)}Q${cx + m(0.09)} ${ground - m(0.16)} ${cx + m(0.13)} ${ground}Z`,
      shade,
    ) +
    path(
      `M${cx - m(0.2)} ${ground - m(0.36)}Q${cx - m(0.2)} ${ground - m(0.5)} ${cx} ${ground - m(0.5)}Q${cx + m(0.2)} ${ground - m(0.5)} ${cx + m(0.2)} ${ground - m(0.36)}Q${cx} ${ground - m(0.3)} ${cx - m(0.2)} ${ground - m(0.36)}Z`,
      lighter(ENAMEL, 0.4),
    ) +
    path(
      `M${cx - m(0.2)} ${ground - m(0.36)}Q${cx} ${ground - m(0.3)} ${cx + m(0.2)} ${ground - m(0.36)}Q${cx} ${ground - m(0.27)} ${cx - m(0.2)} ${ground - m(0.36)}Z`,
      darker(ENAMEL, 0.25),
    )
  );
}

/** A heated rail on a side wall, with towels. */
export function towelRail({ home }: Scene, room: Room, side: 'left' | 'right', z: number): Svg {
  const x = side === 'left' ? 0.06 : room.width - 0.06;
  const bar = (low: number, high: number, from: number, to: number) =>
    polygon(onSide(room, x, from, to, low, high), home.metal);
  const towel = (low: number, high: number, colour: string) =>
    polygon(onSide(room, side === 'left' ? 0.09 : room.width - 0.09, z + 0.05, z + 0.45, low, high), colour) +
    polygon(
      onSide(room, side === 'left' ? 0.09 : room.width - 0.09, z + 0.05, z + 0.45, low + 0.06, low + 0.1),
      lighter(colour, 0.5),
    );
  return (
    bar(0.5, 1.7, z, z + 0.035) +
    bar(0.5, 1.7, z + 0.465, z + 0.5) +
    times(12, (index) => bar(0.54 + index * 0.1, 0.565 + index * 0.1, z, z + 0.5)) +
    towel(1.05, 1.62, home.cushion) +
    towel(0.62, 0.95, lighter(home.textile, 0.3))
  );
}

/** Glass is nearly nothing: an edge, a slant of light. */
export function glassScreen(room: Room, x: number, z: number, toZ: number, low: number, high: number): Svg {
  const pane = onSide(room, x, z, toZ, low, high);
  const edge = { stroke: '#dfe8e8', 'stroke-width': 3 };
  return (
    polygon(pane, '#d9ecee', { opacity: 0.26 }) +
    polygon(pane, 'none', edge) +
    polygon(onSide(room, x, z + (toZ - z) * 0.25, z + (toZ - z) * 0.5, low, high), '#ffffff', { opacity: 0.16 })
  );
}

export function showerHead({ home }: Scene, room: Room, x: number, low: number): Svg {
  const scale = room.scale(room.depth);
  const [px, base] = room.at(x, low, room.depth);
  const m = (metres: number) => metres * scale;
  return (
    rect(px - 3.5, base - m(1.15), 7, m(1.15), home.metal) +
    path(`M${px} ${base - m(1.13)}Q${px} ${base - m(1.22)} ${px + m(0.14)} ${base - m(1.2)}`, 'none', {
      stroke: home.metal,
      'stroke-width': 7,
    }) +
    ellipse(px + m(0.16), base - m(1.17), m(0.13), m(0.025), home.metal) +
    rect(px - m(0.11), base - 6, m(0.22), 13, home.metal, { rx: 5 }) +
    each([-0.11, 0.11], (dx) => circle(px + m(dx), base, 9, darker(home.metal, 0.15)))
  );
}
