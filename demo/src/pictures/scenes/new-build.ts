import { inTurn } from '../../in-turn.ts';
import { darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, line, polygon, rect, type Svg, times } from '../base/svg.ts';
import { doorAt } from '../elements/doors.ts';
import { bush, crown, hedge, tree } from '../elements/foliage.ts';
import { border, fence, lawn } from '../elements/gardens.ts';
import { wall } from '../elements/masonry.ts';
import {
  boards,
  canopy,
  FRAME,
  gableWall,
  lamp,
  materials,
  pane,
  solar,
  upright,
} from '../elements/new-build-parts.ts';
import { eaves, ridge, slope } from '../elements/roofs.ts';
import { distance, sky } from '../elements/sky.ts';
import { lampPost, street } from '../elements/street.ts';

const GROUND = 832;
const PAVEMENT = 938;
const KERB = 1_010;

/** Houses of the last few years: gables, two materials, dark frames. */
export function newBuild(scene: Scene): Svg {
  const { variant } = scene;
  const { draw, doors } = inTurn(forms, variant);
  const drawn =
    fence(-60, GROUND, 1_720, 128, '#a2805e') +
    draw(scene) +
    lawn(scene, -60, GROUND, 1_720, PAVEMENT - GROUND) +
    drives(scene, doors) +
    street(scene, PAVEMENT, KERB) +
    saplings(scene);
  return (
    sky(scene, 590) +
    distance(scene, 700) +
    (variant % 2 ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn)
  );
}

/** Two linked houses, each with a gable to the outside. */
function gabled(scene: Scene): Svg {
  const { home, light } = scene;
  const { brick, upper, cladding } = materials(scene);
  const left = 230;
  const width = 1_140;
  const top = 388;
  const half = (mirror: boolean) => {
    const gx = left + 30;
    const gw = 330;
    const drawn =
      gableWall(scene, gx, gw, top, 196, boards(gx, top - 196, gw, 196, cladding), cladding) +
      boards(gx, top, gw, 190, cladding) +
      wall(scene, gx, top + 190, gw, GROUND - top - 190, { masonry: 'brick', colour: brick }) +
      rect(gx, top + 186, gw, 12, '#f4f0e8') +
      rect(gx + gw, top, 14, GROUND - top, light.shadow, {
        opacity: light.lean > 0 !== mirror ? light.shadowStrength : 0,
      }) +
      pane(scene, gx + 92, top + 12, 146, 128, { panes: [3, 1], lit: lamp(scene, mirror ? 0.5 : 1) }) +
      pane(scene, gx + 78, top + 252, 174, 130, { panes: [3, 1], lit: lamp(scene, mirror ? 0.4 : 1) }) +
      pane(scene, left + 420, top + 62, 96, 108) +
      doorAt(scene, left + 424, GROUND, 92, 196, {
        leaf: 'modern',
        over: 'none',
        surround: 'plain',
        colour: mirror ? mix(home.door, '#59666d', 0.6) : home.door,
      }) +
      canopy(scene, left + 398, GROUND - 236, 146);
    return mirror ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn;
  };
  return (
    slope(scene, [
      [left + 20, top],
      [left + width - 20, top],
      [left + width - 90, 196],
      [left + 90, 196],
    ]) +
    ridge([left + 90, 196], [left + width - 90, 196], home.roof) +
    solar(690, 250, 4) +
    wall(scene, left, top, width, 190, { masonry: 'render', colour: upper }) +
    wall(scene, left, top + 190, width, GROUND - top - 190, { masonry: 'brick', colour: brick }) +
    rect(left, top + 184, width, 9, darker(upper, 0.14)) +
    eaves(scene, left + 380, top, width - 760, 20, '#f4f0e8') +
    line(
      [
        [800, top],
        [800, GROUND],
      ],
      darker(brick, 0.4),
      2,
      { opacity: 0.4 },
    ) +
    half(false) +
    half(true)
  );
}

/** A row of three-storey houses, each taller than wide. */
function townhouses(scene: Scene): Svg {
  const { home, light, random } = scene;
  const { brick, upper, cladding } = materials(scene);
  const width = 376;
  return times(4, (index) => {
    const x = 48 + index * width;
    const ours = index === 1;
    const tone = index % 2 ? brick : mix(brick, '#d9c3a4', 0.35);
    const top = 282;
    const clad = index % 2 ? cladding : upper;
    return (
      gableWall(scene, x + 8, width - 16, top, 150, upright(x, top - 160, width, 170, clad), clad) +
      upright(x + 8, top, width - 16, 158, clad) +
      wall(scene, x + 8, top + 158, width - 16, GROUND - top - 158, { masonry: 'brick', colour: tone }) +
      rect(x + 8, top + 154, width - 16, 9, '#f4f0e8') +
      pane(scene, x + 128, top - 42, 120, 150, { panes: [2, 1], lit: lamp(scene, ours ? 1 : 0.4) }) +
      pane(scene, x + 58, top + 206, 112, 132) +
      pane(scene, x + 208, top + 206, 112, 132) +
      doorAt(scene, x + 60, GROUND, 88, 178, {
        leaf: 'modern',
        over: 'none',
        surround: 'plain',
        colour: ours ? home.door : random.pick(['#4d5a60', '#6b4a3c', '#3f5f6d']),
      }) +
      canopy(scene, x + 36, GROUND - 214, 136) +
      pane(scene, x + 196, GROUND - 170, 126, 130, { panes: [2, 1], lit: lamp(scene, ours ? 1 : 0.4) }) +
      rect(x + (light.lean > 0 ? 8 : width - 18), top + 10, 10, GROUND - top - 10, light.shadow, {
        opacity: light.shadowStrength * 0.5,
      }) +
      line(
        [
          [x + width, top + 20],
          [x + width, GROUND],
        ],
        darker(tone, 0.5),
        3,
        { opacity: 0.5 },
      )
    );
  });
}

/** One house on its own, with a garage beside it. */
function detached(scene: Scene): Svg {
  const { home, light } = scene;
  const { brick, upper } = materials(scene);
  const left = 250;
  const width = 780;
  const top = 376;
  const gx = left + 440;
  const gw = 340;
  const garage = { x: 1_030, width: 330, top: 640 };
  return (
    slope(scene, [
      [garage.x - 20, garage.top],
      [garage.x + garage.width + 22, garage.top],
      [garage.x + garage.width - 60, garage.top - 108],
      [garage.x - 20, garage.top - 108],
    ]) +
    wall(scene, garage.x, garage.top, garage.width, GROUND - garage.top, { masonry: 'brick', colour: brick }) +
    eaves(scene, garage.x, garage.top, garage.width, 16, '#f4f0e8') +
    boards(garage.x + 50, garage.top + 52, 220, GROUND - garage.top - 52, lighter(FRAME, 0.1)) +
    rect(garage.x + 50, garage.top + 52, 220, 14, light.shadow, { opacity: 0.35 }) +
    slope(scene, [
      [left - 22, top],
      [left + width + 22, top],
      [left + width - 60, 188],
      [left + 60, 188],
    ]) +
    ridge([left + 60, 188], [left + width - 60, 188], home.roof) +
    solar(left + 150, 246, 4) +
    wall(scene, left, top, width, GROUND - top, { masonry: 'brick', colour: brick }) +
    eaves(scene, left, top, width, 20, '#f4f0e8') +
    gableWall(scene, gx, gw, top, 190, '', upper) +
    wall(scene, gx, top - 2, gw, GROUND - top + 2, { masonry: 'render', colour: upper }) +
    rect(light.lean > 0 ? gx + gw : gx - 16, top + 12, light.lean > 0 ? 0 : 16, GROUND - top - 12, light.shadow, {
      opacity: light.shadowStrength,
    }) +
    pane(scene, gx + 96, top + 6, 148, 140, { panes: [3, 1], lit: lamp(scene, 1) }) +
    pane(scene, gx + 60, top + 236, 220, 150, { panes: [4, 1], lit: lamp(scene, 1) }) +
    rect(gx, GROUND - 44, gw, 44, darker(brick, 0.06)) +
    each([left + 56, left + 266], (x) => pane(scene, x, top + 62, 116, 120)) +
    pane(scene, left + 50, GROUND - 190, 128, 136) +
    doorAt(scene, left + 276, GROUND, 96, 200, { leaf: 'modern', over: 'none', surround: 'plain' }) +
    canopy(scene, left + 248, GROUND - 240, 152)
  );
}

type Doors = readonly (readonly [middle: number, planted: 1 | -1])[];

/** Each with where its paths lead to: the middle of a door, and on which side of the path there is planting. */
const forms: readonly { readonly draw: (scene: Scene) => Svg; readonly doors: Doors }[] = [
  {
    draw: gabled,
    doors: [
      [700, -1],
      [900, 1],
    ],
  },
  {
    draw: townhouses,
    doors: [
      [152, 1],
      [528, 1],
      [904, 1],
      [1_280, 1],
    ],
  },
  {
    draw: detached,
    doors: [
      [574, -1],
      [1_190, 1],
    ],
  },
];

/** Block paving up to the doors. */
function drives(scene: Scene, doors: Doors): Svg {
  const paving = '#b5a695';
  return each(doors, ([x, planted], index) => {
    const away = (x - 800) * 0.1;
    const joint = (row: number) => {
      const y = GROUND + 8 + row * 20;
      return line(
        [
          [x - 80 + away * (row / 5), y],
          [x + 80 + away * (row / 5), y],
        ],
        darker(paving, 0.3),
        1.5,
        { opacity: 0.45 },
      );
    };
    return (
      polygon(
        [
          [x - 76, GROUND],
          [x + 76, GROUND],
          [x + 92 + away, PAVEMENT],
          [x - 92 + away, PAVEMENT],
        ],
        paving,
      ) +
      times(5, joint) +
      border(scene, planted === 1 ? x + 104 : x - 254, GROUND + 24, 150, 46) +
      (index % 2
        ? hedge(scene, planted === 1 ? x + 112 : x - 288, PAVEMENT - 52, 172, 50)
        : bush(scene, x + planted * 226, GROUND + 26, 60, '#5b8653', '#f4efe2'))
    );
  });
}

/** Young trees held by stakes, as everything here is new. */
function saplings(scene: Scene): Svg {
  const { variant, home } = scene;
  const young = (x: number) =>
    rect(x + 14, PAVEMENT - 120, 7, 130, '#a9855f') +
    (home.season === 'winter'
      ? tree(scene, x, PAVEMENT + 8, 300)
      : rect(x - 4, PAVEMENT - 170, 8, 180, '#6b5344') +
        crown(
          scene,
          x,
          PAVEMENT - 230,
          74,
          92,
          home.season === 'autumn' ? '#c98a3a' : home.season === 'spring' ? '#9dbb68' : '#668f56',
        ));
  return young(variant % 3 === 1 ? 40 : 120) + lampPost(scene, 1_530, KERB - 14, 440);
}
