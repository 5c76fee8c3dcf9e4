import { type Colour, darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { ellipse, path, polygon, rect, type Svg, times } from '../base/svg.ts';

export type Lintel = 'stone' | 'gauged' | 'arch' | 'brick' | 'none';

export interface WindowOptions {
  /** Columns of panes, and rows of panes in each sash. */
  readonly panes?: readonly [number, number];
  readonly opening?: 'sash' | 'casement';
  readonly lintel?: Lintel;
  readonly frame?: Colour;
  readonly trim?: Colour;
  readonly lit?: boolean;
  readonly sill?: boolean;
  readonly dressing?: 'curtains' | 'blind' | 'shutters' | 'none';
}

export function windowAt(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): Svg {
  const { home, light } = scene;
  const { frame = home.trim, trim = home.trim, lintel = 'stone', sill = true } = options;
  const shade = { opacity: light.shadowStrength * 1.1 };
  return (
    lintelOver(scene, x, y, width, lintel, trim) +
    rect(x - 3, y - 3, width + 6, height + 6, darker(home.facade, 0.45), { opacity: 0.5 }) +
    glazing(scene, x, y, width, height, { ...options, frame }) +
    rect(x, y, width, Math.min(9, height * 0.07), light.shadow, shade) +
    rect(light.lean > 0 ? x : x + width - 5, y, 5, height, light.shadow, { opacity: light.shadowStrength * 0.7 }) +
    (sill ? sillUnder(scene, x, y + height, width, trim) : '')
  );
}

function sillUnder({ light }: Scene, x: number, y: number, width: number, trim: Colour): Svg {
  const lean = light.lean * 12;
  return (
    polygon(
      [
        [x - 9, y + 10],
        [x + width + 9, y + 10],
        [x + width + 9 + lean, y + 23],
        [x - 9 + lean, y + 23],
      ],
      light.shadow,
      { opacity: light.shadowStrength * 0.8 },
    ) +
    rect(x - 10, y, width + 20, 10, trim) +
    rect(x - 10, y + 7, width + 20, 3, darker(trim, 0.3), { opacity: 0.6 })
  );
}

function lintelOver({ home }: Scene, x: number, y: number, width: number, lintel: Lintel, trim: Colour): Svg {
  if (lintel === 'none') return '';
  if (lintel === 'stone')
    return (
      rect(x - 12, y - 21, width + 24, 21, trim) +
      rect(x - 12, y - 3, width + 24, 3, darker(trim, 0.35), { opacity: 0.5 })
    );
  if (lintel === 'arch') {
    const rise = width * 0.17;
    return (
      path(
        `M${x - 14} ${y + 8}L${x - 14} ${y - 4}Q${x + width / 2} ${y - rise * 2 - 22} ${x + width + 14} ${y - 4}L${x + width + 14} ${y + 8}Z`,
        trim,
      ) +
      polygon(
        [
          [x + width / 2 - 10, y - rise - 18],
          [x + width / 2 + 10, y - rise - 18],
          [x + width / 2 + 7, y + 2],
          [x + width / 2 - 7, y + 2],
        ],
        darker(trim, 0.1),
      )
    );
  }
  const tone = lintel === 'gauged' ? mix(home.facade, '#c2573c', 0.45) : darker(home.facade, 0.12);
  const voussoirs = Math.round(width / 12);
  return (
    polygon(
      [
        [x - 13, y - 25],
        [x + width + 13, y - 25],
        [x + width + 1, y],
        [x - 1, y],
      ],
      tone,
    ) +
    times(voussoirs + 1, (index) => {
      const share = index / voussoirs;
      return path(
        `M${(x - 1 + share * (width + 2)).toFixed(1)} ${y}L${(x - 13 + share * (width + 26)).toFixed(1)} ${y - 25}`,
        'none',
        { stroke: lighter(tone, 0.35), 'stroke-width': 1, opacity: 0.5 },
      );
    })
  );
}

/** The glass and everything in it. */
export function glazing(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): Svg {
  const { home, light, paints, random } = scene;
  const {
    frame = home.trim,
    panes = [2, 1],
    opening = 'sash',
    lit = false,
    dressing = random.pick(['curtains', 'blind', 'shutters', 'none', 'curtains'] as const),
  } = options;
  const glass = lit
    ? paints.down(shining('#ffe6a8'), shining('#fdc873'), shining('#ee9f55'))
    : paints.down(mix('#5d7486', light.sky[1], 0.35), '#4b5f70', '#3b4c5b');
  const reflection = lit
    ? ''
    : polygon(
        [
          [x, y + height * 0.62],
          [x, y + height * 0.12],
          [x + width * 0.62, y],
          [x + width, y],
          [x + width, y + height * 0.06],
        ],
        lighter(light.sky[1], 0.3),
        { opacity: 0.3 },
      ) +
      polygon(
        [
          [x + width * 0.1, y + height],
          [x + width, y + height * 0.42],
          [x + width, y + height * 0.6],
          [x + width * 0.45, y + height],
        ],
        light.sky[1],
        { opacity: 0.16 },
      );
  return (
    rect(x, y, width, height, glass) +
    dressed(scene, x, y, width, height, dressing, lit) +
    reflection +
    bars(x, y, width, height, frame, panes, opening)
  );
}

function dressed(
  { random, home }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  dressing: WindowOptions['dressing'],
  lit: boolean,
): Svg {
  const cloth = random.pick([home.wall, home.textile, '#e9dfcc', home.cushion]);
  const fill = lit ? shining(mix(cloth, '#f2a24e', 0.62)) : mix(cloth, '#5c6a76', 0.25);
  if (dressing === 'curtains') {
    const hang = (from: number, to: number) =>
      path(
        `M${from} ${y}L${to} ${y}Q${from + (to - from) * 0.75} ${y + height * 0.5} ${from + (to - from) * 0.55} ${y + height}L${from} ${y + height}Z`,
        fill,
      );
    return (
      hang(x, x + width * 0.34) +
      hang(x + width, x + width * 0.66) +
      (lit ? ellipse(x + width * 0.5, y + height * 0.75, width * 0.12, height * 0.07, shining('#fff6d8')) : '')
    );
  }
  if (dressing === 'blind') return rect(x, y, width, height * random.between(0.2, 0.5), fill);
  if (dressing === 'shutters') {
    const slats = 7;
    const tall = height * 0.5;
    return times(slats, (index) =>
      rect(
        x,
        y + height - tall + (index * tall) / slats,
        width,
        tall / slats - 1.6,
        lit ? shining('#f3bd74') : mix('#efe9dc', '#5c6a76', 0.25),
      ),
    );
  }
  return lit
    ? ''
    : path(`M${x + width * 0.3} ${y + height}a${width * 0.2} ${height * 0.2} 0 0 1 ${width * 0.4} 0Z`, '#3f5a48', {
        opacity: 0.7,
      });
}

function bars(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Colour,
  [columns, rows]: readonly [number, number],
  opening: 'sash' | 'casement',
): Svg {
  const thick = Math.max(4, width * 0.055);
  const thin = Math.max(2, width * 0.028);
  const half = height / 2;
  const verticals = times(columns - 1, (index) =>
    rect(x + ((index + 1) * width) / columns - thin / 2, y, thin, height, frame),
  );
  const horizontals = times(rows * 2 - 1, (index) => {
    const middle = index === rows - 1;
    const at = y + ((index + 1) * half) / rows;
    if (opening === 'casement' && middle && rows === 1) return rect(x, y + height * 0.3, width, thick * 0.7, frame);
    return rect(x, at - (middle ? thick : thin) / 2, width, middle ? thick : thin, frame);
  });
  const mullion = opening === 'casement' ? rect(x + width / 2 - thick / 2, y, thick, height, frame) : '';
  return (
    verticals +
    horizontals +
    mullion +
    rect(x + thick / 2, y + thick / 2, width - thick, height - thick, 'none', {
      stroke: frame,
      'stroke-width': thick,
    }) +
    (opening === 'sash'
      ? rect(x + thick, y + half + thick / 2, width - thick * 2, 3, '#1d2438', { opacity: 0.28 })
      : '')
  );
}
