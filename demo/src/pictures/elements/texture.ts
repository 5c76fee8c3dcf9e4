import { inTurn } from '../../in-turn.ts';
import type { Colour } from '../base/colour.ts';
import type { Random } from '../base/seeded-random.ts';
import { type Point, path, type Svg, short } from '../base/svg.ts';

/** From where to where a convex shape reaches at one height. */
function spanAt(shape: readonly Point[], y: number): readonly [number, number] | null {
  const crossings = shape.flatMap(([x1, y1], index) => {
    const [x2, y2] = inTurn(shape, index + 1);
    return y1 <= y !== y2 <= y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
  return crossings.length < 2 ? null : [Math.min(...crossings), Math.max(...crossings)];
}

export interface Courses {
  readonly height: number;
  readonly length: number;
  readonly joint: Colour;
  readonly jointOpacity: number;
  readonly jointWidth: number;
  /** Tones of the few that differ from the rest. */
  readonly tones: readonly Colour[];
  readonly toneOpacity: number;
  /** Which share of them differs. */
  readonly share: number;
}

/** Bricks, slates or tiles hinted at within a convex shape: every course faintly, and one here and there in another tone. */
export function coursed(random: Random, shape: readonly Point[], courses: Courses): Svg {
  const { height, length, tones } = courses;
  const top = Math.min(...shape.map(([, y]) => y));
  const bottom = Math.max(...shape.map(([, y]) => y));
  const odd = tones.map(() => '');
  let joints = '';
  for (let row = 0, y = top; y < bottom; row++, y += height) {
    const upper = spanAt(shape, y + 0.5);
    const lower = spanAt(shape, Math.min(y + height, bottom) - 0.5);
    if (!upper || !lower) continue;
    const [from, to] = [Math.max(upper[0], lower[0]), Math.min(upper[1], lower[1])];
    if (row > 0) joints += `M${short(upper[0])} ${short(y)}H${short(upper[1])}`;
    const many = Math.round(((to - from) / length) * courses.share * random.between(0.4, 1.6));
    for (let index = 0; index < many; index++) {
      const column = Math.floor((random.next() * (to - from)) / length);
      const x = from + column * length + (row % 2 ? length / 2 : 0);
      if (x + length > to) continue;
      odd[Math.floor(random.next() * tones.length)] +=
        `M${short(x + 0.8)} ${short(y + 1)}h${short(length - 1.6)}v${short(Math.min(height, bottom - y) - 1.6)}h${short(1.6 - length)}Z`;
    }
  }
  return (
    odd
      .map((bricks, index) => (bricks ? path(bricks, inTurn(tones, index), { opacity: courses.toneOpacity }) : ''))
      .join('') +
    (joints
      ? path(joints, 'none', {
          stroke: courses.joint,
          'stroke-width': courses.jointWidth,
          opacity: courses.jointOpacity,
        })
      : '')
  );
}

/** Rubble: uneven rows of uneven stones. */
export function rubble(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: readonly Colour[],
): Svg {
  const stones = tones.map(() => '');
  for (let top = y; top < y + height - 6; ) {
    const tall = Math.min(random.between(20, 30), y + height - top);
    for (let left = x; left < x + width - 4; ) {
      const wide = Math.min(random.between(28, 66), x + width - left);
      if (random.chance(0.7))
        stones[Math.floor(random.next() * tones.length)] +=
          `M${short(left + 4)} ${short(top + 4)}h${short(Math.max(1, wide - 8))}v${short(Math.max(1, tall - 8))}h${short(-Math.max(1, wide - 8))}Z`;
      left += wide;
    }
    top += tall;
  }
  return stones
    .map((some, index) =>
      path(some || 'M0 0', inTurn(tones, index), {
        opacity: 0.5,
        stroke: inTurn(tones, index),
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }),
    )
    .join('');
}
