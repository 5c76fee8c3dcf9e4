import { darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, group, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { doorAt } from '../elements/doors.ts';
import { bush } from '../elements/foliage.ts';
import { wall } from '../elements/masonry.ts';
import { railing } from '../elements/street.ts';
import { glazing } from '../elements/windows.ts';

const GROUND = 872;

/** A mill or warehouse made into homes: tall arched openings with small panes. */
export function warehouse(scene: Scene): Svg {
  const { home, light, random } = scene;
  const brick = home.masonry === 'brick' ? home.facade : mix(home.facade, '#ad6a4e', 0.72);
  const stone = '#d9ccb2';
  const frame = scene.variant % 2 ? '#33393f' : home.door;
  const left = 180;
  const width = 1_240;
  const columns = 7;
  const cell = width / columns;
  const floors = [248, 400, 552];
  const lit = () => light.lampsLit && random.chance(0.5);
  const opening = (x: number, y: number, wide: number, tall: number) => {
    const arch = `M${x} ${y + tall}V${y + 20}Q${x + wide / 2} ${y - 18} ${x + wide} ${y + 20}V${y + tall}Z`;
    const clip = scene.paints.clip(path(arch, '#000000'));
    return (
      path(
        `M${x - 10} ${y + 26}V${y + 14}Q${x + wide / 2} ${y - 40} ${x + wide + 10} ${y + 14}V${y + 26}Z`,
        mix(brick, '#8c3f33', 0.4),
      ) +
      path(arch, darker(brick, 0.5)) +
      group(
        glazing(scene, x + 4, y - 2, wide - 8, tall + 2, {
          panes: [4, 2],
          opening: 'sash',
          frame,
          lit: lit(),
          dressing: 'none',
        }) + rect(x, y - 4, wide, 26, light.shadow, { opacity: light.shadowStrength }),
        { 'clip-path': clip },
      ) +
      rect(x - 8, y + tall, wide + 16, 10, stone) +
      rect(x - 8, y + tall + 10, wide + 16, 8, light.shadow, { opacity: light.shadowStrength * 0.7 })
    );
  };
  return (
    wall(scene, left, 196, width, GROUND - 196, { masonry: 'brick', colour: brick, course: 10 }) +
    polygon(
      [
        [left + cell * 2, 200],
        [left + cell * 5, 200],
        [left + cell * 3.5, 92],
      ],
      brick,
    ) +
    line(
      [
        [left + cell * 2 - 10, 202],
        [left + cell * 3.5, 88],
        [left + cell * 5 + 10, 202],
      ],
      stone,
      15,
      { 'stroke-linejoin': 'round' },
    ) +
    circle(left + cell * 3.5, 166, 26, stone) +
    circle(left + cell * 3.5, 166, 19, light.lampsLit ? shining('#f7c67a') : '#4b5f70') +
    rect(left - 12, 190, cell * 2 + 6, 18, stone) +
    rect(left + cell * 5 + 6, 190, cell * 2 + 6, 18, stone) +
    times(
      columns + 1,
      (index) =>
        rect(left + index * cell - 9, 208, 18, GROUND - 208, lighter(brick, 0.08)) +
        rect(left + index * cell + (light.lean > 0 ? 9 : -17), 208, 8, GROUND - 208, light.shadow, {
          opacity: light.shadowStrength * 0.5,
        }),
    ) +
    each(floors, (y) =>
      times(columns, (column) => (column === 3 ? '' : opening(left + column * cell + 34, y, cell - 68, 116))),
    ) +
    each(
      floors,
      (y) =>
        opening(left + 3 * cell + 24, y - 6, cell - 48, 128) +
        rect(left + 3 * cell + 12, y + 122, cell - 24, 8, '#2f353b') +
        railing(left + 3 * cell + 16, y + 122, cell - 32, 44),
    ) +
    rect(left, 698, width, 16, stone) +
    rect(left, 714, width, 8, light.shadow, { opacity: light.shadowStrength * 0.7 }) +
    times(columns, (column) => (column === 3 ? '' : opening(left + column * cell + 34, 744, cell - 68, 104))) +
    rect(left + 3 * cell + 14, 736, cell - 28, GROUND - 736, stone) +
    doorAt(scene, left + 3 * cell + 44, GROUND, 90, 116, { leaf: 'glazed', over: 'none', surround: 'none' }) +
    each(
      [left + 3 * cell - 22, left + 4 * cell + 22],
      (x) => rect(x - 18, GROUND - 36, 36, 36, '#4d5158') + bush(scene, x, GROUND - 30, 54, '#4c7350'),
    )
  );
}
