import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Home } from '../base/homes.ts';
import type { Scene } from '../base/scene.ts';
import { path, rect, type Svg, times } from '../base/svg.ts';
import { lumpy } from './foliage.ts';
import { coursed, rubble } from './texture.ts';

function textured(
  { random }: Scene,
  masonry: Home['masonry'],
  colour: Colour,
  x: number,
  y: number,
  width: number,
  height: number,
  course: number,
): Svg {
  if (masonry === 'stone')
    return rubble(random, x, y, width, height, [
      darker(colour, 0.14),
      lighter(colour, 0.25),
      mix(colour, '#b98f62', 0.4),
      mix(colour, '#9a9486', 0.3),
    ]);
  if (masonry === 'render') return '';
  return coursed(
    random,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    {
      height: course,
      length: course * 3,
      joint: darker(colour, 0.34),
      jointOpacity: course > 8 ? 0.15 : 0.2,
      jointWidth: 1.1,
      tones: [darker(colour, 0.22), lighter(colour, 0.22), mix(colour, '#6b3a34', 0.3), mix(colour, '#d9b48a', 0.4)],
      toneOpacity: 0.45,
      share: 0.08,
    },
  );
}

export interface WallOptions {
  readonly masonry?: Home['masonry'];
  readonly colour?: Colour;
  readonly course?: number;
}

export function wall(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WallOptions = {},
): Svg {
  const { home, paints, random } = scene;
  const { masonry = home.masonry, colour = home.facade, course = 8 } = options;
  const base = paints.down(lighter(colour, 0.06), colour, darker(colour, 0.1));
  const wash = (fill: Colour, opacity: number) =>
    path(
      lumpy(
        random,
        x + random.between(0.3, 0.7) * width,
        y + random.between(0.25, 0.75) * height,
        width * random.between(0.14, 0.26),
        height * random.between(0.1, 0.2),
      ),
      fill,
      { opacity },
    );
  return (
    rect(x, y, width, height, base) +
    textured(scene, masonry, colour, x, y, width, height, course) +
    wash(lighter(colour, 0.5), 0.09) +
    wash(darker(colour, 0.4), 0.06) +
    wash(lighter(colour, 0.4), 0.08)
  );
}

/** Corner stones, long and short by turns. */
export function quoins(x: number, y: number, height: number, side: 1 | -1, colour: Colour): Svg {
  const step = 30;
  return times(Math.floor(height / step), (index) => {
    const long = index % 2 ? 22 : 36;
    const left = side === 1 ? x : x - long;
    return (
      rect(left, y + index * step + 1, long, step - 2, index % 3 ? colour : darker(colour, 0.05)) +
      rect(left, y + index * step + step - 3, long, 2, darker(colour, 0.3), { opacity: 0.4 })
    );
  });
}
