import { type Colour, darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, ellipse, line, polygon, rect, type Svg, times } from '../base/svg.ts';
import { type Room, upright } from '../rooms/room.ts';
import { dabs } from './foliage.ts';

export function shed(scene: Scene, plot: Room, x: number, z: number, colour: Colour): Svg {
  const { home, light } = scene;
  const width = 1.9;
  const [left, base] = plot.at(x, 0, z);
  const scale = plot.scale(z);
  const wide = width * scale;
  const wall = 1.7 * scale;
  const peak = base - 2.35 * scale;
  const sideTone = darker(colour, 0.2);
  const [backX] = plot.at(x > plot.eyeX ? x : x + width, 0, z + 1.4);
  const nearX = x > plot.eyeX ? left : left + wide;
  const glass = light.lampsLit ? shining('#ffd58a') : '#8fa5ad';
  return (
    ellipse(left + wide / 2, base, wide * 0.66, 12, light.shadow, { opacity: light.shadowStrength }) +
    polygon(
      [
        [nearX, base],
        [nearX, base - wall],
        [backX, base - wall * 0.9],
        [backX, base - 8],
      ],
      sideTone,
    ) +
    polygon(
      [
        [left, base],
        [left + wide, base],
        [left + wide, base - wall],
        [left + wide / 2, peak],
        [left, base - wall],
      ],
      colour,
    ) +
    times(11, (index) =>
      line(
        [
          [left + (index * wide) / 11, base],
          [left + (index * wide) / 11, base - wall],
        ],
        darker(colour, 0.35),
        1.6,
        { opacity: 0.45 },
      ),
    ) +
    line(
      [
        [left - 14, base - wall + 10],
        [left + wide / 2, peak - 6],
        [left + wide + 14, base - wall + 10],
      ],
      lighter(home.trim, 0.1),
      11,
      { 'stroke-linejoin': 'miter' },
    ) +
    rect(left + wide * 0.12, base - 1.5 * scale, wide * 0.36, 1.5 * scale, darker(colour, 0.1), {
      stroke: home.trim,
      'stroke-width': 4,
    }) +
    rect(left + wide * 0.17, base - 1.4 * scale, wide * 0.26, 0.5 * scale, glass) +
    rect(left + wide * 0.58, base - 1.35 * scale, wide * 0.3, 0.55 * scale, glass, {
      stroke: home.trim,
      'stroke-width': 5,
    }) +
    rect(left + wide * 0.725, base - 1.35 * scale, 4, 0.55 * scale, home.trim) +
    rect(left + wide * 0.56, base - 0.8 * scale, wide * 0.34, 10, '#8a5d3b') +
    dabs(scene.random, left + wide * 0.73, base - 0.83 * scale, wide * 0.17, 8, 16, 6, home.cushion)
  );
}

export function greenhouse({ light }: Scene, plot: Room): Svg {
  const z = 6.4;
  const frame = '#e9ece6';
  const s = plot.scale(z);
  const [left, base] = plot.at(1.1, 0, z);
  const wide = 2 * s;
  const wall = 1.45 * s;
  const peak = 2.15 * s;
  const house = [
    [left, base],
    [left + wide, base],
    [left + wide, base - wall],
    [left + wide / 2, base - peak],
    [left, base - wall],
  ] as const;
  return (
    polygon(house, mix(light.sky[1], '#cfe3dc', 0.5), { opacity: 0.75 }) +
    rect(left, base - 0.3 * s, wide, 0.3 * s, '#a8705a') +
    each([0.25, 0.5, 0.75], (share) =>
      line(
        [
          [left + wide * share, base],
          [left + wide * share, base - wall - (0.5 - Math.abs(share - 0.5)) * 2 * (peak - wall)],
        ],
        frame,
        4,
      ),
    ) +
    line(
      [
        [left, base - wall],
        [left + wide, base - wall],
      ],
      frame,
      5,
    ) +
    polygon(house, 'none', { stroke: frame, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    polygon([...upright(plot, 1.25, 0.35, z, 0.4, 0.9)], '#5b8653', { opacity: 0.5 })
  );
}

/** The houses of the next street, seen over the fence. */
export function houseBacks({ home, light, random }: Scene): Svg {
  const air = (colour: Colour, share = 0.34) => mix(colour, light.sky[2], share);
  const brick = home.masonry === 'render' ? '#c9a486' : home.facade;
  const width = 292;
  return times(6, (index) => {
    const x = index * width - 90;
    const top = 318;
    const tone = air(index % 2 ? brick : mix(brick, '#d9c3a4', 0.4));
    const pane = (px: number, py: number, wide: number, tall: number) => {
      const glass = light.lampsLit && random.chance(0.5) ? shining('#ffd083') : air('#5d7080');
      return (
        rect(px - 4, py - 4, wide + 8, tall + 8, air('#f2ece0', 0.2)) +
        rect(px, py, wide, tall, glass) +
        rect(px + wide / 2 - 1.5, py, 3, tall, air('#f2ece0', 0.2)) +
        rect(px, py + tall / 2 - 1.5, wide, 3, air('#f2ece0', 0.2))
      );
    };
    return (
      rect(x + width - 44, top - 126, 54, 80, air(darker(brick, 0.1))) +
      each([width - 34, width - 12], (dx) => rect(x + dx, top - 146, 13, 22, air('#b8704a'))) +
      rect(x, top - 74, width + 1, 76, air(home.roof)) +
      rect(x, top - 78, width + 1, 7, air(darker(home.roof, 0.25))) +
      rect(x, top, width + 1, 260, tone) +
      rect(x, top - 2, width + 1, 8, air('#f2ece0', 0.2)) +
      pane(x + 48, top + 34, 58, 78) +
      pane(x + 176, top + 34, 58, 78) +
      rect(x + width - 2, top, 6, 240, air('#4a5058', 0.4))
    );
  });
}
