import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, type Point, polygon, rect, type Svg, times } from '../base/svg.ts';
import { wall } from './masonry.ts';
import { coursed } from './texture.ts';

/** A slope of slates or tiles seen from the front. */
export function slope({ paints, random, home }: Scene, points: readonly Point[], colour = home.roof, row = 13): Svg {
  return (
    polygon(points, paints.down(lighter(colour, 0.14), colour, darker(colour, 0.12))) +
    coursed(random, points, {
      height: row,
      length: row * 1.4,
      joint: darker(colour, 0.5),
      jointOpacity: 0.3,
      jointWidth: 1.8,
      tones: [darker(colour, 0.25), lighter(colour, 0.25), mix(colour, '#8a7f86', 0.4)],
      toneOpacity: 0.4,
      share: 0.1,
    })
  );
}

export function ridge(from: Point, to: Point, colour: Colour): Svg {
  return (
    line([from, to], darker(colour, 0.25), 9, { 'stroke-linecap': 'round' }) +
    line(
      [
        [from[0], from[1] - 3],
        [to[0], to[1] - 3],
      ],
      lighter(colour, 0.2),
      3,
    )
  );
}

/** Gutter and fascia, and the shadow they throw on the wall. */
export function eaves({ light, home }: Scene, x: number, y: number, width: number, shade = 26, trim = home.trim): Svg {
  return (
    rect(x, y, width, shade, light.shadow, { opacity: light.shadowStrength * 0.9 }) +
    rect(x, y + shade, width, shade * 0.5, light.shadow, { opacity: light.shadowStrength * 0.35 }) +
    rect(x - 8, y - 8, width + 16, 13, trim) +
    rect(x - 12, y - 13, width + 24, 8, '#4a5058', { rx: 4 })
  );
}

export function downpipe(x: number, top: number, ground: number, colour = '#4a5058'): Svg {
  return (
    rect(x, top, 8, ground - top, colour) +
    rect(x + 1.5, top, 2, ground - top, '#ffffff', { opacity: 0.2 }) +
    times(4, (index) => rect(x - 2, top + 30 + ((index + 0.3) * (ground - top)) / 4, 12, 5, darker(colour, 0.3)))
  );
}

/** A stack with its pots; `base` is where it meets the roof. */
export function chimney(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  pots = 3,
  colour?: Colour,
): Svg {
  const { home, light } = scene;
  const face = colour ?? (home.masonry === 'render' ? mix(home.facade, '#b98a6c', 0.35) : home.facade);
  const top = base - height;
  const spacing = width / pots;
  const sunLeft = light.lean > 0;
  return (
    each(
      Array.from({ length: pots }, (_, index) => x + (index + 0.5) * spacing),
      (middle) => {
        const half = Math.min(11, spacing * 0.32);
        return (
          polygon(
            [
              [middle - half, top],
              [middle - half * 0.8, top - 36],
              [middle + half * 0.8, top - 36],
              [middle + half, top],
            ],
            '#c4764f',
          ) +
          polygon(
            [
              [middle + (sunLeft ? 0 : -half), top],
              [middle + (sunLeft ? 0 : -half * 0.8), top - 36],
              [middle + (sunLeft ? half * 0.8 : 0), top - 36],
              [middle + (sunLeft ? half : 0), top],
            ],
            '#7a3f35',
            { opacity: 0.4 },
          ) +
          rect(middle - half - 1, top - 40, half * 2 + 2, 6, '#b3653f', { rx: 2 })
        );
      },
    ) +
    wall(scene, x, top, width, height, {
      masonry: home.masonry === 'stone' ? 'stone' : 'brick',
      colour: face,
      course: 7,
    }) +
    rect(sunLeft ? x + width * 0.62 : x, top, width * 0.38, height, light.shadow, {
      opacity: light.shadowStrength * 0.8,
    }) +
    rect(x - 5, top - 2, width + 10, 10, darker(face, 0.12)) +
    rect(x - 9, top - 8, width + 18, 9, lighter(face, 0.1)) +
    rect(x - 4, base - 8, width + 8, 8, '#8b9097')
  );
}
