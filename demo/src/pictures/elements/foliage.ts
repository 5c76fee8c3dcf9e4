import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Season } from '../base/homes.ts';
import type { Scene } from '../base/scene.ts';
import type { Random } from '../base/seeded-random.ts';
import { line, type Point, path, type Svg, short, smooth, times } from '../base/svg.ts';

/** An uneven round shape, as of leaves or a cloud. */
export function lumpy(random: Random, x: number, y: number, rx: number, ry: number, lumps = 12): string {
  const points: Point[] = [];
  for (let lump = 0; lump < lumps * 2; lump++) {
    const angle = (lump / (lumps * 2)) * Math.PI * 2;
    const reach = (lump % 2 ? 0.88 : 1.08) * random.between(0.94, 1.08);
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  return smooth(points);
}

export const leafColours: Readonly<Record<Season, readonly Colour[]>> = {
  spring: ['#7fa65a', '#94b565', '#6d9a5b'],
  summer: ['#4f7f4b', '#5d8a4c', '#47765a'],
  autumn: ['#c07a35', '#b5582f', '#cf9b3f'],
  winter: ['#6b7a68', '#7a8574', '#5c6f66'],
};

export const lawnColours: Readonly<Record<Season, Colour>> = {
  spring: '#8bb266',
  summer: '#7aa35a',
  autumn: '#8f9b58',
  winter: '#a3b09a',
};

/** Brush dabs within an ellipse, all in one path. */
export function dabs(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour: Colour,
  opacity = 1,
): Svg {
  const strokes = times(count, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.next());
    const wide = size * random.between(0.6, 1.2);
    const tall = short(size * random.between(0.4, 0.8));
    const left = x + Math.cos(angle) * rx * reach - wide;
    return `M${short(left)} ${short(y + Math.sin(angle) * ry * reach)}a${short(wide)} ${tall} 0 1 0 ${short(wide * 2)} 0a${short(wide)} ${tall} 0 1 0 ${short(-wide * 2)} 0`;
  });
  return path(strokes, colour, { opacity });
}

/** A crown in three tones: deep below, its own colour, and lit on the side of the sun. */
export function crown({ light, random }: Scene, x: number, y: number, rx: number, ry: number, leaf: Colour): Svg {
  const sunSide = light.lean > 0 ? -1 : 1;
  const deep = darker(leaf, 0.34);
  const bright = mix(lighter(leaf, 0.22), light.sunColour, 0.14);
  const clump = (dx: number, dy: number, size: number, fill: Colour, opacity = 1) =>
    path(lumpy(random, x + dx * rx, y + dy * ry, rx * size, ry * size * 0.86, 9), fill, { opacity });
  return (
    clump(0, 0.08, 1, deep) +
    clump(sunSide * 0.12, -0.1, 0.86, leaf) +
    clump(-sunSide * 0.42, 0.22, 0.42, darker(leaf, 0.18)) +
    clump(sunSide * 0.3, -0.34, 0.5, bright, 0.75) +
    clump(sunSide * -0.22, -0.44, 0.32, bright, 0.5) +
    clump(sunSide * 0.5, 0.16, 0.3, bright, 0.45) +
    dabs(random, x, y + ry * 0.25, rx * 0.8, ry * 0.6, Math.min(26, Math.round(rx * 0.3)), rx * 0.055, deep, 0.35) +
    dabs(
      random,
      x + sunSide * rx * 0.2,
      y - ry * 0.25,
      rx * 0.75,
      ry * 0.6,
      Math.min(30, Math.round(rx * 0.36)),
      rx * 0.05,
      lighter(bright, 0.25),
      0.5,
    )
  );
}

export function tree(scene: Scene, x: number, ground: number, height: number, leaf?: Colour): Svg {
  const { home, random } = scene;
  const bark = '#6b5344';
  const wide = height * 0.045;
  const fork = ground - height * 0.45;
  const trunk =
    path(
      `M${x - wide} ${ground}Q${x - wide * 0.4} ${ground - height * 0.2} ${x - wide * 0.5} ${fork}L${x + wide * 0.5} ${fork}Q${x + wide * 0.5} ${ground - height * 0.2} ${x + wide} ${ground}Z`,
      bark,
    ) +
    line(
      [
        [x, fork + 30],
        [x - height * 0.14, fork - height * 0.12],
      ],
      bark,
      wide * 0.7,
    ) +
    line(
      [
        [x, fork + 10],
        [x + height * 0.13, fork - height * 0.16],
      ],
      bark,
      wide * 0.6,
    );
  if (home.season === 'winter' && !leaf) return trunk + bareBranches(random, x, fork, height * 0.5, wide * 0.8);
  const colour = leaf ?? random.pick(leafColours[home.season]);
  return (
    trunk +
    crown(scene, x - height * 0.14, ground - height * 0.55, height * 0.2, height * 0.16, darker(colour, 0.1)) +
    crown(scene, x + height * 0.15, ground - height * 0.6, height * 0.2, height * 0.17, darker(colour, 0.06)) +
    crown(scene, x, ground - height * 0.74, height * 0.27, height * 0.25, colour)
  );
}

function bareBranches(random: Random, x: number, y: number, reach: number, width: number): Svg {
  const branch = (fromX: number, fromY: number, angle: number, length: number, thick: number): Svg => {
    if (thick < 1.1) return '';
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    return (
      line(
        [
          [fromX, fromY],
          [toX, toY],
        ],
        '#5f4c42',
        thick,
        { 'stroke-linecap': 'round' },
      ) +
      branch(toX, toY, angle - random.between(0.2, 0.6), length * 0.72, thick * 0.66) +
      branch(toX, toY, angle + random.between(0.2, 0.6), length * 0.74, thick * 0.66)
    );
  };
  return (
    branch(x, y + 8, -Math.PI / 2, reach * 0.36, width) +
    branch(x, y + 30, -Math.PI / 2 - 0.7, reach * 0.3, width * 0.7) +
    branch(x, y + 20, -Math.PI / 2 + 0.7, reach * 0.3, width * 0.7)
  );
}

/** A clipped hedge: flat of top, leafy of face. */
export function hedge(scene: Scene, x: number, y: number, width: number, height: number, leaf = '#4f7650'): Svg {
  const { paints, random, home } = scene;
  const green = home.season === 'winter' ? mix(leaf, '#71806f', 0.5) : leaf;
  const face = paints.down(lighter(green, 0.16), green, darker(green, 0.32));
  const bumps = Math.max(3, Math.round(width / 34));
  let top = `M${x} ${y + height}L${x} ${y + 8}`;
  for (let bump = 0; bump < bumps; bump++) {
    const step = width / bumps;
    top += `Q${(x + (bump + 0.5) * step).toFixed(1)} ${(y - random.between(2, 9)).toFixed(1)} ${(x + (bump + 1) * step).toFixed(1)} ${(y + random.between(2, 7)).toFixed(1)}`;
  }
  const middle = [x + width / 2, y + height / 2] as const;
  return (
    path(`${top}L${x + width} ${y + height}Z`, face) +
    dabs(
      random,
      middle[0],
      middle[1] + height * 0.12,
      width * 0.47,
      height * 0.36,
      Math.round(width / 9),
      6,
      darker(green, 0.4),
      0.3,
    ) +
    dabs(
      random,
      middle[0],
      y + height * 0.25,
      width * 0.47,
      height * 0.2,
      Math.round(width / 9),
      6,
      lighter(green, 0.42),
      0.4,
    )
  );
}

/** A bush, flowering in spring and summer. */
export function bush(scene: Scene, x: number, ground: number, size: number, leaf: Colour, bloom?: Colour): Svg {
  const { random, home } = scene;
  const flowers = bloom && (home.season === 'spring' || home.season === 'summer');
  return (
    crown(scene, x, ground - size * 0.55, size * 0.7, size * 0.6, leaf) +
    (flowers
      ? dabs(random, x, ground - size * 0.6, size * 0.6, size * 0.5, 20, size * 0.07, bloom) +
        dabs(random, x, ground - size * 0.65, size * 0.55, size * 0.45, 8, size * 0.06, lighter(bloom, 0.5))
      : '')
  );
}
