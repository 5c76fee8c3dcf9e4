import { inTurn } from '../../in-turn.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, type Svg } from '../base/svg.ts';
import { alcove, chimneyBreast } from '../rooms/chimney-breast.ts';
import { lowTable, plant, print, radiator, rug } from '../rooms/furnishings.ts';
import { floorLamp, pendant } from '../rooms/lamps.ts';
import { sideDoor, sidePrint } from '../rooms/on-side-wall.ts';
import { newRoom, type Room } from '../rooms/room.ts';
import { backWindow, sideWindow, sunOnFloor } from '../rooms/room-window.ts';
import { sofa, sofaAlong } from '../rooms/seating.ts';
import { shell } from '../rooms/shell.ts';

const layouts = [byTheFire, underThePrints, byTheWindow] as const;
const RUGS = ['border', 'diamonds', 'stripes'] as const;

/** A living room in one of three arrangements, some of them the other way round. */
export function living(scene: Scene): Svg {
  const room = newRoom({ eyeX: 2.3 + inTurn([0, 0.25, -0.2, 0.1], scene.variant) });
  const drawn = inTurn(layouts, scene.variant)(scene, room);
  return [1, 2, 5, 6, 9].includes(scene.variant) ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn;
}

const woods = ['#a9784c', '#8a5d3b', '#caa277'];

function byTheFire(scene: Scene, room: Room): Svg {
  const { home, random, variant } = scene;
  const breast = 1.7;
  const middle = room.width / 2;
  const side = (room.width - breast) / 2;
  const joinery = variant % 2 ? home.accent : lighter(home.wall, 0.4);
  const back = variant % 2 ? mix(home.accent, home.wall, 0.12) : home.wall;
  return (
    shell(scene, room, { back, lightFrom: 'right' }) +
    sidePrint(scene, room, 'left', 1.75, 1.3, 0.85, 0.6) +
    sideWindow(scene, room, 'right', 1, 2.35, 0.75, 2.2) +
    alcove(scene, room, 0, side, joinery) +
    alcove(scene, room, room.width - side, side, joinery) +
    chimneyBreast(scene, room, middle, breast, back) +
    sunOnFloor(scene, room, 3.1, 0.7, 1.1, 1.3, -0.35) +
    rug(scene, room, 1.15, 0.75, 2.3, 1.6, mix(home.textile, '#efe6d6', 0.45), inTurn(RUGS, variant)) +
    floorLamp(scene, room, 4.32, 3) +
    plant(scene, room, 0.5, 3.05, 1.5, 'broad') +
    sofa(scene, room, 3.2, 2.15, 0.9, home.cushion, [lighter(home.textile, 0.3)]) +
    sofaAlong(scene, room, 'left', 0.85, 1.9, home.textile, [home.cushion, lighter(home.accent, 0.4)]) +
    lowTable(scene, room, 1.75, 1.15, 1.05, 0.6, random.pick(woods)) +
    pendant(scene, room, middle, 1.6, 0.55, home.accent, 'drum')
  );
}

function underThePrints(scene: Scene, room: Room): Svg {
  const { home, random, variant } = scene;
  return (
    shell(scene, room, { back: mix(home.accent, home.wall, 0.1), lightFrom: 'left' }) +
    sideDoor(scene, room, 'right', 1.85) +
    sideWindow(scene, room, 'left', 1.1, 2.4, 0.7, 2.2, lighter(home.wall, 0.3)) +
    each(
      [
        [1.2, 1.28, 0.5, 0.68],
        [1.85, 1.42, 0.42, 0.54],
        [2.42, 1.28, 0.5, 0.68],
        [3.08, 1.38, 0.4, 0.52],
      ] as const,
      ([x, y, w, h]) => print(scene, room, x, y, w, h, room.depth, random.pick(['#3a3532', '#b98f5c', '#f3ede0'])),
    ) +
    sunOnFloor(scene, room, 0.5, 0.7, 1.2, 1.4, 0.35) +
    rug(scene, room, 1.05, 0.7, 2.5, 1.75, mix(home.cushion, '#efe6d6', 0.5), inTurn(RUGS, variant + 1)) +
    floorLamp(scene, room, 3.95, 3.1, 1.65) +
    sofa(scene, room, 1.15, 2.55, 2.35, home.textile, [
      home.cushion,
      lighter(home.accent, 0.45),
      lighter(home.cushion, 0.4),
      home.cushion,
    ]) +
    plant(scene, room, 0.5, 3, 1.5, 'fronds') +
    lowTable(scene, room, 1.75, 1.2, 1.1, 0.62, random.pick(woods)) +
    pendant(scene, room, room.width / 2, 1.7, 0.5, darker(home.accent, 0.2), 'globe')
  );
}

function byTheWindow(scene: Scene, room: Room): Svg {
  const { home, random, variant } = scene;
  return (
    shell(scene, room, { lightFrom: 'back' }) +
    sidePrint(scene, room, 'left', 1.9, 1.25, 0.9, 0.65) +
    radiator(scene, room, 1.62, 1.36) +
    backWindow(scene, room, { x: 1.38, y: 0.86, width: 0.86, height: 1.36, dressing: 'none' }) +
    backWindow(scene, room, { x: 2.36, y: 0.86, width: 0.86, height: 1.36, dressing: 'none' }) +
    print(scene, room, 3.75, 1.3, 0.5, 0.7) +
    sunOnFloor(scene, room, 1.5, 0.9, 1.7, 1.9, scene.light.name === 'golden' ? 0.35 : -0.25) +
    rug(scene, room, 1.1, 0.8, 2.4, 1.7, mix(home.textile, '#efe6d6', 0.5), inTurn(RUGS, variant + 2)) +
    plant(scene, room, 4.15, 3.05, 1.5, random.pick(['broad', 'fronds'])) +
    plant(scene, room, 0.5, 3.2, 1, 'broad') +
    sofaAlong(scene, room, 'left', 0.9, 2, home.textile, [home.cushion, lighter(home.accent, 0.4)]) +
    floorLamp(scene, room, 3.5, 3.1, 1.55) +
    sofa(scene, room, 3.25, 1.85, 0.95, home.cushion, [lighter(home.textile, 0.4)]) +
    lowTable(scene, room, 1.75, 1.3, 1.05, 0.62, random.pick(woods)) +
    pendant(scene, room, room.width / 2, 1.7, 0.5, home.accent, 'drum')
  );
}
