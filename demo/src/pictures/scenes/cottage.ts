import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { EAVES, LEFT, lamps, slates, thatch, WIDTH } from '../elements/cottage-roofs.ts';
import { doorAt } from '../elements/doors.ts';
import { bush, dabs, leafColours, lumpy, tree } from '../elements/foliage.ts';
import { border, drystone, lawn, picket } from '../elements/gardens.ts';
import { quoins, wall } from '../elements/masonry.ts';
import { chimney, slope } from '../elements/roofs.ts';
import { sky } from '../elements/sky.ts';
import { windowAt } from '../elements/windows.ts';

const GROUND = 792;
const DOOR = LEFT + 402;

/** A cottage under thatch or stone slates, behind its garden. */
export function cottage(scene: Scene): Svg {
  const { variant, home } = scene;
  const thatched = variant % 2 === 0;
  const facade =
    home.masonry === 'brick' && variant % 4 === 3
      ? home.facade
      : home.masonry === 'render'
        ? lighter(home.facade, 0.3)
        : mix(home.facade, '#d9c7a3', 0.6);
  const masonry = home.masonry === 'render' ? 'render' : variant % 4 === 3 ? 'brick' : 'stone';
  const drawn =
    hills(scene) +
    tree(scene, 1_430, GROUND - 6, 560) +
    tree(scene, 150, GROUND - 20, 420) +
    (thatched ? '' : chimneys(scene, facade, 306)) +
    outhouse(scene, facade, masonry) +
    wall(scene, LEFT, EAVES - 40, WIDTH, GROUND - EAVES + 40, { masonry, colour: facade }) +
    (masonry === 'brick'
      ? quoins(LEFT, EAVES, GROUND - EAVES, 1, '#d9cdb6') + quoins(LEFT + WIDTH, EAVES, GROUND - EAVES, -1, '#d9cdb6')
      : '') +
    rect(LEFT, GROUND - 30, WIDTH, 30, darker(facade, 0.24), { opacity: 0.5 }) +
    openings(scene, thatched) +
    (thatched ? chimneys(scene, facade, 300) + thatch(scene) : slates(scene, facade, masonry)) +
    climbers(scene) +
    garden(scene, facade);
  return sky(scene, 600) + (variant % 3 === 1 ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn);
}

function hills({ home, light, random }: Scene): Svg {
  const green = { spring: '#8fb26a', summer: '#86a862', autumn: '#a89a5c', winter: '#a3ab98' }[home.season];
  const hill = (from: number, d: string, share: number) =>
    path(`M-20 ${from}${d}L1640 1067L-20 1067Z`, mix(green, light.sky[2], share));
  return (
    hill(560, 'Q300 430 700 540T1640 470', 0.62) +
    hill(620, 'Q420 540 800 600T1640 560', 0.42) +
    hill(700, 'Q500 610 900 680T1640 640', 0.22) +
    times(9, (index) =>
      path(
        lumpy(random, 90 + index * 190, 606 - (index % 3) * 22, 46, 26, 9),
        mix(darker(green, 0.3), light.sky[2], 0.4),
      ),
    )
  );
}

function chimneys(scene: Scene, facade: Colour, base: number): Svg {
  return (
    chimney(scene, LEFT + 70, base + 24, 92, 130, 2, mix(facade, '#b07a5c', 0.4)) +
    chimney(scene, LEFT + WIDTH - 160, base + 24, 92, 130, 2, mix(facade, '#b07a5c', 0.4))
  );
}

function openings(scene: Scene, thatched: boolean): Svg {
  const { home } = scene;
  const look = {
    panes: [3, 2] as const,
    opening: 'casement' as const,
    lintel: thatched ? ('none' as const) : ('stone' as const),
    trim: '#d9cdb6',
    frame: lighter(home.trim, 0.2),
  };
  return (
    each(
      [LEFT + 92, LEFT + 630],
      (x) => windowAt(scene, x, 606, 152, 122, { ...look, lit: lamps(scene) }) + shutters(scene, x, 606, 152, 122),
    ) +
    doorAt(scene, DOOR, GROUND, 96, 186, { leaf: 'planks', over: 'none', surround: 'plain', steps: 1 }) +
    porch(scene)
  );
}

function shutters({ home, variant }: Scene, x: number, y: number, width: number, height: number): Svg {
  if (variant % 3 !== 2) return '';
  return each(
    [x - 46, x + width + 6],
    (left) =>
      rect(left, y - 4, 40, height + 8, home.door) +
      times(6, (index) => rect(left + 6, y + 6 + (index * height) / 6.2, 28, 4, darker(home.door, 0.3))),
  );
}

function porch({ home, light }: Scene): Svg {
  const x = DOOR - 34;
  const y = GROUND - 212;
  const timber = '#7d5f45';
  return (
    polygon(
      [
        [x, y + 20],
        [x + 164, y + 20],
        [x + 164 + light.lean * 50, y + 70],
        [x + light.lean * 50, y + 70],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.8 },
    ) +
    each([x + 4, x + 150], (left) => rect(left, y + 12, 10, 200, timber)) +
    polygon(
      [
        [x - 22, y + 16],
        [x + 186, y + 16],
        [x + 82, y - 56],
      ],
      darker(home.roof, 0.1),
    ) +
    polygon(
      [
        [x + 14, y + 16],
        [x + 150, y + 16],
        [x + 82, y - 32],
      ],
      lighter(timber, 0.25),
    ) +
    line(
      [
        [x - 24, y + 18],
        [x + 82, y - 56],
        [x + 188, y + 18],
      ],
      timber,
      9,
    )
  );
}

/** A lower part at the side, as cottages grow. */
function outhouse(scene: Scene, facade: Colour, masonry: 'brick' | 'render' | 'stone'): Svg {
  const x = LEFT + WIDTH - 4;
  const roof = mix(scene.home.roof, '#a5644a', 0.3);
  return (
    wall(scene, x, 640, 180, GROUND - 640, { masonry, colour: darker(facade, 0.06) }) +
    slope(
      scene,
      [
        [x - 6, 652],
        [x + 204, 652],
        [x + 150, 566],
        [x - 6, 566],
      ],
      roof,
      15,
    ) +
    windowAt(scene, x + 54, 690, 72, 62, { panes: [2, 1], opening: 'casement', lintel: 'none', lit: lamps(scene) })
  );
}

/** Roses or vines beside the door and up a corner. */
function climbers(scene: Scene): Svg {
  const { home, random } = scene;
  if (home.season === 'winter') return '';
  const leaf = home.season === 'autumn' ? '#a8552f' : random.pick(leafColours[home.season]);
  const bloom = random.pick(['#e7a3b0', '#f6efe0', '#d96c7d', '#b79bd0']);
  const clump = (x: number, y: number, rx: number, ry: number) =>
    path(lumpy(random, x, y, rx, ry, 8), darker(leaf, 0.16)) +
    dabs(random, x, y, rx, ry, 26, 8, lighter(leaf, 0.2), 0.8) +
    (home.season === 'autumn' ? '' : dabs(random, x, y, rx, ry, 13, 7, bloom));
  return (
    clump(DOOR - 40, GROUND - 90, 20, 96) +
    clump(DOOR - 24, GROUND - 204, 44, 26) +
    clump(DOOR + 40, GROUND - 262, 52, 22) +
    clump(DOOR + 138, GROUND - 196, 26, 42) +
    clump(LEFT + 22, GROUND - 130, 26, 136)
  );
}

function garden(scene: Scene, facade: Colour): Svg {
  const { variant, random } = scene;
  const front = 968;
  const middle = DOOR + 48;
  const stone = mix(facade, '#b5a88f', 0.5);
  const bend = (step: number) => Math.sin(step * 0.7) * 26;
  const edge = (step: number, side: 1 | -1) =>
    [middle + bend(step) + side * (46 + step * 12), GROUND + 2 + (step / 7) ** 1.3 * 285] as const;
  const flags = times(
    7,
    (row) =>
      polygon([edge(row, -1), edge(row, 1), edge(row + 1, 1), edge(row + 1, -1)], row % 2 ? '#c4b8a2' : '#bbaf99') +
      line([edge(row, -1), edge(row, 1)], '#9a8f7c', 2.4) +
      line(
        [
          [middle + bend(row) + (row % 2 ? 14 : -18), edge(row, 1)[1]],
          [middle + bend(row + 1) + (row % 2 ? 18 : -22), edge(row + 1, 1)[1]],
        ],
        '#9a8f7c',
        2.4,
      ),
  );
  const boundary = (x: number, width: number) =>
    variant % 3 === 0 ? picket(x, front + 62, width, 104, '#f4efe4') : drystone(scene, x, front + 62, width, 84, stone);
  return (
    lawn(scene, -20, GROUND, 1_640, 300) +
    border(scene, LEFT + 10, GROUND + 24, 350, 62) +
    border(scene, DOOR + 130, GROUND + 24, 480, 62) +
    bush(scene, 200, GROUND + 30, 120, '#557f50', random.pick(['#b79bd0', '#e7a3b0'])) +
    border(scene, -10, front + 20, 640, 74) +
    border(scene, 960, front + 20, 660, 74) +
    boundary(-20, 660) +
    boundary(940, 680) +
    rect(0, front + 60, 1_600, 60, scene.home.season === 'winter' ? '#9aa08e' : '#87965a') +
    flags
  );
}
