import { inTurn } from '../../in-turn.ts';
import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, line, rect, type Svg } from '../base/svg.ts';
import { bay } from '../elements/bay.ts';
import { doorAt } from '../elements/doors.ts';
import { bush, hedge, tree } from '../elements/foliage.ts';
import { quoins, wall } from '../elements/masonry.ts';
import { chimney, downpipe, eaves, ridge, slope } from '../elements/roofs.ts';
import { distance, sky } from '../elements/sky.ts';
import { frontWall, lampPost, railing, street, tiledPath } from '../elements/street.ts';
import { type WindowOptions, windowAt } from '../elements/windows.ts';

const GROUND = 858;
const PAVEMENT = 918;
const KERB = 1_000;
const DOORS = ['#2f5d50', '#8c3438', '#27456b', '#d9a93f', '#3d3f46', '#5f7f8c', '#7a5a78'];
const PASTELS = ['#ecc9bb', '#bcd0d6', '#f0e3bd', '#cfdcc4', '#ece6da', '#e3c7cf'];

type Form = 'bay' | 'georgian' | 'row';
const forms: readonly Form[] = ['bay', 'georgian', 'georgian', 'bay', 'row', 'bay', 'row', 'row', 'georgian', 'bay'];

interface House {
  readonly x: number;
  readonly width: number;
  readonly facade: Colour;
  readonly door: Colour;
  readonly mirrored: boolean;
  readonly ours: boolean;
}

export function terrace(scene: Scene): Svg {
  const { random, variant, home } = scene;
  const form = inTurn(forms, variant);
  const width = form === 'bay' ? 500 : form === 'georgian' ? 430 : 400;
  const start = form === 'bay' ? -200 : form === 'georgian' ? -275 : -200;
  const houses = [0, 1, 2, 3, 4].map((index): House => {
    const ours = index === (form === 'bay' ? 1 : 2);
    const facade = ours
      ? home.facade
      : home.masonry === 'render'
        ? random.pick(PASTELS)
        : mix(home.facade, random.pick(['#c9a27a', '#8f5a48', '#b98a6c']), random.between(0.04, 0.16));
    return {
      x: start + index * width,
      width,
      facade,
      door: ours ? home.door : random.pick(DOORS),
      mirrored: index % 2 === 0,
      ours,
    };
  });
  const draw = { bay: bayHouse, georgian: georgianHouse, row: rowHouse }[form];
  const row =
    each(houses, (house) =>
      form === 'georgian'
        ? house.mirrored
          ? chimney(scene, house.x + width - 60, 124, 120, 112, 4, house.facade)
          : ''
        : roofOf(scene, house),
    ) +
    each(houses, (house) => draw(scene, house)) +
    street(scene, form === 'row' ? GROUND + 4 : PAVEMENT, KERB) +
    each(houses, (house) => inFront(scene, house, form)) +
    (form === 'bay' ? tree(scene, variant % 2 ? 1_530 : 20, KERB - 22, 600) : '') +
    lampPost(scene, form === 'bay' ? (variant % 2 ? 300 : 1_290) : variant % 2 ? 1_400 : 170, KERB - 14, 520);
  return sky(scene, 440) + distance(scene, 640) + group(row, { transform: 'translate(96 128) scale(0.88)' });
}

const lightOf = ({ light, random }: Scene, house: House) => light.lampsLit && (house.ours || random.chance(0.45));

function roofOf(scene: Scene, house: House): Svg {
  const { x, width } = house;
  const top = 128;
  const low = 262;
  return (
    slope(scene, [
      [x, low],
      [x + width, low],
      [x + width, top],
      [x, top],
    ]) +
    ridge([x, top], [x + width, top], scene.home.roof) +
    line(
      [
        [x + width, low],
        [x + width, top],
      ],
      darker(scene.home.roof, 0.4),
      2,
      { opacity: 0.4 },
    ) +
    chimney(scene, x + (house.mirrored ? width - 62 : -62), 176, 124, 96, 4, house.facade)
  );
}

function bayHouse(scene: Scene, house: House): Svg {
  const { x, width, mirrored, facade } = house;
  const lit = lightOf(scene, house);
  const top = 262;
  const glass: WindowOptions = { panes: [2, 1], lit, lintel: 'arch' };
  const doorX = mirrored ? x + width - 138 : x + 46;
  const bayX = mirrored ? x + 34 : x + width - 34 - 268;
  const upper = bayX + 134;
  return (
    wall(scene, x, top, width, GROUND - top, { colour: facade }) +
    rect(x, 548, width, 12, lighter(facade, 0.3), { opacity: 0.8 }) +
    windowAt(scene, upper - 106, 352, 92, 158, { ...glass, lit: lit && scene.random.chance(0.6) }) +
    windowAt(scene, upper + 14, 352, 92, 158, { ...glass, lit: lit && scene.random.chance(0.6) }) +
    windowAt(scene, doorX + 4, 352, 84, 158, { ...glass, lit: lit && scene.random.chance(0.4) }) +
    eaves(scene, x, top, width) +
    seam(x + width, top, facade) +
    (mirrored ? downpipe(x + width - 4, top, GROUND) : '') +
    doorAt(scene, doorX, GROUND, 92, 206, {
      leaf: 'glazed',
      over: 'transom',
      surround: 'pilasters',
      colour: house.door,
    }) +
    bay(scene, bayX, GROUND, 268, {
      top: scene.variant % 2 ? 'parapet' : 'hipped',
      height: 262,
      glassTop: 628,
      glassHeight: 150,
      window: { panes: [2, 1], lit, dressing: scene.random.pick(['shutters', 'curtains', 'none']) },
      colour: facade,
    })
  );
}

function georgianHouse(scene: Scene, house: House): Svg {
  const { x, width, facade, mirrored } = house;
  const { home } = scene;
  const lit = lightOf(scene, house);
  const stucco = home.masonry === 'render' ? lighter(facade, 0.25) : '#efe6d4';
  const top = 118;
  const first = 572;
  const doorX = mirrored ? x + width - 142 : x + 44;
  const glass: WindowOptions = { panes: [3, 2], lintel: home.masonry === 'brick' ? 'gauged' : 'stone' };
  const some = () => lit && scene.random.chance(0.55);
  const columns = [x + 72, x + width - 72 - 96];
  const ground = mirrored ? x + 72 : x + width - 72 - 96;
  return (
    wall(scene, x, top, width, first - top, { colour: facade }) +
    each(
      columns,
      (at) =>
        windowAt(scene, at, 186, 96, 126, { ...glass, panes: [3, 1], lit: some() }) +
        windowAt(scene, at, 362, 96, 178, { ...glass, lit: some() }),
    ) +
    rect(x - 1, top - 26, width + 2, 30, stucco) +
    rect(x - 2, top - 34, width + 4, 12, lighter(stucco, 0.3)) +
    rect(x, top + 4, width, 20, scene.light.shadow, { opacity: scene.light.shadowStrength * 0.8 }) +
    wall(scene, x, first, width, GROUND - first, { masonry: 'render', colour: stucco }) +
    each([612, 652, 692, 732, 772, 812], (y) => rect(x, y, width, 2.5, darker(stucco, 0.3), { opacity: 0.35 })) +
    rect(x - 2, first - 10, width + 4, 18, lighter(stucco, 0.3)) +
    rect(x, first + 8, width, 12, scene.light.shadow, { opacity: scene.light.shadowStrength * 0.7 }) +
    windowAt(scene, ground, 640, 104, 158, { ...glass, lintel: 'none', trim: lighter(stucco, 0.2), lit }) +
    (lit || scene.random.chance(0.5) ? balconette(columns, 540) : '') +
    line(
      [
        [x + width, top],
        [x + width, GROUND],
      ],
      darker(facade, 0.45),
      2.5,
      { opacity: 0.4 },
    ) +
    doorAt(scene, doorX, GROUND, 94, 188, {
      leaf: 'six-panel',
      over: 'fanlight',
      surround: 'plain',
      colour: house.door,
      steps: 2,
    })
  );
}

function balconette(columns: readonly number[], y: number): Svg {
  return each(columns, (at) => rect(at - 22, y - 2, 140, 7, '#2b3036') + railing(at - 18, y, 132, 44));
}

function rowHouse(scene: Scene, house: House): Svg {
  const { x, width, facade, mirrored } = house;
  const lit = lightOf(scene, house);
  const top = 262;
  const doorX = mirrored ? x + width - 130 : x + 44;
  const windowX = mirrored ? x + 60 : x + width - 60 - 116;
  const glass: WindowOptions = {
    panes: scene.home.masonry === 'stone' ? [2, 2] : [2, 1],
    lintel: scene.variant % 2 ? 'brick' : 'stone',
    lit,
  };
  const stone = '#d9cdb6';
  return (
    wall(scene, x, top, width, GROUND - top, { colour: facade }) +
    (scene.home.masonry === 'brick' ? '' : rect(x, GROUND - 70, width, 70, darker(facade, 0.18), { opacity: 0.7 })) +
    windowAt(scene, windowX, 356, 116, 150, { ...glass, lit: lit && scene.random.chance(0.6), trim: stone }) +
    windowAt(scene, doorX - 4, 356, 92, 150, { ...glass, lit: lit && scene.random.chance(0.4), trim: stone }) +
    windowAt(scene, windowX - 4, 624, 124, 156, { ...glass, trim: stone }) +
    eaves(scene, x, top, width) +
    (scene.home.masonry === 'render' ? quoins(x + width, top + 26, GROUND - top - 26, -1, stone) : '') +
    seam(x + width, top, facade) +
    (mirrored ? downpipe(x + width - 4, top, GROUND) : '') +
    doorAt(scene, doorX, GROUND, 86, 204, {
      leaf: 'four-panel',
      over: 'transom',
      surround: 'plain',
      colour: house.door,
    })
  );
}

/** What stands between the house and the pavement. */
function inFront(scene: Scene, house: House, form: Form): Svg {
  const { x, width, mirrored, facade } = house;
  const { random, home, light } = scene;
  if (form === 'row') {
    const pot = mirrored ? x + width - 168 : x + 150;
    return planter(scene, pot, GROUND + 12);
  }
  const doorMiddle = form === 'bay' ? (mirrored ? x + width - 92 : x + 92) : mirrored ? x + width - 95 : x + 91;
  const gate = 64;
  const left = x + 4;
  const right = x + width - 4;
  const [from, to] = mirrored ? [left, doorMiddle - gate] : [doorMiddle + gate, right];
  const bed =
    rect(x, GROUND, width, PAVEMENT - GROUND, home.season === 'winter' ? '#8a8f7c' : '#7c8a58') +
    rect(x, GROUND, width, 16, light.shadow, { opacity: light.shadowStrength });
  if (form === 'georgian')
    return (
      rect(x, GROUND, width, PAVEMENT - GROUND, '#b5ada0') +
      rect(x, GROUND, width, 14, light.shadow, { opacity: light.shadowStrength }) +
      clippedPair(scene, doorMiddle) +
      railing(from, PAVEMENT + 4, to - from, 104) +
      rect(from - 8, PAVEMENT, to - from + 16, 10, '#cfc6b6')
    );
  return (
    bed +
    tiledPath(doorMiddle, GROUND, PAVEMENT, 104) +
    bush(
      scene,
      from + (to - from) * 0.2,
      PAVEMENT - 30,
      62,
      '#5f8755',
      random.pick(['#e7b7c2', '#f3efe2', '#b79bd0']),
    ) +
    bush(
      scene,
      from + (to - from) * 0.78,
      PAVEMENT - 30,
      54,
      '#6d8f5a',
      random.pick(['#d9667a', '#f0d272', '#f3efe2']),
    ) +
    (house.ours || random.chance(0.5) ? hedge(scene, from + 20, PAVEMENT - 112, to - from - 40, 70) : '') +
    frontWall(scene, from, PAVEMENT + 6, to - from, 56, {
      colour: home.masonry === 'render' ? lighter(facade, 0.2) : facade,
    })
  );
}

function clippedPair(scene: Scene, middle: number): Svg {
  return each(
    [-78, 78],
    (offset) =>
      rect(middle + offset - 17, GROUND + 2, 34, 34, '#54565c') +
      bush(scene, middle + offset, GROUND + 10, 52, '#4c7350'),
  );
}

function planter(scene: Scene, x: number, ground: number): Svg {
  return group(
    rect(x - 26, ground - 40, 52, 40, '#a9683f', { rx: 3 }) +
      rect(x - 30, ground - 44, 60, 9, '#b97a4e', { rx: 3 }) +
      bush(scene, x, ground - 36, 50, '#5b8453', scene.random.pick(['#e58f9b', '#f4efe0', '#e9c65b'])),
  );
}

/** Where one house ends and the next begins. */
const seam = (x: number, top: number, facade: Colour): Svg =>
  line(
    [
      [x, top + 10],
      [x, GROUND],
    ],
    darker(facade, 0.45),
    2.5,
    { opacity: 0.4 },
  );
