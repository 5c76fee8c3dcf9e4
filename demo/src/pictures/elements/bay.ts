import { type Colour, darker, lighter } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { group, polygon, rect, type Svg } from '../base/svg.ts';
import { wall } from './masonry.ts';
import { slope } from './roofs.ts';
import { glazing, type WindowOptions } from './windows.ts';

export interface BayOptions {
  readonly top: 'hipped' | 'parapet' | 'none';
  readonly glassTop: number;
  readonly glassHeight: number;
  readonly window?: WindowOptions;
  readonly colour?: Colour;
  readonly masonry?: 'brick' | 'render' | 'stone';
  /** How tall the wall of the bay is altogether, from `ground` up. */
  readonly height: number;
}

/** A canted bay: one light to the front and one turned to each side, which are seen narrower and in another light. */
export function bay(scene: Scene, x: number, ground: number, width: number, options: BayOptions): Svg {
  const { home, light } = scene;
  const { height, glassTop, glassHeight, colour = home.facade, masonry = home.masonry } = options;
  const cheek = width * 0.19;
  const front = width - cheek * 2;
  const drop = 12;
  const top = ground - height;
  const trim = home.trim;
  const sunLeft = light.lean > 0;
  const side = (left: boolean) => {
    const outer = left ? x : x + width;
    const inner = left ? x + cheek : x + width - cheek;
    const quad = (from: number, to: number) =>
      [
        [outer, from],
        [inner, from + drop * 0.4],
        [inner, to + drop],
        [outer, to],
      ] as const;
    const lit = left === sunLeft;
    const turned = `matrix(1 ${left ? drop / cheek : -drop / cheek} 0 1 0 ${left ? (-x * drop) / cheek : ((x + width) * drop) / cheek})`;
    const leftEdge = left ? x : inner;
    return (
      group(
        wall(scene, leftEdge, top, cheek, height, {
          colour: lit ? lighter(colour, 0.08) : darker(colour, 0.16),
          masonry,
        }) +
          rect(leftEdge + 5, glassTop - 14, cheek - 8, glassHeight + 26, trim) +
          glazing(scene, leftEdge + 10, glassTop, cheek - 17, glassHeight, {
            ...options.window,
            panes: [1, options.window?.panes?.[1] ?? 1],
            dressing: 'none',
          }) +
          rect(leftEdge, glassTop + glassHeight, cheek, 12, lighter(trim, 0.1)) +
          rect(leftEdge, top, cheek, height, lit ? light.sunColour : light.shadow, {
            opacity: lit ? 0.12 : light.shadowStrength * 0.85,
          }),
        { transform: turned },
      ) + polygon(quad(top, top), 'none')
    );
  };
  const lean = light.lean * 70;
  const shade = polygon(
    sunLeft
      ? [
          [x + width, top + 10],
          [x + width + Math.min(lean, 70), top + 60],
          [x + width + Math.min(lean, 70), ground],
          [x + width, ground],
        ]
      : [
          [x, top + 10],
          [x + Math.max(lean, -70), top + 60],
          [x + Math.max(lean, -70), ground],
          [x, ground],
        ],
    light.shadow,
    { opacity: light.shadowStrength * 0.9 },
  );
  const fx = x + cheek;
  return (
    shade +
    side(true) +
    side(false) +
    wall(scene, fx, top + drop, front, height, { colour, masonry }) +
    rect(fx, glassTop - 4, front, glassHeight + 30, trim) +
    glazing(scene, fx + 12, glassTop + drop, front - 24, glassHeight, options.window) +
    rect(fx - 4, glassTop + drop + glassHeight, front + 8, 14, lighter(trim, 0.2)) +
    rect(fx - 4, glassTop + drop + glassHeight + 11, front + 8, 4, darker(trim, 0.3), { opacity: 0.5 }) +
    cap(scene, x, top, width, cheek, drop, options.top)
  );
}

function cap(
  scene: Scene,
  x: number,
  top: number,
  width: number,
  cheek: number,
  drop: number,
  kind: BayOptions['top'],
): Svg {
  const { home, light } = scene;
  const trim = home.trim;
  if (kind === 'none') return '';
  const band = [
    [x - 8, top - 8],
    [x + cheek, top + 2],
    [x + width - cheek, top + 2],
    [x + width + 8, top - 8],
    [x + width + 8, top + 8],
    [x + width - cheek, top + drop + 14],
    [x + cheek, top + drop + 14],
    [x - 8, top + 8],
  ] as const;
  const shadow = polygon(
    [
      [x, top + 8],
      [x + cheek, top + drop + 12],
      [x + width - cheek, top + drop + 12],
      [x + width, top + 8],
      [x + width, top + 22],
      [x + width - cheek, top + drop + 30],
      [x + cheek, top + drop + 30],
      [x, top + 22],
    ],
    light.shadow,
    { opacity: light.shadowStrength },
  );
  if (kind === 'parapet')
    return (
      shadow +
      polygon(
        [
          [x, top - 30],
          [x + cheek, top - 24],
          [x + width - cheek, top - 24],
          [x + width, top - 30],
          [x + width, top],
          [x + width - cheek, top + drop],
          [x + cheek, top + drop],
          [x, top],
        ],
        darker(trim, 0.05),
      ) +
      polygon(band, trim) +
      polygon(
        [
          [x - 6, top - 36],
          [x + width + 6, top - 36],
          [x + width - cheek, top - 22],
          [x + cheek, top - 22],
        ],
        lighter(trim, 0.3),
      )
    );
  const rise = 62;
  return (
    shadow +
    slope(
      scene,
      [
        [x - 10, top - 6],
        [x + cheek, top + 6],
        [x + cheek + 14, top - rise],
        [x + 26, top - rise],
      ],
      darker(home.roof, light.lean > 0 ? 0 : 0.2),
      11,
    ) +
    slope(
      scene,
      [
        [x + width + 10, top - 6],
        [x + width - cheek, top + 6],
        [x + width - cheek - 14, top - rise],
        [x + width - 26, top - rise],
      ],
      darker(home.roof, light.lean > 0 ? 0.25 : 0),
      11,
    ) +
    slope(
      scene,
      [
        [x + cheek - 2, top + 6],
        [x + width - cheek + 2, top + 6],
        [x + width - cheek - 14, top - rise],
        [x + cheek + 14, top - rise],
      ],
      home.roof,
      11,
    ) +
    rect(x + 22, top - rise - 5, width - 44, 7, '#9aa0a6') +
    polygon(band, trim)
  );
}
