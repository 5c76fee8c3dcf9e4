import { inTurn } from '../../in-turn.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, polygon, rect, type Svg, times } from '../base/svg.ts';
import { plant, vase } from '../rooms/furnishings.ts';
import { chair, crockery, onWorktop, stool } from '../rooms/kitchen-things.ts';
import { baseRun, fridge, shakerDoor, splashback, UNIT, wallRun } from '../rooms/kitchen-units.ts';
import { pendant } from '../rooms/lamps.ts';
import { sideDoor, sidePrint } from '../rooms/on-side-wall.ts';
import { block, floorShadow, newRoom, type Room } from '../rooms/room.ts';
import { backWindow, sideWindow, sunOnFloor } from '../rooms/room-window.ts';
import { shell } from '../rooms/shell.ts';

const layouts = [withTable, withIsland, galley] as const;
const FLOORS = ['boards', 'tiles', 'chequer', 'boards', 'tiles'] as const;
const WOOD = '#b98a5c';

export function kitchen(scene: Scene): Svg {
  const { variant, home } = scene;
  const layout = inTurn(layouts, variant + (variant > 4 ? 1 : 0));
  const room =
    layout === galley
      ? newRoom({ width: 3.9, depth: 3.4, eyeX: 1.95 + (variant % 2 ? 0.2 : -0.15) })
      : newRoom({ depth: 3.15, eyeX: 2.3 + inTurn([0.2, -0.2, 0], variant) });
  const flooring = inTurn(FLOORS, variant);
  const floor = flooring === 'boards' ? home.floor : flooring === 'tiles' ? mix('#c9bda9', home.wall, 0.3) : '#ece5d6';
  const drawn = layout(scene, room, flooring, floor);
  return variant % 2 ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn;
}

type Flooring = (typeof FLOORS)[number];

/** One wall of units below a window, and a table to eat at. */
function withTable(scene: Scene, room: Room, flooring: Flooring, floor: string): Svg {
  const { home } = scene;
  const start = 0.7;
  return (
    shell(scene, room, { flooring, floor, lightFrom: 'back', cornice: false }) +
    sideDoor(scene, room, 'right', 1.55) +
    splashback(scene, room, start, 5 * UNIT + 0.9, 0.9, 1.45) +
    backWindow(scene, room, {
      x: 1.72,
      y: 1.06,
      width: 1.15,
      height: 1.1,
      panes: [3, 1],
      dressing: 'blind',
      curtain: mix(home.cushion, '#f3ead8', 0.4),
    }) +
    shelf(scene, room, 3.15, 1.5) +
    shelf(scene, room, 3.15, 1.9) +
    wallRun(scene, room, 0.02, 2, 1.42, 0.74) +
    fridge(scene, room, 0.02, lighter(home.tile, 0.2)) +
    baseRun(scene, room, start, ['drawers', 'doors', 'sink', 'oven', 'doors', 'drawers']) +
    onWorktop(scene, room, 0.95, ['boards', 'jars']) +
    onWorktop(scene, room, 2.75, ['kettle', 'fruit', 'herbs']) +
    sunOnFloor(scene, room, 1.5, 0.8, 1.3, 1.6, -0.25) +
    plant(scene, room, 4.35, 2.7, 1.25, 'fronds') +
    table(scene, room, 1.5, 0.75, 1.6, 0.75) +
    pendant(scene, room, 2.3, 1.2, 0.5, darker(home.accent, 0.1), 'dome')
  );
}

function table(scene: Scene, room: Room, x: number, z: number, width: number, depth: number): Svg {
  const { home } = scene;
  const leg = (dx: number, dz: number) =>
    block(scene, room, { x: x + dx, z: z + dz, width: 0.07, height: 0.7, depth: 0.07 }, lighter(home.trim, 0.1));
  const [vx, vy] = room.at(x + width * 0.5, 0.76, z + depth * 0.5);
  return (
    chair(scene, room, x + 0.22, z + depth - 0.1, WOOD, 'far') +
    chair(scene, room, x + width - 0.64, z + depth - 0.1, WOOD, 'far') +
    floorShadow(scene, room, { x, z, width, depth }) +
    leg(0.04, depth - 0.1) +
    leg(width - 0.11, depth - 0.1) +
    leg(0.04, 0.03) +
    leg(width - 0.11, 0.03) +
    block(
      scene,
      room,
      { x: x + 0.04, y: 0.62, z: z + 0.03, width: width - 0.08, height: 0.09, depth: depth - 0.06 },
      darker(home.trim, 0.06),
    ) +
    block(
      scene,
      room,
      { x: x - 0.03, y: 0.71, z: z - 0.03, width: width + 0.06, height: 0.045, depth: depth + 0.06 },
      WOOD,
      { top: lighter(WOOD, 0.25) },
    ) +
    vase(scene, vx, vy, 0.24 * room.scale(z + depth * 0.5), home.textile)
  );
}

/** An island with stools before a wall of units. */
function withIsland(scene: Scene, room: Room, flooring: Flooring, floor: string): Svg {
  const { home } = scene;
  const island = { x: 1.2, z: 1.15, width: 2.2, depth: 0.75 };
  const colour = darker(home.cabinet, 0.12);
  const [left, top] = room.at(island.x, 0.86, island.z);
  const scale = room.scale(island.z);
  const panel = (island.width * scale) / 4;
  return (
    shell(scene, room, { flooring, floor, lightFrom: 'right' }) +
    sidePrint(scene, room, 'left', 1.5, 1.3, 0.7, 0.6) +
    sideWindow(scene, room, 'right', 1, 2.2, 0.95, 2.2, mix(home.textile, home.wall, 0.4)) +
    splashback(scene, room, 0.64, 3.96, 0.9, 1.5) +
    fridge(scene, room, 0.02, '#c3c9ca') +
    hood(scene, room, 2.3) +
    wallRun(scene, room, 0.72, 2, 1.5, 0.74) +
    shelf(scene, room, 3.05, 1.5, 1.3) +
    shelf(scene, room, 3.05, 1.9, 1.3) +
    baseRun(scene, room, 0.7, ['doors', 'drawers', 'oven', 'drawers', 'sink', 'doors']) +
    onWorktop(scene, room, 0.95, ['jars', 'kettle']) +
    onWorktop(scene, room, 4.1, ['boards']) +
    sunOnFloor(scene, room, 3.1, 0.6, 1, 1.3, -0.35) +
    floorShadow(scene, room, island) +
    block(scene, room, { ...island, height: 0.86 }, colour) +
    times(4, (index) =>
      shakerDoor(left + index * panel, top + 6, panel, 0.74 * scale, colour, home.metal, 'right').replace(
        /<ellipse[^>]*\/>$/,
        '',
      ),
    ) +
    rect(left, top, island.width * scale, 16, scene.light.shadow, { opacity: 0.25 }) +
    block(
      scene,
      room,
      {
        x: island.x - 0.06,
        y: 0.86,
        z: island.z - 0.12,
        width: island.width + 0.12,
        height: 0.05,
        depth: island.depth + 0.18,
      },
      home.worktop,
      { top: lighter(home.worktop, 0.3) },
    ) +
    onIsland(scene, room, island) +
    each([1.45, 2.12, 2.79], (x) => stool(scene, room, x, 0.72, 0.64, WOOD)) +
    each([1.75, 2.85], (x) => pendant(scene, room, x, 1.7, 0.55, home.accent, 'dome'))
  );
}

function onIsland(scene: Scene, room: Room, island: { x: number; z: number; width: number; depth: number }): Svg {
  const [vx, vy] = room.at(island.x + island.width * 0.72, 0.91, island.z + 0.4);
  return (
    vase(scene, vx, vy, 0.24 * room.scale(island.z + 0.4), scene.home.textile) +
    onWorktop(scene, { ...room, depth: island.z + 0.65 }, island.x + 0.55, ['fruit'], 0.91)
  );
}

function hood(scene: Scene, room: Room, middle: number): Svg {
  const z = room.depth - 0.4;
  const [cx, low] = room.at(middle - 0.1, 1.55, z);
  const scale = room.scale(z);
  return (
    polygon(
      [
        [cx - 0.36 * scale, low],
        [cx + 0.36 * scale, low],
        [cx + 0.16 * scale, low - 0.3 * scale],
        [cx - 0.16 * scale, low - 0.3 * scale],
      ],
      '#b3babd',
    ) +
    rect(
      cx - 0.16 * scale,
      low - 1.02 * scale,
      0.32 * scale,
      0.73 * scale,
      scene.paints.across('#9ba3a7', '#ced4d5', '#a2aaad'),
    ) +
    rect(cx - 0.36 * scale, low, 0.72 * scale, 12, '#8c9599')
  );
}

function shelf(scene: Scene, room: Room, x: number, y: number, width = 1.35): Svg {
  return (
    crockery(scene, room, x + 0.06, y, width - 0.1) +
    block(scene, room, { x, y: y - 0.04, z: room.depth - 0.24, width, height: 0.04, depth: 0.24 }, WOOD)
  );
}

/** Units on both sides, and a glazed door to the garden. */
function galley(scene: Scene, room: Room, flooring: Flooring, floor: string): Svg {
  const { home } = scene;
  const colour = home.cabinet;
  const side = (left: boolean) => {
    const x = left ? 0 : room.width - 0.62;
    const faceX = left ? 0.62 : room.width - 0.62;
    const units = each([2.45, 1.85, 1.25, 0.65, 0.05], (z) => {
      const quad = (from: number, to: number, low: number, high: number) =>
        [
          room.at(faceX, low, from),
          room.at(faceX, high, from),
          room.at(faceX, high, to),
          room.at(faceX, low, to),
        ] as const;
      return (
        polygon(quad(z + 0.01, z + 0.59, 0.14, 0.84), darker(colour, 0.1)) +
        polygon(quad(z + 0.09, z + 0.51, 0.23, 0.75), darker(colour, 0.16), {
          stroke: darker(colour, 0.34),
          'stroke-width': 1.4,
        })
      );
    });
    return (
      block(scene, room, { x, z: 0, width: 0.62, height: 0.86, depth: room.depth }, darker(colour, 0.24), {
        side: darker(colour, 0.28),
      }) +
      units +
      block(
        scene,
        room,
        { x: left ? 0 : x - 0.02, y: 0.86, z: -0.2, width: 0.64, height: 0.045, depth: room.depth + 0.2 },
        home.worktop,
        { top: lighter(home.worktop, 0.25), side: darker(home.worktop, 0.1) },
      )
    );
  };
  const wallUnits = (left: boolean) => {
    const x = left ? 0 : room.width - 0.34;
    const faceX = left ? 0.34 : room.width - 0.34;
    return (
      block(
        scene,
        room,
        { x, y: 1.46, z: 0.4, width: 0.34, height: 0.74, depth: room.depth - 0.9 },
        darker(colour, 0.1),
        { side: darker(colour, 0.06) },
      ) +
      each([2.2, 1.75, 1.3, 0.85, 0.4], (z) =>
        polygon(
          [
            room.at(faceX, 1.53, z + 0.06),
            room.at(faceX, 2.13, z + 0.06),
            room.at(faceX, 2.13, z + 0.39),
            room.at(faceX, 1.53, z + 0.39),
          ],
          darker(colour, 0.14),
          { stroke: darker(colour, 0.32), 'stroke-width': 1.4 },
        ),
      )
    );
  };
  return (
    shell(scene, room, { flooring, floor, lightFrom: 'back', skirting: false }) +
    gardenDoor(scene, room, 1.35, 1.2) +
    sunOnFloor(scene, room, 1.4, 0.7, 1.1, 2.2, scene.light.name === 'golden' ? 0.2 : -0.15) +
    side(true) +
    side(false) +
    wallUnits(true) +
    shelf(scene, room, room.width - 0.95, 1.5, 0.9) +
    shelf(scene, room, room.width - 0.95, 1.85, 0.9) +
    onWorktop(scene, room, 0.3, ['boards']) +
    onWorktop(scene, room, room.width - 0.35, ['herbs']) +
    pendant(scene, room, room.width / 2, 1.8, 0.42, home.accent, 'dome')
  );
}

function gardenDoor(scene: Scene, room: Room, x: number, width: number): Svg {
  return (
    backWindow(scene, room, { x, y: 0.06, width: width / 2 - 0.01, height: 2.02, panes: [1, 2], dressing: 'none' }) +
    backWindow(scene, room, {
      x: x + width / 2 + 0.01,
      y: 0.06,
      width: width / 2 - 0.01,
      height: 2.02,
      panes: [1, 2],
      dressing: 'none',
    })
  );
}
