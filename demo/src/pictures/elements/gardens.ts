import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { bush, dabs, lawnColours } from './foliage.ts';

/** Grass from `top` down, with a few blades and daisies. */
export function lawn(scene: Scene, x: number, top: number, width: number, height: number): Svg {
  const { home, paints, random } = scene;
  const green = lawnColours[home.season];
  const bottom = paints.down(darker(green, 0.14), green, lighter(green, 0.12));
  return (
    rect(x, top, width, height, bottom) +
    dabs(
      random,
      x + width / 2,
      top + height / 2,
      width * 0.47,
      height * 0.42,
      Math.round(width / 16),
      5,
      darker(green, 0.2),
      0.35,
    ) +
    dabs(
      random,
      x + width / 2,
      top + height / 2,
      width * 0.47,
      height * 0.42,
      Math.round(width / 20),
      4,
      lighter(green, 0.45),
      0.5,
    ) +
    (home.season === 'autumn'
      ? dabs(
          random,
          x + width / 2,
          top + height * 0.55,
          width * 0.46,
          height * 0.38,
          Math.round(width / 28),
          5,
          '#c07a35',
          0.9,
        )
      : '') +
    (home.season === 'spring'
      ? dabs(
          random,
          x + width / 2,
          top + height * 0.55,
          width * 0.46,
          height * 0.38,
          Math.round(width / 30),
          3.4,
          '#fffaf0',
          0.9,
        )
      : '')
  );
}

/** A row of mixed planting. */
export function border(scene: Scene, x: number, ground: number, width: number, size: number): Svg {
  const { random, home } = scene;
  const greens: readonly Colour[] =
    home.season === 'autumn'
      ? ['#8a8548', '#a06a3a', '#6d8350']
      : home.season === 'winter'
        ? ['#6d7f6c', '#7d8a76']
        : ['#5b8653', '#6f9559', '#4c7a58', '#86a35e'];
  const blooms = ['#e58fa0', '#f4efe2', '#b498d0', '#ecc657', '#d9667a', '#8fa6dc'];
  const count = Math.max(2, Math.round(width / (size * 0.95)));
  return times(count, (index) =>
    bush(
      scene,
      x + ((index + 0.5) * width) / count + random.between(-8, 8),
      ground + random.between(-4, 6),
      size * random.between(0.75, 1.25),
      random.pick(greens),
      random.chance(0.8) ? random.pick(blooms) : undefined,
    ),
  );
}

export function picket(x: number, ground: number, width: number, height: number, colour: Colour): Svg {
  const count = Math.round(width / 22);
  const step = width / count;
  return (
    rect(x, ground - height * 0.72, width, 6, darker(colour, 0.14)) +
    rect(x, ground - height * 0.28, width, 6, darker(colour, 0.14)) +
    times(count, (index) => {
      const left = x + index * step + 3;
      return (
        polygon(
          [
            [left, ground],
            [left, ground - height + 9],
            [left + 6, ground - height],
            [left + 12, ground - height + 9],
            [left + 12, ground],
          ],
          colour,
        ) + rect(left + 9, ground - height + 10, 3, height - 10, darker(colour, 0.3), { opacity: 0.3 })
      );
    })
  );
}

/** Close-boarded fence panels between posts. */
export function fence(x: number, ground: number, width: number, height: number, colour: Colour): Svg {
  const panels = Math.max(1, Math.round(width / 190));
  const step = width / panels;
  const boards = Math.round(step / 17);
  return times(panels, (panel) => {
    const left = x + panel * step;
    return (
      rect(left, ground - height, step, height, mix(colour, '#c9a27a', panel % 2 ? 0.06 : 0.14)) +
      each(
        Array.from({ length: boards }, (_, index) => left + (index * step) / boards),
        (at) =>
          line(
            [
              [at, ground - height],
              [at, ground],
            ],
            darker(colour, 0.4),
            1.8,
            { opacity: 0.4 },
          ),
      ) +
      rect(left, ground - height - 7, step, 9, lighter(colour, 0.14)) +
      rect(left - 7, ground - height - 14, 14, height + 14, darker(colour, 0.14))
    );
  });
}

/** A drystone wall: uneven stones, and a row on edge along the top. */
export function drystone(
  { random, light }: Scene,
  x: number,
  ground: number,
  width: number,
  height: number,
  colour: Colour,
): Svg {
  const tones = [colour, darker(colour, 0.14), lighter(colour, 0.2), mix(colour, '#9a9484', 0.4)];
  const rows = Math.max(2, Math.round(height / 22));
  const tall = height / rows;
  let stones = rect(x, ground - height, width, height, darker(colour, 0.42));
  for (let row = 0; row < rows; row++)
    for (let at = x; at < x + width; ) {
      const wide = Math.min(random.between(26, 60), x + width - at);
      stones += rect(at + 1, ground - height + row * tall + 1, wide - 2, tall - 2, random.pick(tones), { rx: 5 });
      at += wide;
    }
  for (let at = x; at < x + width - 8; at += 17)
    stones += path(
      `M${at.toFixed(1)} ${ground - height + 2}l${random.between(1, 4).toFixed(1)} ${-random.between(15, 22).toFixed(1)}h11l4 ${random.between(16, 20).toFixed(1)}Z`,
      random.pick(tones),
    );
  return (
    stones + rect(x, ground - height * 0.3, width, height * 0.3, light.shadow, { opacity: light.shadowStrength * 0.4 })
  );
}
