import { inTurn } from '../../in-turn.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, polygon, rect, type Svg } from '../base/svg.ts';
import {
  basin,
  bathMirror,
  glassScreen,
  rollTop,
  showerHead,
  toilet,
  towelRail,
  wallLight,
} from '../rooms/bathroom-things.ts';
import { plant, print, rug, vase } from '../rooms/furnishings.ts';
import { splashback, tiledSide } from '../rooms/kitchen-units.ts';
import { pendant } from '../rooms/lamps.ts';
import { block, floorShadow, lying, newRoom, type Room, upright } from '../rooms/room.ts';
import { backWindow, sunOnFloor } from '../rooms/room-window.ts';
import { shell } from '../rooms/shell.ts';

const layouts = [freestanding, fitted, walkIn] as const;

export function bathroom(scene: Scene): Svg {
  const { variant } = scene;
  const room = newRoom({ width: 3.6, depth: 2.9, eyeX: 1.8 + inTurn([0.15, -0.15, 0], variant) });
  const drawn = inTurn(layouts, variant)(scene, room);
  return [2, 3, 4, 7].includes(variant) ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn;
}

function ground({ home, variant }: Scene) {
  if (variant % 4 === 0) return { flooring: 'chequer', floor: '#ece5d6' } as const;
  return variant % 4 === 2
    ? ({ flooring: 'boards', floor: mix(home.floor, '#d9c7a8', 0.4) } as const)
    : ({ flooring: 'tiles', floor: mix('#cfc6b6', home.tile, 0.3) } as const);
}

/** A rail where the tiles end. */
function dado({ home }: Scene, room: Room, height: number): Svg {
  const [left, y] = room.at(0, height, room.depth);
  const wide = room.width * room.scale(room.depth);
  return (
    rect(left, y - 10, wide, 12, lighter(home.tile, 0.3)) +
    rect(left, y + 2, wide, 3, darker(home.tile, 0.3), { opacity: 0.5 })
  );
}

function freestanding(scene: Scene, room: Room): Svg {
  const { home } = scene;
  const upper = mix(home.accent, home.wall, 0.2);
  const tiled = 1.15;
  return (
    shell(scene, room, { ...ground(scene), wall: upper, lightFrom: 'back' }) +
    splashback(scene, room, 0, room.width, 0.17, tiled) +
    tiledSide(scene, room, 'left', -0.6, room.depth, 0.17, tiled) +
    tiledSide(scene, room, 'right', -0.6, room.depth, 0.17, tiled) +
    dado(scene, room, tiled) +
    backWindow(scene, room, {
      x: 0.62,
      y: 1.22,
      width: 0.95,
      height: 1.02,
      panes: [2, 1],
      dressing: 'blind',
      curtain: mix(home.textile, home.trim, 0.5),
    }) +
    basin(scene, room, 2.85, scene.variant % 2 ? 'vanity' : 'pedestal') +
    bathMirror(scene, room, 2.85, 1.28) +
    wallLight(scene, room, 2.4, 1.72) +
    wallLight(scene, room, 3.3, 1.72) +
    towelRail(scene, room, 'right', 1.3) +
    sunOnFloor(scene, room, 1.3, 0.7, 1, 1.3, 0.2) +
    plant(scene, room, 0.32, 2.62, 1.6, 'fronds') +
    rollTop(scene, room, 0.25, 1.85, 1.75, mix(home.accent, home.cabinet, 0.5)) +
    bathMat(scene, room, 0.75, 1.1) +
    stool(scene, room, 2.1, 1.6) +
    pendant(scene, room, 1.8, 1.5, 0.4, home.accent, 'globe')
  );
}

function bathMat(scene: Scene, room: Room, x: number, z: number): Svg {
  return rug(scene, room, x, z, 0.95, 0.55, lighter(scene.home.cushion, 0.35), 'stripes');
}

function stool(scene: Scene, room: Room, x: number, z: number): Svg {
  const wood = '#b98a5c';
  const [tx, ty] = room.at(x + 0.18, 0.46, z + 0.15);
  return (
    floorShadow(scene, room, { x, z, width: 0.36, depth: 0.3 }) +
    each(
      [
        [0.02, 0.26],
        [0.3, 0.26],
        [0.02, 0.01],
        [0.3, 0.01],
      ] as const,
      ([dx, dz]) =>
        block(scene, room, { x: x + dx, z: z + dz, width: 0.04, height: 0.42, depth: 0.04 }, darker(wood, 0.2)),
    ) +
    block(scene, room, { x: x - 0.01, y: 0.42, z: z - 0.01, width: 0.38, height: 0.04, depth: 0.32 }, wood, {
      round: 4,
    }) +
    vase(scene, tx, ty, 0.17 * room.scale(z), scene.home.textile)
  );
}

function fitted(scene: Scene, room: Room): Svg {
  const { home } = scene;
  const upper = lighter(home.wall, 0.3);
  const bath = { x: 0, z: 0.55, width: 0.78, depth: room.depth - 0.55 };
  const white = '#f6f3ec';
  return (
    shell(scene, room, {
      ...ground(scene),
      wall: upper,
      back: mix(home.accent, home.wall, 0.25),
      lightFrom: 'right',
      cornice: false,
    }) +
    tiledSide(scene, room, 'left', 0.3, room.depth, 0.5, 2.3) +
    splashback(scene, room, 0, 1.25, 0.17, 2.3) +
    splashback(scene, room, 1.25, room.width - 1.25, 0.17, 1.15) +
    dado(scene, { ...room, at: (x, y, z) => room.at(x + 1.25, y, z), width: room.width - 1.25 }, 1.15) +
    showerHead(scene, room, 0.5, 1.05) +
    block(scene, room, { ...bath, height: 0.56 }, white, {
      front: lighter(home.cabinet, 0.06),
      side: darker(home.cabinet, 0.08),
      top: lighter(white, 0.4),
    }) +
    each([0.6, 1.3, 2], (z) =>
      polygon(
        [
          room.at(0.78, 0.1, z + 0.06),
          room.at(0.78, 0.46, z + 0.06),
          room.at(0.78, 0.46, z + 0.62),
          room.at(0.78, 0.1, z + 0.62),
        ],
        'none',
        { stroke: darker(home.cabinet, 0.3), 'stroke-width': 2 },
      ),
    ) +
    polygon(lying(room, 0.08, 0.565, bath.z + 0.1, 0.6, bath.depth - 0.2), '#d9dcd9') +
    polygon(lying(room, 0.14, 0.565, bath.z + 0.18, 0.5, bath.depth - 0.36), '#c5d3d4') +
    basin(scene, room, 1.95, 'vanity') +
    bathMirror(scene, room, 1.95, 1.22) +
    wallLight(scene, room, 1.45, 1.7) +
    wallLight(scene, room, 2.45, 1.7) +
    toilet(scene, room, 3) +
    print(scene, room, 2.78, 1.45, 0.44, 0.56) +
    glassScreen(room, 0.76, 1.45, room.depth, 0.57, 2.15) +
    towelRail(scene, room, 'right', 1.2) +
    sunOnFloor(scene, room, 2.1, 0.7, 0.9, 1.1, -0.3) +
    bathMat(scene, room, 1, 1.15) +
    overEdge(scene, room) +
    pendant(scene, room, 1.9, 1.4, 0.3, home.accent, 'globe')
  );
}

/** A towel over the side of the bath. */
function overEdge({ home }: Scene, room: Room): Svg {
  const cloth = home.cushion;
  return (
    polygon(
      [room.at(0.79, 0.575, 0.95), room.at(0.79, 0.575, 1.35), room.at(0.79, 0.2, 1.35), room.at(0.79, 0.2, 0.95)],
      cloth,
    ) +
    polygon(
      [room.at(0.79, 0.575, 0.95), room.at(0.79, 0.575, 1.35), room.at(0.66, 0.575, 1.35), room.at(0.66, 0.575, 0.95)],
      lighter(cloth, 0.2),
    ) +
    polygon(
      [room.at(0.79, 0.27, 0.95), room.at(0.79, 0.27, 1.35), room.at(0.79, 0.24, 1.35), room.at(0.79, 0.24, 0.95)],
      lighter(cloth, 0.5),
    )
  );
}

function walkIn(scene: Scene, room: Room): Svg {
  const { home } = scene;
  const tile = mix(home.tile, home.accent, 0.35);
  const [nx, ny] = room.at(0.3, 1.62, room.depth);
  const scale = room.scale(room.depth);
  return (
    shell(scene, room, { ...ground(scene), lightFrom: 'back', cornice: false }) +
    tiledSide(scene, room, 'left', 1.2, room.depth, 0, 2.4, tile) +
    splashback(scene, room, 0, 1.3, 0, 2.4, tile) +
    splashback(scene, room, 1.3, room.width - 1.3, 0.17, 1.1) +
    dado(scene, { ...room, at: (x, y, z) => room.at(x + 1.3, y, z), width: room.width - 1.3 }, 1.1) +
    rect(nx, ny, 0.5 * scale, 0.3 * scale, darker(tile, 0.3)) +
    rect(nx, ny + 0.28 * scale, 0.5 * scale, 5, lighter(tile, 0.4)) +
    each([0.08, 0.2, 0.33], (dx, index) =>
      rect(
        nx + dx * scale,
        ny + (0.12 + index * 0.02) * scale,
        0.07 * scale,
        (0.16 - index * 0.02) * scale,
        inTurn([home.cushion, '#f2ebdc', home.textile], index),
        { rx: 4 },
      ),
    ) +
    showerHead(scene, room, 1, 0.95) +
    polygon(lying(room, 0, 0.01, 1.2, 1.28, room.depth - 1.2), '#eeece6') +
    polygon(upright(room, 0, 0, 1.2, 1.28, 0.06), '#dcd9d0') +
    backWindow(scene, room, { x: 2.72, y: 1.22, width: 0.7, height: 1, panes: [1, 1], dressing: 'none' }) +
    basin(scene, room, 1.95, 'vanity') +
    bathMirror(scene, room, 1.95, 1.2) +
    wallLight(scene, room, 1.5, 1.66) +
    wallLight(scene, room, 2.4, 1.66) +
    toilet(scene, room, 3.02) +
    glassScreen(room, 1.28, 1.2, room.depth, 0.02, 2.15) +
    towelRail(scene, room, 'right', 1) +
    sunOnFloor(scene, room, 1.9, 0.6, 0.9, 1.3, 0.2) +
    bathMat(scene, room, 1.45, 1.25) +
    plant(scene, room, 3.3, 1.75, 0.95, 'broad') +
    pendant(scene, room, 1.9, 1.4, 0.3, home.accent, 'globe')
  );
}
