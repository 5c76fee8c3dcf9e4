import { type Colour, darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, path, rect, type Svg } from '../base/svg.ts';
import { bay } from '../elements/bay.ts';
import { doorAt } from '../elements/doors.ts';
import { bush } from '../elements/foliage.ts';
import { quoins, wall } from '../elements/masonry.ts';
import { chimney, slope } from '../elements/roofs.ts';
import { railing } from '../elements/street.ts';
import { windowAt } from '../elements/windows.ts';

const GROUND = 872;

/** Red brick with bands of stone, four storeys of bays beside a decorated entrance. */
export function mansion(scene: Scene): Svg {
  const { home, light, random } = scene;
  const brick = home.masonry === 'brick' ? home.facade : mix(home.facade, '#b0604a', 0.7);
  const stone = '#efe5d0';
  const left = 200;
  const width = 1_200;
  const top = 236;
  const floors = [268, 420, 572, 724];
  const lit = () => light.lampsLit && random.chance(0.5);
  const bayAt = (x: number) =>
    each(floors, (y) =>
      bay(scene, x, y + 146, 216, {
        top: 'none',
        height: 146,
        glassTop: y + 22,
        glassHeight: 84,
        window: { panes: [2, 1], lit: lit() },
        colour: brick,
        masonry: 'brick',
      }),
    );
  return (
    slope(scene, [
      [left + 10, top],
      [left + width - 10, top],
      [left + width - 70, 142],
      [left + 70, 142],
    ]) +
    each([left + 150, left + 560, left + 960], (x) => chimney(scene, x, 156, 96, 74, 3, brick)) +
    wall(scene, left, top, width, GROUND - top, { masonry: 'brick', colour: brick, course: 10 }) +
    each(
      floors.slice(1),
      (y) =>
        rect(left, y - 6, width, 13, stone) +
        rect(left, y + 7, width, 5, light.shadow, { opacity: light.shadowStrength * 0.6 }),
    ) +
    wall(scene, left, 724, width, GROUND - 724, { masonry: 'render', colour: stone }) +
    each([764, 804, 844], (y) => rect(left, y, width, 2, darker(stone, 0.3), { opacity: 0.4 })) +
    each([left + 40, left + width - 256], (x) => bayAt(x) + dutchGable(scene, x - 14, 244, top, brick, stone)) +
    each([left + 300, left + width - 372], (x) =>
      each(floors, (y) =>
        windowAt(scene, x, y + 30, 72, 96, { panes: [2, 1], lintel: 'stone', trim: stone, lit: lit() }),
      ),
    ) +
    each(floors.slice(0, 3), (y) =>
      each([left + 450, left + 554, left + 658], (x) =>
        windowAt(scene, x, y + 26, 90, 112, { panes: [2, 2], lintel: 'none', sill: false, trim: stone, lit: lit() }),
      ),
    ) +
    each([414, 566, 718], (y) => rect(left + 430, y - 4, 340, 9, stone) + balcony(scene, left + 434, y, 332, 46)) +
    entrance(scene, left + width / 2, stone) +
    quoins(left, top + 20, 724 - top - 20, 1, stone) +
    quoins(left + width, top + 20, 724 - top - 20, -1, stone) +
    rect(left - 14, top - 16, width + 28, 20, stone) +
    rect(left, top + 4, width, 18, light.shadow, { opacity: light.shadowStrength * 0.8 })
  );
}

function dutchGable(scene: Scene, x: number, width: number, base: number, brick: Colour, stone: Colour): Svg {
  const middle = x + width / 2;
  const shape = (grow: number) =>
    `M${x - grow} ${base}V${base - 34 - grow}H${x + 34 - grow}Q${x + 40} ${base - 96 - grow} ${middle - 40} ${base - 104 - grow}Q${middle} ${base - 160 - grow * 2} ${middle + 40} ${base - 104 - grow}Q${x + width - 40} ${base - 96 - grow} ${x + width - 34 + grow} ${base - 34 - grow}H${x + width + grow}V${base}Z`;
  return (
    path(shape(7), stone) +
    path(shape(0), brick) +
    circle(middle, base - 74, 24, stone) +
    circle(middle, base - 74, 17, scene.light.lampsLit ? shining('#f7c67a') : '#4b5f70') +
    rect(middle - 1.5, base - 92, 3, 36, stone) +
    rect(middle - 18, base - 75.5, 36, 3, stone)
  );
}

function balcony(scene: Scene, x: number, base: number, width: number, height: number): Svg {
  return (
    rect(x, base + 5, width, 16, scene.light.shadow, { opacity: scene.light.shadowStrength * 0.8 }) +
    railing(x, base, width, height)
  );
}

function entrance(scene: Scene, middle: number, stone: Colour): Svg {
  const { light } = scene;
  return (
    rect(middle - 120, 716, 240, 156, darker(stone, 0.04)) +
    each(
      [-104, 84],
      (offset) =>
        rect(middle + offset, 730, 20, 142, lighter(stone, 0.3)) +
        rect(middle + offset - 5, 730, 30, 12, stone) +
        rect(middle + offset - 4, 858, 28, 14, darker(stone, 0.1)) +
        rect(middle + offset + 13, 742, 7, 116, darker(stone, 0.25), { opacity: 0.35 }),
    ) +
    path(`M${middle - 136} 728Q${middle} 664 ${middle + 136} 728Z`, stone) +
    rect(middle - 138, 722, 276, 12, lighter(stone, 0.3)) +
    rect(middle - 80, 734, 160, 14, light.shadow, { opacity: light.shadowStrength }) +
    doorAt(scene, middle - 62, GROUND, 62, 112, { leaf: 'glazed', over: 'none', surround: 'none', steps: 1 }) +
    doorAt(scene, middle, GROUND, 62, 112, { leaf: 'glazed', over: 'none', surround: 'none', steps: 1 }) +
    each(
      [-150, 150],
      (offset) =>
        rect(middle + offset - 18, GROUND - 34, 36, 34, '#4d5158') +
        bush(scene, middle + offset, GROUND - 28, 48, '#4c7350'),
    )
  );
}
