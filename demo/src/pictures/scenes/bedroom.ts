import { inTurn } from '../../in-turn.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, group, path, rect, type Svg } from '../base/svg.ts';
import { bedAlong, bedFacing, bedside, drawers, type Headboard } from '../rooms/beds.ts';
import { plant, print, radiator, rug, vase } from '../rooms/furnishings.ts';
import { chair } from '../rooms/kitchen-things.ts';
import { floorLamp, pendant, tableLamp } from '../rooms/lamps.ts';
import { sideDoor, sidePrint } from '../rooms/on-side-wall.ts';
import { block, floorShadow, newRoom, type Room } from '../rooms/room.ts';
import { backWindow, sideWindow, sunOnFloor } from '../rooms/room-window.ts';
import { shell } from '../rooms/shell.ts';

const layouts = [headToWall, alongTheWall, headToWall, withDesk] as const;
const HEADBOARDS: readonly Headboard[] = ['padded', 'arched', 'slats'];
const WOODS = ['#a9784c', '#c9a077', '#8a5d3b'];

export function bedroom(scene: Scene): Svg {
  const { variant } = scene;
  const room = newRoom({ width: 4.3, depth: 3.5, eyeX: 2.15 + inTurn([0.2, -0.1, -0.25, 0.1, 0], variant) });
  const drawn = inTurn(layouts, variant)(scene, room);
  return [0, 3, 5, 6].includes(variant) ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn;
}

function flooringOf({ home, variant }: Scene) {
  return variant % 3 === 1
    ? ({ flooring: 'carpet', floor: mix('#d3c6b2', home.wall, 0.4) } as const)
    : ({ flooring: 'boards', floor: home.floor } as const);
}

function headToWall(scene: Scene, room: Room): Svg {
  const { home, variant, random } = scene;
  const wide = 1.55;
  const x = (room.width - wide) / 2;
  const wood = inTurn(WOODS, variant);
  const z = room.depth - 0.45;
  const lampAt = (at: number) => room.at(at, 0.55, z + 0.2);
  const accent = mix(home.accent, home.wall, variant % 4 ? 0.1 : 0.35);
  return (
    shell(scene, room, { ...flooringOf(scene), back: accent, lightFrom: 'left' }) +
    sideDoor(scene, room, 'right', 1.55) +
    panelling(scene, room, accent) +
    sideWindow(scene, room, 'left', 1.05, 2.3, 0.75, 2.2, lighter(home.textile, 0.25)) +
    wallArt(scene, room) +
    sunOnFloor(scene, room, 0.3, 0.8, 0.9, 1.5, 0.35) +
    rug(
      scene,
      room,
      x - 0.55,
      0.6,
      wide + 1.1,
      2.1,
      mix(home.cushion, '#efe6d6', 0.62),
      random.pick(['border', 'stripes', 'diamonds']),
    ) +
    each([x - 0.62, x + wide + 0.16], (left) => bedside(scene, room, left, z, wood)) +
    each([x - 0.39, x + wide + 0.39], (at) =>
      tableLamp(scene, ...lampAt(at), 0.42 * room.scale(z), lighter(home.accent, 0.25)),
    ) +
    bedFacing(scene, room, x, wide, inTurn(HEADBOARDS, variant)) +
    plant(scene, room, 4, 2.75, 1.4, variant % 2 ? 'fronds' : 'broad') +
    pendant(scene, room, room.width / 2, 1.5, 0.42, home.wall, 'drum')
  );
}

function wallArt(scene: Scene, room: Room): Svg {
  const middle = room.width / 2;
  if (scene.variant % 3 === 0)
    return (
      print(scene, room, middle - 0.75, 1.42, 0.44, 0.58) +
      print(scene, room, middle - 0.22, 1.42, 0.44, 0.58) +
      print(scene, room, middle + 0.31, 1.42, 0.44, 0.58)
    );
  if (scene.variant % 3 === 1) {
    const [cx, cy] = room.at(middle, 1.85, room.depth);
    const radius = 0.34 * room.scale(room.depth);
    return (
      circle(cx + 5, cy + 8, radius, '#1d2438', { opacity: 0.16 }) +
      circle(cx, cy, radius, scene.home.metal) +
      circle(cx, cy, radius * 0.9, scene.paints.slanting(lighter(scene.home.wall, 0.5), darker(scene.home.wall, 0.1)))
    );
  }
  return print(scene, room, middle - 0.55, 1.42, 1.1, 0.68, room.depth, '#b98f5c');
}

/** Half-height panelling, in some homes. */
function panelling(scene: Scene, room: Room, colour: string): Svg {
  if (scene.variant % 2) return '';
  const scale = room.scale(room.depth);
  const [left, rail] = room.at(0, 1.12, room.depth);
  const [, base] = room.at(0, 0.17, room.depth);
  const wide = room.width * scale;
  const panels = 8;
  const step = wide / panels;
  const tone = darker(colour, 0.06);
  return (
    rect(left, rail, wide, base - rail, tone) +
    each(
      Array.from({ length: panels }, (_, index) => left + index * step),
      (at) =>
        rect(at + 10, rail + 16, step - 20, base - rail - 30, 'none', {
          stroke: darker(tone, 0.16),
          'stroke-width': 3,
        }) + rect(at + 12, rail + 18, step - 24, 2, lighter(tone, 0.3), { opacity: 0.7 }),
    ) +
    rect(left, rail - 7, wide, 10, lighter(tone, 0.18)) +
    rect(left, rail + 3, wide, 4, darker(tone, 0.3), { opacity: 0.5 })
  );
}

function alongTheWall(scene: Scene, room: Room): Svg {
  const { home, variant, random } = scene;
  const wood = variant % 2 ? home.accent : inTurn(WOODS, variant);
  const [mx, my] = room.at(3.45, 0.885, room.depth - 0.25);
  const scale = room.scale(room.depth - 0.25);
  return (
    shell(scene, room, { ...flooringOf(scene), lightFrom: 'back' }) +
    sidePrint(scene, room, 'right', 1.8, 1.3, 0.8, 0.6) +
    radiator(scene, room, 1.5, 1, 0.5) +
    backWindow(scene, room, {
      x: 1.42,
      y: 0.84,
      width: 1.15,
      height: 1.4,
      curtain: lighter(home.textile, 0.1),
      panes: [2, 2],
    }) +
    sunOnFloor(scene, room, 2, 0.8, 1.2, 1.9, -0.15) +
    drawers(scene, room, 3, 1.1, wood) +
    mirrorOn(scene, mx, my, scale) +
    tableLamp(scene, mx + 0.36 * scale, my, 0.4 * scale, home.cushion) +
    vase(scene, mx - 0.38 * scale, my, 0.2 * scale, home.textile) +
    rug(
      scene,
      room,
      2.2,
      0.8,
      1.5,
      1.5,
      mix(home.cushion, '#efe6d6', 0.55),
      random.pick(['border', 'stripes', 'diamonds']),
    ) +
    bedside(scene, room, 0.08, 2.95, inTurn(WOODS, 0)) +
    tableLamp(scene, ...room.at(0.32, 0.55, 3.1), 0.42 * room.scale(3.1), home.accent) +
    bedAlong(scene, room, 1.35, 1.45) +
    pendant(scene, room, room.width / 2, 1.6, 0.45, home.accent, 'globe')
  );
}

function mirrorOn({ home, paints, light }: Scene, x: number, base: number, scale: number): Svg {
  const wide = 0.52 * scale;
  const tall = 0.86 * scale;
  const glass = paints.slanting(lighter(home.wall, 0.5), darker(home.wall, 0.1), lighter(home.wall, 0.3));
  return (
    ellipse(x + 5, base - tall * 0.56 + 7, wide * 0.52, tall * 0.52, light.shadow, { opacity: 0.16 }) +
    ellipse(x, base - tall * 0.56, wide * 0.52, tall * 0.52, home.metal) +
    ellipse(x, base - tall * 0.56, wide * 0.47, tall * 0.48, glass) +
    path(
      `M${x - wide * 0.25} ${base - tall * 0.3}L${x + wide * 0.12} ${base - tall * 0.98}L${x + wide * 0.24} ${base - tall * 0.92}L${x - wide * 0.13} ${base - tall * 0.2}Z`,
      '#ffffff',
      { opacity: 0.22 },
    )
  );
}

function withDesk(scene: Scene, room: Room): Svg {
  const { home, variant } = scene;
  const wood = inTurn(WOODS, variant);
  const z = room.depth - 0.6;
  const leg = (x: number, dz: number) =>
    block(scene, room, { x, z: z + dz, width: 0.05, height: 0.7, depth: 0.05 }, darker(wood, 0.25));
  const [lx, ly] = room.at(4.02, 0.75, z + 0.25);
  const [sx, sy] = room.at(3.42, 0.75, z + 0.25);
  const scale = room.scale(z);
  return (
    shell(scene, room, { ...flooringOf(scene), back: mix(home.accent, home.wall, 0.3), lightFrom: 'back' }) +
    sideDoor(scene, room, 'right', 1.55) +
    backWindow(scene, room, {
      x: 1.05,
      y: 0.86,
      width: 1.3,
      height: 1.35,
      curtain: mix(home.cushion, home.wall, 0.25),
      panes: [3, 2],
    }) +
    print(scene, room, 3.05, 1.5, 0.4, 0.54) +
    print(scene, room, 3.58, 1.5, 0.4, 0.54) +
    sunOnFloor(scene, room, 1.9, 0.8, 1.2, 1.9, -0.2) +
    floorShadow(scene, room, { x: 2.85, z, width: 1.35, depth: 0.55 }) +
    leg(2.9, 0.48) +
    leg(4.12, 0.48) +
    leg(2.9, 0.02) +
    leg(4.12, 0.02) +
    block(scene, room, { x: 2.85, y: 0.7, z, width: 1.35, height: 0.05, depth: 0.58 }, wood) +
    rect(sx - 0.2 * scale, sy - 0.27 * scale, 0.4 * scale, 0.25 * scale, '#33373d', { rx: 4 }) +
    rect(sx - 0.18 * scale, sy - 0.25 * scale, 0.36 * scale, 0.21 * scale, lighter(home.accent, 0.3)) +
    rect(sx - 0.24 * scale, sy - 5, 0.48 * scale, 6, '#9ba1a6', { rx: 3 }) +
    tableLamp(scene, lx, ly, 0.42 * scale, home.cushion) +
    chair(scene, room, 3.2, z - 0.3, lighter(wood, 0.1), 'near') +
    rug(scene, room, 1.9, 0.7, 1.7, 1.2, mix(home.textile, '#efe6d6', 0.5), 'diamonds') +
    floorLamp(scene, room, 0.35, 3.2, 1.5) +
    bedAlong(scene, room, 1.3, 1.35) +
    pendant(scene, room, room.width / 2, 1.6, 0.45, lighter(home.cushion, 0.2), 'drum')
  );
}
