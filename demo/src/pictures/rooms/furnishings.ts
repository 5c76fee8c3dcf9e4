import { inTurn } from '../../in-turn.ts';
import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, line, path, polygon, rect, type Svg, soft, times } from '../base/svg.ts';
import { block, floorShadow, lying, type Room, upright } from './room.ts';

export function rug(
  { paints }: Scene,
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: Colour,
  pattern: 'border' | 'stripes' | 'diamonds',
): Svg {
  const base = soft(lying(room, x, 0.01, z, width, depth), paints.down(darker(colour, 0.05), lighter(colour, 0.12)), 3);
  const shade = polygon(lying(room, x - 0.02, 0, z - 0.03, width + 0.06, depth + 0.02), '#1d2438', { opacity: 0.2 });
  const second = lighter(colour, 0.45);
  if (pattern === 'border')
    return (
      shade +
      base +
      polygon(lying(room, x + 0.12, 0.01, z + 0.12, width - 0.24, depth - 0.24), 'none', {
        stroke: second,
        'stroke-width': 7,
      }) +
      polygon(lying(room, x + 0.22, 0.01, z + 0.22, width - 0.44, depth - 0.44), second, { opacity: 0.28 })
    );
  if (pattern === 'stripes')
    return (
      shade +
      base +
      times(6, (index) =>
        polygon(
          lying(room, x, 0.01, z + ((index + 0.3) * depth) / 6, width, depth / 15),
          index % 2 ? second : darker(colour, 0.25),
          { opacity: 0.7 },
        ),
      )
    );
  return (
    shade +
    base +
    times(4, (column) =>
      times(3, (row) => {
        const cx = x + ((column + 0.5) * width) / 4;
        const cz = z + ((row + 0.5) * depth) / 3;
        const w = width / 10;
        const d = depth / 8;
        return polygon(
          [room.at(cx - w, 0.01, cz), room.at(cx, 0.01, cz - d), room.at(cx + w, 0.01, cz), room.at(cx, 0.01, cz + d)],
          'none',
          { stroke: second, 'stroke-width': 5 },
        );
      }),
    )
  );
}

export function lowTable(
  scene: Scene,
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  wood: Colour,
  height = 0.4,
): Svg {
  const leg = (lx: number, lz: number) =>
    block(scene, room, { x: lx, z: lz, width: 0.05, height: height - 0.04, depth: 0.05 }, darker(wood, 0.25));
  const [bookX, bookY] = room.at(x + width * 0.3, height, z + depth * 0.4);
  const size = room.scale(z + depth * 0.4);
  return (
    floorShadow(scene, room, { x, z, width, depth }) +
    leg(x + 0.03, z + depth - 0.08) +
    leg(x + width - 0.08, z + depth - 0.08) +
    leg(x + 0.03, z + 0.03) +
    leg(x + width - 0.08, z + 0.03) +
    block(scene, room, { x, y: height - 0.05, z, width, height: 0.05, depth }, wood, { top: lighter(wood, 0.22) }) +
    polygon(lying(room, x + width * 0.14, height + 0.02, z + depth * 0.3, 0.34, 0.24), scene.home.cushion) +
    polygon(
      lying(room, x + width * 0.16, height + 0.045, z + depth * 0.32, 0.28, 0.2),
      lighter(scene.home.accent, 0.3),
    ) +
    vase(scene, bookX + size * width * 0.42, bookY + 2, size * 0.2, scene.home.textile)
  );
}

/** A vase with a few stems. */
export function vase({ random, home }: Scene, x: number, base: number, height: number, colour: Colour): Svg {
  const half = height * 0.26;
  const bloom = random.pick([home.cushion, '#f0d9c4', '#e7b7c2']);
  return (
    each(
      [-0.5, -0.2, 0.15, 0.5],
      (lean, index) =>
        path(
          `M${x} ${base - height * 0.8}Q${x + lean * height * 0.3} ${base - height * 1.3} ${x + lean * height * 0.9} ${base - height * (1.9 - Math.abs(lean) * 0.5)}`,
          'none',
          { stroke: '#5f7d58', 'stroke-width': 2.4 },
        ) +
        circle(x + lean * height * 0.9, base - height * (1.9 - Math.abs(lean) * 0.5), height * 0.13, bloom) +
        ellipse(
          x + lean * height * 0.5,
          base - height * inTurn([1.3, 1.55, 1.2, 1.4], index),
          height * 0.11,
          height * 0.055,
          '#6f8f62',
        ),
    ) +
    path(
      `M${x - half * 0.5} ${base - height}Q${x - half * 0.4} ${base - height * 0.75} ${x - half} ${base - height * 0.4}Q${x - half} ${base} ${x - half * 0.6} ${base}L${x + half * 0.6} ${base}Q${x + half} ${base} ${x + half} ${base - height * 0.4}Q${x + half * 0.4} ${base - height * 0.75} ${x + half * 0.5} ${base - height}Z`,
      colour,
    ) +
    path(
      `M${x + half * 0.1} ${base}Q${x + half} ${base} ${x + half} ${base - height * 0.4}Q${x + half * 0.4} ${base - height * 0.75} ${x + half * 0.5} ${base - height}L${x + half * 0.2} ${base - height}Q${x + half * 0.6} ${base - height * 0.4} ${x + half * 0.1} ${base}Z`,
      darker(colour, 0.3),
      { opacity: 0.5 },
    )
  );
}

/** A house plant in a pot, standing on the floor. */
export function plant(
  scene: Scene,
  room: Room,
  x: number,
  z: number,
  height: number,
  kind: 'broad' | 'fronds' = 'broad',
): Svg {
  const { random, home } = scene;
  const scale = room.scale(z);
  const [px, ground] = room.at(x, 0, z);
  const pot = 0.16 * scale;
  const potTop = ground - 0.3 * scale;
  const green = random.pick(['#4f7d56', '#5b8a5e', '#3f7058']);
  const reach = (height - 0.3) * scale;
  const leaf = (angle: number, length: number, tone: Colour) => {
    const wide = kind === 'broad' ? length * 0.24 : length * 0.07;
    return `<g transform="translate(${px.toFixed(1)} ${(potTop - (kind === 'broad' ? reach * 0.25 : 0)).toFixed(1)}) rotate(${angle.toFixed(1)})">${line(
      [
        [0, 0],
        [0, -length * 0.5],
      ],
      darker(green, 0.2),
      3,
    )}${path(`M0 ${-length * 0.28}Q${wide} ${-length * 0.7} 0 ${-length}Q${-wide} ${-length * 0.7} 0 ${-length * 0.28}Z`, tone)}${line(
      [
        [0, -length * 0.34],
        [0, -length * 0.94],
      ],
      lighter(tone, 0.35),
      1.4,
      { opacity: 0.7 },
    )}</g>`;
  };
  const leaves = kind === 'broad' ? 13 : 17;
  return (
    floorShadow(scene, room, { x: x - 0.15, z: z - 0.1, width: 0.3, depth: 0.2 }) +
    line(
      [
        [px, potTop],
        [px, potTop - reach * 0.4],
      ],
      '#6b5a45',
      5,
    ) +
    times(leaves, (index) => {
      const angle = -78 + (156 * ((index * 5) % leaves)) / (leaves - 1);
      return leaf(
        angle + random.between(-6, 6),
        reach * random.between(0.62, 0.95) * (1 - Math.abs(angle) / 260),
        inTurn([darker(green, 0.22), green, lighter(green, 0.16), mix(green, '#a5b45a', 0.35)], index),
      );
    }) +
    path(
      `M${px - pot} ${potTop}L${px + pot} ${potTop}L${px + pot * 0.76} ${ground}L${px - pot * 0.76} ${ground}Z`,
      lighter(home.accent, 0.35),
    ) +
    path(
      `M${px + pot * 0.2} ${potTop}L${px + pot} ${potTop}L${px + pot * 0.76} ${ground}L${px + pot * 0.2} ${ground}Z`,
      darker(home.accent, 0.3),
      { opacity: 0.3 },
    ) +
    ellipse(px, potTop, pot, pot * 0.16, darker(home.accent, 0.35))
  );
}

/** A framed print of plain shapes. */
export function print(
  scene: Scene,
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
  z = room.depth,
  frame = '#3a3532',
): Svg {
  const { random, home, light } = scene;
  const [a, , c] = upright(room, x, y, z, width, height) as [
    readonly [number, number],
    unknown,
    readonly [number, number],
  ];
  const left = a[0];
  const top = c[1];
  const wide = c[0] - a[0];
  const tall = a[1] - c[1];
  const mount = '#f4eee2';
  const inner = [left + wide * 0.16, top + tall * 0.14, wide * 0.68, tall * 0.72] as const;
  const [ix, iy, iw, ih] = inner;
  const art = random.pick([0, 1, 2]);
  const hill = (share: number, colour: Colour) =>
    path(
      `M${ix} ${iy + ih * share}Q${ix + iw * 0.3} ${iy + ih * (share - 0.18)} ${ix + iw * 0.6} ${iy + ih * share}T${ix + iw} ${iy + ih * (share - 0.05)}V${iy + ih}H${ix}Z`,
      colour,
    );
  const drawn =
    art === 0
      ? circle(ix + iw * 0.64, iy + ih * 0.3, iw * 0.14, home.cushion) +
        hill(0.6, lighter(home.accent, 0.2)) +
        hill(0.78, home.accent)
      : art === 1
        ? path(
            `M${ix + iw * 0.5} ${iy + ih * 0.95}Q${ix + iw * 0.46} ${iy + ih * 0.5} ${ix + iw * 0.5} ${iy + ih * 0.15}`,
            'none',
            { stroke: home.accent, 'stroke-width': 3 },
          ) +
          each([0.3, 0.45, 0.6, 0.75], (share, index) =>
            ellipse(ix + iw * (index % 2 ? 0.64 : 0.36), iy + ih * share, iw * 0.16, ih * 0.06, home.accent),
          )
        : rect(ix + iw * 0.15, iy + ih * 0.15, iw * 0.45, ih * 0.45, home.textile) +
          circle(ix + iw * 0.6, iy + ih * 0.6, iw * 0.24, home.cushion, { opacity: 0.9 });
  return (
    rect(left + 5, top + 7, wide, tall, light.shadow, { opacity: 0.2 }) +
    rect(left, top, wide, tall, frame) +
    rect(left + 5, top + 5, wide - 10, tall - 10, mount) +
    rect(ix, iy, iw, ih, mix(mount, home.wall, 0.6)) +
    drawn
  );
}

export function radiator({ light }: Scene, room: Room, x: number, width: number, height = 0.6): Svg {
  const scale = room.scale(room.depth);
  const [left, base] = room.at(x, 0.12, room.depth);
  const tall = height * scale;
  const wide = width * scale;
  const columns = Math.round(wide / 15);
  const white = '#f1ede4';
  return (
    rect(left + 6, base - tall + 6, wide, tall, light.shadow, { opacity: 0.18 }) +
    rect(left, base - tall, wide, tall, white, { rx: 3 }) +
    times(
      columns,
      (index) =>
        rect(left + (index * wide) / columns + 2, base - tall + 7, wide / columns - 5, tall - 14, darker(white, 0.12), {
          rx: 2,
        }) + rect(left + (index * wide) / columns + 2, base - tall + 7, 3, tall - 14, '#ffffff', { opacity: 0.7 }),
    ) +
    rect(left + 8, base, 6, 0.12 * scale, '#c9c4b8') +
    rect(left + wide - 14, base, 6, 0.12 * scale, '#c9c4b8')
  );
}
