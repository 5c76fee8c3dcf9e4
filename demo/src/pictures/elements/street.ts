import { type Colour, darker, lighter, shining } from '../base/colour.ts';
import { WIDTH } from '../base/paints.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { wall } from './masonry.ts';

/** Pavement of slabs, kerb and road, from `top` to the lower edge of the picture. */
export function street({ paints, light }: Scene, top: number, kerb: number): Svg {
  const slab = '#c9c1b3';
  const joints = times(18, (index) => {
    const x = index * 116 - 220;
    return line(
      [
        [x + (x - 800) * 0.02, top],
        [x + (x - 800) * 0.14, kerb],
      ],
      darker(slab, 0.3),
      1.5,
      { opacity: 0.45 },
    );
  });
  return (
    rect(-200, top, WIDTH + 400, kerb - top, paints.down(darker(slab, 0.12), slab, lighter(slab, 0.16))) +
    joints +
    rect(-200, top + (kerb - top) * 0.42, WIDTH + 400, 1.5, darker(slab, 0.3), { opacity: 0.4 }) +
    rect(-200, kerb - 2, WIDTH + 400, 8, lighter(slab, 0.35)) +
    rect(-200, kerb + 6, WIDTH + 400, 11, darker(slab, 0.28)) +
    rect(-200, kerb + 17, WIDTH + 400, 1067 - kerb - 17, paints.down('#6d7076', '#7d8086')) +
    rect(-200, kerb + 17, WIDTH + 400, 9, light.shadow, { opacity: 0.25 })
  );
}

export interface FrontWallOptions {
  readonly colour?: Colour;
  readonly masonry?: 'brick' | 'render' | 'stone';
  readonly railings?: boolean;
}

/** A low garden wall with its coping, between two piers. */
export function frontWall(
  scene: Scene,
  x: number,
  ground: number,
  width: number,
  height: number,
  options: FrontWallOptions = {},
): Svg {
  const { home, light } = scene;
  const { colour = home.facade, masonry = home.masonry, railings = false } = options;
  const stone = '#d5cbb8';
  const pier = (left: number) =>
    wall(scene, left, ground - height - 24, 34, height + 24, { colour, masonry, course: 8 }) +
    rect(left + (light.lean > 0 ? 22 : 0), ground - height - 24, 12, height + 24, light.shadow, {
      opacity: light.shadowStrength * 0.6,
    }) +
    polygon(
      [
        [left - 5, ground - height - 24],
        [left + 39, ground - height - 24],
        [left + 30, ground - height - 36],
        [left + 4, ground - height - 36],
      ],
      stone,
    );
  const reach = Math.abs(light.lean) * height;
  const lean = Math.sign(light.lean) * Math.min(90, reach);
  return (
    polygon(
      [
        [x, ground],
        [x + width, ground],
        [x + width + lean, ground + 24],
        [x + lean, ground + 24],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.8 },
    ) +
    (railings ? railing(x + 34, ground - height - 4, width - 68, 46) : '') +
    wall(scene, x, ground - height, width, height, { colour, masonry, course: 8 }) +
    rect(x - 2, ground - height - 9, width + 4, 11, stone) +
    rect(x - 2, ground - height, width + 4, 5, light.shadow, { opacity: 0.25 }) +
    pier(x) +
    pier(x + width - 34)
  );
}

export function railing(x: number, base: number, width: number, height: number, colour = '#2b3036'): Svg {
  const count = Math.max(1, Math.round(width / 17));
  const step = width / count;
  return (
    each(
      Array.from({ length: count + 1 }, (_, index) => x + index * step),
      (at) =>
        rect(at - 1.6, base - height, 3.2, height, colour) +
        polygon(
          [
            [at - 4, base - height],
            [at, base - height - 11],
            [at + 4, base - height],
          ],
          colour,
        ),
    ) +
    rect(x, base - height + 7, width, 3.4, colour) +
    rect(x, base - 10, width, 3.4, colour)
  );
}

export function lampPost({ light, paints }: Scene, x: number, ground: number, height: number): Svg {
  const iron = '#2f353b';
  const top = ground - height;
  const glass = light.lampsLit ? shining('#ffe9b0') : '#dfe6e4';
  const halo = light.lampsLit
    ? circle(
        x,
        top + 18,
        190,
        paints.glow([shining('#ffd98f'), 0.6, 0], [shining('#ffc46a'), 0.18, 0.4], [shining('#ffc46a'), 0, 1]),
      )
    : '';
  return (
    ellipse(x + light.lean * 30, ground + 3, 40, 7, light.shadow, { opacity: light.shadowStrength }) +
    rect(x - 4, top + 40, 8, height - 40, iron) +
    rect(x - 1.5, top + 40, 2, height - 40, '#ffffff', { opacity: 0.16 }) +
    polygon(
      [
        [x - 14, ground],
        [x - 8, ground - 90],
        [x + 8, ground - 90],
        [x + 14, ground],
      ],
      iron,
    ) +
    rect(x - 10, ground - 98, 20, 9, iron, { rx: 3 }) +
    rect(x - 24, top + 62, 48, 4, iron, { rx: 2 }) +
    polygon(
      [
        [x - 11, top + 42],
        [x - 19, top - 2],
        [x + 19, top - 2],
        [x + 11, top + 42],
      ],
      glass,
      { stroke: iron, 'stroke-width': 3.5 },
    ) +
    line(
      [
        [x, top],
        [x, top + 42],
      ],
      iron,
      2,
    ) +
    path(`M${x - 23} ${top - 2}Q${x} ${top - 34} ${x + 23} ${top - 2}Z`, iron) +
    circle(x, top - 22, 5, iron) +
    halo
  );
}

/** A path to the door, widening towards the viewer, laid in two colours of tile. */
export function tiledPath(x: number, top: number, bottom: number, width: number): Svg {
  const rows = 5;
  const columns = 6;
  let tiles = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const share = (step: number) => (step / rows) ** 1.25;
      const at = (across: number, step: number) => {
        const half = (width / 2) * (1 + share(step) * 0.22);
        return [x - half + (across / columns) * half * 2, top + (bottom - top) * share(step)] as const;
      };
      tiles += polygon(
        [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)],
        (row + column) % 2 ? '#3f434a' : '#d9cfbd',
      );
    }
  return tiles;
}
