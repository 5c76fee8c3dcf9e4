import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, path, polygon, rect, type Svg } from '../base/svg.ts';
import { doorAt } from './doors.ts';
import { slope } from './roofs.ts';

const GROUND = 824;
const EAVES = 392;

/** Tiles hung between the two storeys of the bay. */
export function hanging(scene: Scene, x: number, width: number, y: number, height: number, colour: Colour): Svg {
  const cheek = width * 0.19;
  return (
    slope(
      scene,
      [
        [x - 3, y + height - 12],
        [x + cheek, y + height],
        [x + cheek, y + 12],
        [x, y],
      ],
      darker(colour, 0.1),
      12,
    ) +
    slope(
      scene,
      [
        [x + width + 3, y + height - 12],
        [x + width - cheek, y + height],
        [x + width - cheek, y + 12],
        [x + width, y],
      ],
      darker(colour, 0.2),
      12,
    ) +
    slope(
      scene,
      [
        [x + cheek - 1, y + height + 2],
        [x + width - cheek + 1, y + height + 2],
        [x + width - cheek, y + 12],
        [x + cheek, y + 12],
      ],
      colour,
      12,
    )
  );
}

/** A gable over the bay: half-timbered, or hung with tiles. */
export function gable(scene: Scene, x: number, width: number, render: Colour): Svg {
  const { light, home } = scene;
  const base = EAVES + 24;
  const peak = 232;
  const middle = x + width / 2;
  const timber = scene.variant % 2 ? home.trim : '#4a3d35';
  const tiled = scene.variant % 3 === 1;
  const side = (share: number) => base + (peak - base) * share;
  const timbered = () =>
    polygon(
      [
        [x, base],
        [x + width, base],
        [middle, peak],
      ],
      lighter(render, 0.1),
    ) +
    each([0.22, 0.38, 0.5, 0.62, 0.78], (share) => {
      const at = x + width * share;
      const top = share <= 0.5 ? base + (peak - base) * (share / 0.5) : base + (peak - base) * ((1 - share) / 0.5);
      return line(
        [
          [at, base],
          [at, top],
        ],
        timber,
        8,
      );
    }) +
    line(
      [
        [x + width * 0.2, side(0.42)],
        [x + width * 0.8, side(0.42)],
      ],
      timber,
      8,
    );
  return (
    polygon(
      [
        [x + 10, base],
        [x + width - 10, base],
        [x + width - 10, base + 26],
        [x + 10, base + 26],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.9 },
    ) +
    (tiled
      ? slope(
          scene,
          [
            [x, base],
            [x + width, base],
            [middle, peak],
          ],
          mix(home.roof, '#b5654a', 0.55),
          13,
        )
      : timbered()) +
    rect(x + 6, base - 5, width - 12, 11, timber) +
    line(
      [
        [x - 20, base + 14],
        [middle, peak - 8],
      ],
      home.trim,
      17,
    ) +
    line(
      [
        [x + width + 20, base + 14],
        [middle, peak - 8],
      ],
      home.trim,
      17,
    ) +
    line(
      [
        [x - 26, base + 8],
        [middle, peak - 20],
        [x + width + 26, base + 8],
      ],
      home.roof,
      13,
      { 'stroke-linejoin': 'round' },
    )
  );
}

/** The door stands back under a brick arch. */
export function porch(scene: Scene, x: number, door: Colour, brick: Colour): Svg {
  const { light } = scene;
  const width = 132;
  const top = 654;
  const arch = (grow: number) =>
    `M${x - grow} ${GROUND}V${top + 46}A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${x + width + grow} ${top + 46}V${GROUND}Z`;
  return (
    path(arch(17), darker(brick, 0.22)) +
    each([20, 45, 70, 95, 120, 150, 165], (degrees) => {
      const angle = (degrees / 180) * Math.PI;
      const from = [x + width / 2 + Math.cos(angle) * (width / 2), top + 46 - Math.sin(angle) * (width / 2)] as const;
      return line(
        [from, [x + width / 2 + Math.cos(angle) * (width / 2 + 17), top + 46 - Math.sin(angle) * (width / 2 + 17)]],
        lighter(brick, 0.3),
        1.6,
        { opacity: 0.6 },
      );
    }) +
    path(arch(0), mix(darker(brick, 0.4), '#d9cbb6', 0.25)) +
    doorAt(scene, x + 24, GROUND, 84, 146, {
      leaf: 'glazed',
      over: 'none',
      surround: 'plain',
      colour: door,
      steps: 1,
    }) +
    path(
      `M${x} ${top + 46}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + 46}V${top + 70}A${width / 2} ${width / 2} 0 0 0 ${x} ${top + 70}Z`,
      light.shadow,
      { opacity: light.shadowStrength * 1.1 },
    )
  );
}
