import { inTurn } from '../../in-turn.ts';
import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, line, polygon, rect, type Svg, times } from '../base/svg.ts';
import { type WindowOptions, windowAt } from './windows.ts';

export const FRAME = '#3d444b';

export function materials({ home, variant }: Scene): {
  readonly brick: Colour;
  readonly upper: Colour;
  readonly cladding: Colour;
} {
  const brick = home.masonry === 'brick' ? home.facade : mix(home.facade, '#b88a68', 0.55);
  return {
    brick,
    upper: home.masonry === 'brick' ? '#ece6da' : lighter(home.facade, 0.2),
    cladding: inTurn([mix(home.door, '#9aa5a8', 0.45), '#a9855f', '#6d7a80'], variant),
  };
}

export const lamp = ({ light, random }: Scene, share = 0.5) => light.lampsLit && random.chance(share);

export function pane(scene: Scene, x: number, y: number, width: number, height: number, more: WindowOptions = {}): Svg {
  return windowAt(scene, x, y, width, height, {
    frame: FRAME,
    opening: 'casement',
    panes: [2, 1],
    lintel: 'none',
    trim: lighter(scene.home.trim, 0.1),
    lit: lamp(scene),
    ...more,
  });
}

/** Boards across, each with its line of shade. */
export function boards(x: number, y: number, width: number, height: number, colour: Colour): Svg {
  return (
    rect(x, y, width, height, colour) +
    times(
      Math.floor(height / 15),
      (index) =>
        rect(x, y + index * 15 + 12, width, 3, darker(colour, 0.34), { opacity: 0.5 }) +
        rect(x, y + index * 15, width, 2, lighter(colour, 0.4), { opacity: 0.4 }),
    )
  );
}

export function upright(x: number, y: number, width: number, height: number, colour: Colour): Svg {
  return (
    rect(x, y, width, height, colour) +
    times(Math.floor(width / 18), (index) =>
      rect(x + index * 18, y, 2.4, height, darker(colour, 0.36), { opacity: 0.5 }),
    )
  );
}

export function solar(x: number, y: number, columns: number, rows = 2): Svg {
  return times(columns * rows, (index) => {
    const px = x + (index % columns) * 56;
    const py = y + Math.floor(index / columns) * 44;
    return (
      polygon(
        [
          [px, py + 40],
          [px + 52, py + 40],
          [px + 52, py],
          [px, py],
        ],
        '#26344a',
      ) +
      line(
        [
          [px, py + 20],
          [px + 52, py + 20],
        ],
        '#54688a',
        1.4,
      ) +
      line(
        [
          [px + 26, py],
          [px + 26, py + 40],
        ],
        '#54688a',
        1.4,
      ) +
      polygon(
        [
          [px + 4, py + 36],
          [px + 26, py + 3],
          [px + 38, py + 3],
          [px + 16, py + 36],
        ],
        '#ffffff',
        { opacity: 0.08 },
      )
    );
  });
}

export function canopy({ light }: Scene, x: number, y: number, width: number): Svg {
  return (
    polygon(
      [
        [x, y + 16],
        [x + width, y + 16],
        [x + width + light.lean * 40, y + 60],
        [x + light.lean * 40, y + 60],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.8 },
    ) +
    polygon(
      [
        [x - 6, y + 8],
        [x + width + 6, y + 8],
        [x + width - 14, y - 22],
        [x + 14, y - 22],
      ],
      '#5a626a',
    ) +
    rect(x - 6, y + 6, width + 12, 11, '#f4f0e8') +
    each([x + 8, x + width - 14], (left) =>
      polygon(
        [
          [left, y + 16],
          [left + 7, y + 16],
          [left + 7, y + 58],
          [left, y + 50],
        ],
        '#f4f0e8',
      ),
    )
  );
}

/** A gable facing the street, seen flat: wall up to the peak, barge boards over it. */
export function gableWall(
  scene: Scene,
  x: number,
  width: number,
  base: number,
  rise: number,
  fill: Svg,
  colour: Colour,
): Svg {
  const { home } = scene;
  const middle = x + width / 2;
  const clip = scene.paints.clip(
    polygon(
      [
        [x, base],
        [x + width, base],
        [middle, base - rise],
      ],
      '#000000',
    ),
  );
  return (
    group(rect(x, base - rise, width, rise, colour) + fill, { 'clip-path': clip }) +
    line(
      [
        [x - 24, base + 20],
        [middle, base - rise - 4],
        [x + width + 24, base + 20],
      ],
      '#f6f2ea',
      18,
      { 'stroke-linejoin': 'miter' },
    ) +
    line(
      [
        [x - 30, base + 12],
        [middle, base - rise - 18],
        [x + width + 30, base + 12],
      ],
      home.roof,
      13,
      { 'stroke-linejoin': 'miter' },
    )
  );
}
