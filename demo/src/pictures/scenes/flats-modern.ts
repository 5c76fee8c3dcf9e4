import { type Colour, darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, polygon, rect, type Svg, times } from '../base/svg.ts';
import { crown, hedge } from '../elements/foliage.ts';
import { wall } from '../elements/masonry.ts';
import { glazing, windowAt } from '../elements/windows.ts';

const GROUND = 872;

/** A brick grid of the last ten years, with balconies set in. */
export function modern(scene: Scene): Svg {
  const { home, light, random } = scene;
  const brick = home.masonry === 'brick' ? home.facade : mix(home.facade, '#c2a688', 0.45);
  const frame = '#3c4248';
  const left = 230;
  const columns = 6;
  const cell = 190;
  const floors = [206, 338, 470, 602];
  const width = columns * cell;
  const lit = () => light.lampsLit && random.chance(0.5);
  const recess = (x: number, y: number) => {
    const glow = lit();
    return (
      rect(x + 14, y, cell - 28, 112, darker(brick, 0.5)) +
      glazing(scene, x + 26, y + 12, cell - 52, 96, {
        panes: [3, 1],
        opening: 'casement',
        frame,
        lit: glow,
        dressing: random.pick(['curtains', 'none', 'blind']),
      }) +
      rect(x + 14, y, cell - 28, 16, light.shadow, { opacity: 0.4 }) +
      rect(x + (light.lean > 0 ? 14 : cell - 30), y, 16, 112, light.shadow, { opacity: light.shadowStrength }) +
      (random.chance(0.6) ? crown(scene, x + random.between(46, 130), y + 92, 17, 20, '#5f8a58') : '') +
      rect(x + 10, y + 58, cell - 20, 56, mix(light.sky[1], '#ffffff', 0.3), { opacity: 0.4 }) +
      line(
        [
          [x + 30, y + 112],
          [x + 66, y + 60],
        ],
        '#ffffff',
        5,
        { opacity: 0.3 },
      ) +
      rect(x + 8, y + 55, cell - 16, 5, frame) +
      rect(x + 8, y + 110, cell - 16, 7, lighter(brick, 0.35))
    );
  };
  return (
    rect(left + 180, 118, width - 360, 70, '#5f656c') +
    times(9, (index) => rect(left + 200 + index * 86, 132, 56, 44, '#7d8a94')) +
    wall(scene, left, 176, width, GROUND - 176, { masonry: 'brick', colour: brick, course: 10 }) +
    times(columns + 1, (index) =>
      rect(left + index * cell - 5, 190, 10, GROUND - 190, lighter(brick, 0.16), { opacity: 0.45 }),
    ) +
    each(floors, (y) => rect(left, y - 14, width, 8, lighter(brick, 0.3), { opacity: 0.8 })) +
    each(floors, (y) =>
      times(columns, (column) =>
        column % 3 === 1
          ? recess(left + column * cell, y)
          : windowAt(scene, left + column * cell + 42, y + 8, cell - 84, 104, {
              panes: [2, 1],
              opening: 'casement',
              frame,
              trim: lighter(brick, 0.3),
              lintel: 'none',
              lit: lit(),
              dressing: random.pick(['curtains', 'none', 'blind']),
            }),
      ),
    ) +
    rect(left - 8, 166, width + 16, 16, lighter(brick, 0.4)) +
    rect(left, 182, width, 12, light.shadow, { opacity: light.shadowStrength * 0.7 }) +
    rect(left, 730, width, 10, '#4a5057') +
    times(columns, (column) =>
      column === 2
        ? ''
        : rect(left + column * cell + 22, 752, cell - 44, 108, frame) +
          glazing(scene, left + column * cell + 26, 756, cell - 52, 100, {
            panes: [2, 1],
            opening: 'casement',
            frame,
            lit: lit(),
          }),
    ) +
    lobby(scene, left + 2 * cell, cell, frame) +
    each([left + 10, left + 3 * cell + 10], (x) => hedge(scene, x, GROUND - 34, 2 * cell - 30, 46))
  );
}

function lobby(scene: Scene, x: number, width: number, frame: Colour): Svg {
  const { light, home } = scene;
  const warm = light.lampsLit
    ? scene.paints.down(shining('#ffe6ac'), shining('#f3b468'))
    : scene.paints.down('#8fa2ae', '#5b6c79');
  return (
    rect(x + 12, 746, width - 24, GROUND - 746, frame) +
    rect(x + 18, 752, width - 36, GROUND - 752, warm) +
    rect(x + 62, 764, 66, GROUND - 764, home.door) +
    rect(x + 74, 778, 42, 76, warm) +
    rect(x + 120, 806, 4, 40, '#d9dcdc') +
    rect(x - 14, 728, width + 28, 14, home.door) +
    polygon(
      [
        [x - 14, 742],
        [x + width + 14, 742],
        [x + width + 14 + light.lean * 26, 768],
        [x - 14 + light.lean * 26, 768],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.7 },
    )
  );
}
