import { darker, lighter, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { vase } from './furnishings.ts';
import { tableLamp } from './lamps.ts';
import { block, lying, type Room } from './room.ts';

const BREAST = 0.36;

/** The chimney breast with its fireplace, mirror and hearth, `middle` metres from the left. */
export function chimneyBreast(scene: Scene, room: Room, middle: number, width: number, colour: string): Svg {
  const { home, light, paints } = scene;
  const z = room.depth - BREAST;
  const left = middle - width / 2;
  const scale = room.scale(z);
  const [cx, floor] = room.at(middle, 0, z);
  const marble = scene.variant % 3 === 1 ? '#3f4146' : lighter(home.trim, 0.1);
  const px = (metres: number) => metres * scale;
  const shelf = floor - px(1.16);
  const opening = { wide: px(0.62), tall: px(0.78) };
  const arch = (w: number, h: number) =>
    `M${cx - w / 2} ${floor}V${floor - h * 0.62}Q${cx - w / 2} ${floor - h} ${cx} ${floor - h}Q${cx + w / 2} ${floor - h} ${cx + w / 2} ${floor - h * 0.62}V${floor}Z`;
  const fire = light.lampsLit || light.name === 'overcast';
  return (
    block(scene, room, { x: left, z, width, height: room.height, depth: BREAST }, colour, {
      front: paints.down(darker(colour, 0.06), lighter(colour, 0.05), darker(colour, 0.05)),
      side: darker(colour, 0.16),
    }) +
    block(
      scene,
      room,
      { x: left - 0.01, y: room.height - 0.13, z: z - 0.02, width: width + 0.02, height: 0.13, depth: BREAST },
      home.trim,
    ) +
    block(
      scene,
      room,
      { x: left - 0.005, y: 0, z: z - 0.02, width: width + 0.01, height: 0.17, depth: BREAST },
      darker(home.trim, 0.03),
    ) +
    polygon(lying(room, middle - 0.72, 0.015, z - 0.4, 1.44, 0.4), '#5a5f66') +
    polygon(lying(room, middle - 0.68, 0.02, z - 0.37, 1.36, 0.34), '#6d737a') +
    rect(cx - px(0.68), shelf, px(1.36), floor - shelf, marble) +
    each(
      [-0.68, 0.46],
      (offset) =>
        rect(cx + px(offset), shelf, px(0.22), floor - shelf, lighter(marble, 0.16)) +
        rect(cx + px(offset + 0.05), shelf + px(0.14), px(0.12), px(0.82), darker(marble, 0.12), { rx: 2 }) +
        rect(cx + px(offset - 0.02), floor - px(0.12), px(0.26), px(0.12), lighter(marble, 0.05)),
    ) +
    path(arch(opening.wide * 1.32, opening.tall * 1.14), '#33363b') +
    path(arch(opening.wide, opening.tall), paints.down('#1b1c20', fire ? '#5b2c1c' : '#26282c')) +
    (fire
      ? circle(
          cx,
          floor - px(0.2),
          px(0.5),
          paints.glow([shining('#ff9d45'), 0.7, 0], [shining('#ff7a2f'), 0.2, 0.5], [shining('#ff7a2f'), 0, 1]),
        ) + flames(cx, floor - px(0.1), px(0.22))
      : '') +
    ellipse(cx, floor - px(0.06), opening.wide * 0.36, px(0.05), '#47362c') +
    times(3, (index) =>
      rect(cx - opening.wide * 0.3, floor - px(0.06) - index * 7, opening.wide * 0.6, 5, '#2a2c30', { rx: 2 }),
    ) +
    rect(cx - px(0.8), shelf - px(0.07), px(1.6), px(0.07), lighter(marble, 0.3), { rx: 2 }) +
    rect(cx - px(0.74), shelf, px(1.48), px(0.035), light.shadow, { opacity: 0.28 }) +
    mirror(scene, cx, shelf - px(0.07), px(0.92), px(0.92)) +
    vase(scene, cx - px(0.6), shelf - px(0.07), px(0.2), home.cushion) +
    (light.lampsLit
      ? tableLamp(scene, cx + px(0.58), shelf - px(0.07), px(0.36))
      : each(
          [0.52, 0.62],
          (offset, index) =>
            rect(cx + px(offset) - 3, shelf - px(0.07) - px(0.2 - index * 0.06), 6, px(0.2 - index * 0.06), '#f3ead6') +
            rect(cx + px(offset) - 8, shelf - px(0.09), 16, px(0.02), home.metal),
        ))
  );
}

function flames(x: number, base: number, size: number): Svg {
  const tongue = (dx: number, height: number, fill: string) =>
    path(
      `M${x + dx - size * 0.3} ${base}Q${x + dx - size * 0.3} ${base - height * 0.5} ${x + dx} ${base - height}Q${x + dx + size * 0.34} ${base - height * 0.5} ${x + dx + size * 0.3} ${base}Z`,
      fill,
    );
  return (
    tongue(-size * 0.4, size * 1.1, shining('#f58b3c')) +
    tongue(size * 0.36, size * 0.95, shining('#f58b3c')) +
    tongue(0, size * 1.5, shining('#ffb14e')) +
    tongue(0, size * 0.8, shining('#ffe7a0'))
  );
}

function mirror({ home, paints, light, variant }: Scene, cx: number, base: number, width: number, height: number): Svg {
  const glass = paints.slanting(lighter(home.wall, 0.4), darker(home.wall, 0.12), lighter(home.wall, 0.2));
  if (variant % 2)
    return (
      circle(cx + 4, base - height * 0.52 + 6, width * 0.46, light.shadow, { opacity: 0.2 }) +
      circle(cx, base - height * 0.52, width * 0.46, home.metal) +
      circle(cx, base - height * 0.52, width * 0.42, glass)
    );
  const shape = (grow: number) =>
    `M${cx - width / 2 - grow} ${base}V${base - height * 0.6}Q${cx - width / 2 - grow} ${base - height - grow} ${cx} ${base - height - grow}Q${cx + width / 2 + grow} ${base - height - grow} ${cx + width / 2 + grow} ${base - height * 0.6}V${base}Z`;
  return (
    path(shape(7), home.metal) +
    path(shape(0), glass) +
    path(
      `M${cx - width * 0.4} ${base - height * 0.2}L${cx + width * 0.1} ${base - height * 0.94}L${cx + width * 0.26} ${base - height * 0.9}L${cx - width * 0.3} ${base - height * 0.06}Z`,
      '#ffffff',
      { opacity: 0.22 },
    )
  );
}

/** Cupboard below, shelves above, in the alcove beside the chimney breast. */
export function alcove(scene: Scene, room: Room, x: number, width: number, colour: string): Svg {
  const z = room.depth - 0.34;
  const shelves = [1.2, 1.6, 2];
  const doorWidth = width / 2;
  return (
    each(
      [...shelves].reverse(),
      (y) =>
        onShelf(scene, room, x + 0.05, y, width - 0.1) +
        block(
          scene,
          room,
          { x, y: y - 0.04, z: room.depth - 0.26, width, height: 0.04, depth: 0.26 },
          lighter(colour, 0.1),
        ),
    ) +
    block(scene, room, { x, z, width, height: 0.8, depth: 0.34 }, colour) +
    block(
      scene,
      room,
      { x: x - 0.01, y: 0.8, z: z - 0.02, width: width + 0.02, height: 0.04, depth: 0.36 },
      lighter(colour, 0.12),
    ) +
    each([x, x + doorWidth], (left, index) => {
      const [dx, dy] = room.at(left + 0.03, 0.72, z);
      const scale = room.scale(z);
      const wide = (doorWidth - 0.06) * scale;
      return (
        rect(dx, dy, wide, 0.58 * scale, darker(colour, 0.08)) +
        rect(dx + 9, dy + 9, wide - 18, 0.58 * scale - 18, colour, {
          stroke: darker(colour, 0.28),
          'stroke-width': 1.6,
        }) +
        circle(index ? dx + 9 : dx + wide - 9, dy + 0.2 * scale, 4, scene.home.metal)
      );
    }) +
    onShelf(scene, room, x + 0.1, 0.84, width - 0.2)
  );
}

/** Books, bowls and vases on a shelf. */
function onShelf(scene: Scene, room: Room, x: number, y: number, width: number): Svg {
  const { random, home } = scene;
  const z = room.depth - 0.14;
  const scale = room.scale(z);
  const [left, base] = room.at(x, y, z);
  const wide = width * scale;
  const tones = [home.accent, home.cushion, home.textile, '#c9b28a', '#7d8a8c', '#efe4cf', '#8c4a3e', '#45566a'];
  let drawn = '';
  for (let at = left + 2; at < left + wide - 14; ) {
    if (random.chance(0.16)) {
      const tall = scale * random.between(0.14, 0.2);
      if (at + tall > left + wide) break;
      drawn += random.chance(0.5)
        ? vase(scene, at + tall * 0.5, base, tall * 0.6, random.pick(tones))
        : path(
            `M${at} ${base - tall * 0.5}H${at + tall}Q${at + tall * 0.9} ${base} ${at + tall * 0.5} ${base}Q${at + tall * 0.1} ${base} ${at} ${base - tall * 0.5}Z`,
            random.pick(tones),
          );
      at += tall * 1.3;
    } else {
      const thick = random.between(6, 13);
      const tall = scale * random.between(0.17, 0.27);
      const tone = random.pick(tones);
      drawn +=
        rect(at, base - tall, thick, tall, tone) +
        rect(at, base - tall * 0.8, thick, 3, lighter(tone, 0.5), { opacity: 0.7 });
      at += thick + 1 + (random.chance(0.12) ? 16 : 0);
    }
  }
  return drawn;
}
