import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, line, polygon, rect, type Svg } from '../base/svg.ts';
import { bay } from '../elements/bay.ts';
import { bush, hedge, tree } from '../elements/foliage.ts';
import { border, fence, lawn } from '../elements/gardens.ts';
import { wall } from '../elements/masonry.ts';
import { chimney, eaves, ridge, slope } from '../elements/roofs.ts';
import { gable, hanging, porch } from '../elements/semi-parts.ts';
import { distance, sky } from '../elements/sky.ts';
import { frontWall, lampPost, street } from '../elements/street.ts';
import { windowAt } from '../elements/windows.ts';

const GROUND = 824;
const PAVEMENT = 934;
const KERB = 1_008;
const MIDDLE = 800;
const EAVES = 392;
const HALF = 486;
const NEIGHBOURS = ['#8c3438', '#27456b', '#3d5a4c', '#d9a93f'];

/** A pair of the thirties, one house mirroring the other. */
export function semi(scene: Scene): Svg {
  const { variant, home, random } = scene;
  const other = random.pick(NEIGHBOURS);
  const pair =
    roofs(scene) +
    house(scene, home.door, true) +
    group(house(scene, other, scene.light.lampsLit && variant % 2 === 0), {
      transform: `translate(${MIDDLE * 2} 0) scale(-1 1)`,
    });
  const near = [1, 4, 6, 9].includes(variant);
  const view = near ? 'translate(110 -64) scale(1.1)' : variant % 2 ? 'translate(1600 0) scale(-1 1)' : undefined;
  const drawn =
    besides(scene) +
    pair +
    lawn(scene, -260, GROUND, 2_100, PAVEMENT - GROUND) +
    group(frontGarden(scene), {}) +
    group(frontGarden(scene), { transform: `translate(${MIDDLE * 2} 0) scale(-1 1)` }) +
    street(scene, PAVEMENT, KERB) +
    shadowsOfWalls(scene) +
    tree(scene, 1_640, PAVEMENT + 30, 560) +
    lampPost(scene, near ? 120 : 60, KERB - 16, 500);
  return sky(scene, 560) + distance(scene, 640) + group(drawn, { transform: view });
}

function besides(scene: Scene): Svg {
  return (
    tree(scene, 60, GROUND - 10, 520) +
    tree(scene, 1_500, GROUND - 10, 460) +
    fence(-260, GROUND, 2_100, 120, '#8d6a4c')
  );
}

function roofs(scene: Scene): Svg {
  const { home } = scene;
  const left = MIDDLE - HALF - 26;
  const right = MIDDLE + HALF + 26;
  const top = 206;
  return (
    slope(
      scene,
      [
        [left, EAVES],
        [right, EAVES],
        [right - 210, top],
        [left + 210, top],
      ],
      home.roof,
      14,
    ) +
    ridge([left + 210, top], [right - 210, top], home.roof) +
    line(
      [
        [left, EAVES],
        [left + 210, top],
      ],
      darker(home.roof, 0.25),
      7,
    ) +
    line(
      [
        [right, EAVES],
        [right - 210, top],
      ],
      darker(home.roof, 0.25),
      7,
    ) +
    chimney(scene, MIDDLE - 66, 240, 132, 110, 4, mix(home.facade, '#a5644a', 0.5))
  );
}

/** The left house of the pair: its door outside, its bay towards the middle. */
function house(scene: Scene, door: Colour, lamps: boolean): Svg {
  const { home, light, random } = scene;
  const lit = light.lampsLit && lamps;
  const x = MIDDLE - HALF;
  const brick = home.masonry === 'brick' ? home.facade : mix(home.roof, '#a9654c', 0.6);
  const render = home.masonry === 'brick' ? lighter(mix(home.facade, '#efe4cf', 0.86), 0.1) : home.facade;
  const split = 612;
  const bayX = MIDDLE - 300;
  const hipped = scene.variant % 3 === 2;
  const wide = 262;
  const hung = mix(home.roof, '#a5583f', 0.35);
  return (
    wall(scene, x, EAVES, HALF, split - EAVES, { masonry: 'render', colour: render }) +
    wall(scene, x, split, HALF, GROUND - split, { masonry: 'brick', colour: brick }) +
    rect(x, split - 7, HALF, 10, darker(render, 0.16)) +
    rect(x, split + 3, HALF, 8, light.shadow, { opacity: light.shadowStrength * 0.7 }) +
    windowAt(scene, x + 46, 462, 104, 112, {
      opening: 'casement',
      panes: [2, 1],
      lintel: 'none',
      lit: lit && random.chance(0.5),
    }) +
    eaves(scene, x - 4, EAVES, HALF + 4, 24) +
    porch(scene, x + 34, door, brick) +
    bay(scene, bayX, split + 10, wide, {
      top: hipped ? 'hipped' : 'none',
      height: split - EAVES - 10,
      glassTop: 448,
      glassHeight: 104,
      window: { opening: 'casement', panes: [3, 1], lit: lit && random.chance(0.7) },
      colour: render,
      masonry: 'render',
    }) +
    hanging(scene, bayX, wide, 568, 62, hung) +
    bay(scene, bayX, GROUND, wide, {
      top: 'none',
      height: GROUND - 632,
      glassTop: 656,
      glassHeight: 108,
      window: { opening: 'casement', panes: [3, 1], lit },
      colour: brick,
      masonry: 'brick',
    }) +
    (hipped ? '' : gable(scene, bayX - 26, wide + 52, render)) +
    line(
      [
        [MIDDLE, EAVES + 10],
        [MIDDLE, GROUND],
      ],
      darker(render, 0.4),
      2,
      { opacity: 0.3 },
    )
  );
}

/** Drive, lawn, border and the wall to the pavement, for the left house. */
function frontGarden(scene: Scene): Svg {
  const { home, random } = scene;
  const x = MIDDLE - HALF;
  const paving = '#bdb09b';
  const low = mix(home.masonry === 'brick' ? home.facade : home.roof, '#a9654c', 0.4);
  return (
    polygon(
      [
        [x + 20, GROUND],
        [x + 178, GROUND],
        [x + 150, PAVEMENT],
        [x - 60, PAVEMENT],
      ],
      paving,
    ) +
    each([0.3, 0.62], (share) =>
      line(
        [
          [x + 20 - 80 * share, GROUND + (PAVEMENT - GROUND) * share],
          [x + 178 - 28 * share, GROUND + (PAVEMENT - GROUND) * share],
        ],
        darker(paving, 0.3),
        1.6,
        { opacity: 0.5 },
      ),
    ) +
    border(scene, x + 196, GROUND + 22, 276, 56) +
    bush(scene, x - 6, GROUND + 8, 84, '#55804f', random.pick(['#b79bd0', '#e7b7c2'])) +
    (scene.variant % 2 ? hedge(scene, x + 196, PAVEMENT - 100, MIDDLE - x - 206, 70) : '') +
    frontWall(scene, x + 172, PAVEMENT + 4, MIDDLE - x - 174, 44, { colour: low, masonry: 'brick' }) +
    frontWall(scene, x - 330, PAVEMENT + 4, 256, 44, { colour: low, masonry: 'brick' })
  );
}

function shadowsOfWalls({ light }: Scene): Svg {
  return rect(-260, PAVEMENT, 2_100, 12, light.shadow, { opacity: light.shadowStrength * 0.4 });
}
