import { darker, lighter } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, path, rect, type Svg, times } from '../base/svg.ts';
import { block, floorShadow, type Room } from './room.ts';

/** What stands about on a worktop: a kettle, jars, a board, a bowl of fruit. */
export function onWorktop(
  { home, random }: Scene,
  room: Room,
  x: number,
  things: readonly ('kettle' | 'jars' | 'boards' | 'fruit' | 'herbs')[],
  y = 0.9,
): Svg {
  const z = room.depth - 0.25;
  const scale = room.scale(z);
  return each(things, (thing, index) => {
    const [px, base] = room.at(x + index * 0.36, y, z);
    const m = (metres: number) => metres * scale;
    if (thing === 'kettle')
      return (
        path(
          `M${px - m(0.09)} ${base}Q${px - m(0.11)} ${base - m(0.18)} ${px - m(0.05)} ${base - m(0.2)}H${px + m(0.05)}Q${px + m(0.11)} ${base - m(0.18)} ${px + m(0.09)} ${base}Z`,
          home.cushion,
        ) +
        path(`M${px + m(0.08)} ${base - m(0.1)}L${px + m(0.15)} ${base - m(0.19)}`, 'none', {
          stroke: home.cushion,
          'stroke-width': 7,
          'stroke-linecap': 'round',
        }) +
        path(`M${px - m(0.06)} ${base - m(0.2)}Q${px} ${base - m(0.31)} ${px + m(0.06)} ${base - m(0.2)}`, 'none', {
          stroke: '#3a3a3e',
          'stroke-width': 5,
        }) +
        circle(px, base - m(0.21), 4, '#3a3a3e') +
        path(
          `M${px - m(0.06)} ${base - m(0.03)}Q${px - m(0.08)} ${base - m(0.14)} ${px - m(0.04)} ${base - m(0.17)}`,
          'none',
          { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.4 },
        )
      );
    if (thing === 'jars')
      return each(
        [0, 1, 2],
        (jar) =>
          rect(
            px - m(0.13) + jar * m(0.1),
            base - m(0.19 - jar * 0.035),
            m(0.085),
            m(0.19 - jar * 0.035),
            lighter(home.accent, 0.45),
            { rx: 4 },
          ) + rect(px - m(0.13) + jar * m(0.1), base - m(0.21 - jar * 0.035), m(0.085), m(0.03), '#b98f5c', { rx: 2 }),
      );
    if (thing === 'boards')
      return (
        rect(px - m(0.1), base - m(0.34), m(0.2), m(0.34), '#b98a5a', { rx: 8 }) +
        rect(px - m(0.02), base - m(0.27), m(0.18), m(0.27), '#d3a975', { rx: 6 }) +
        circle(px, base - m(0.3), 5, darker('#b98a5a', 0.4))
      );
    if (thing === 'herbs')
      return each(
        [-0.09, 0.03],
        (dx) =>
          times(9, (leaf) =>
            ellipse(
              px + m(dx) + Math.cos(leaf * 2.4) * m(0.06),
              base - m(0.17) + Math.sin(leaf * 1.7) * m(0.06),
              m(0.035),
              m(0.022),
              leaf % 2 ? '#5f8f55' : '#7ba869',
            ),
          ) +
          path(
            `M${px + m(dx - 0.045)} ${base - m(0.11)}H${px + m(dx + 0.045)}L${px + m(dx + 0.035)} ${base}H${px + m(dx - 0.035)}Z`,
            '#c07a52',
          ),
      );
    return (
      each([0, 1, 2, 3], (fruit) =>
        circle(
          px - m(0.08) + fruit * m(0.05),
          base - m(0.12 + (fruit % 2) * 0.03),
          m(0.042),
          random.pick(['#d9823f', '#c9b13f', '#a9453a']),
        ),
      ) +
      path(
        `M${px - m(0.15)} ${base - m(0.12)}H${px + m(0.15)}Q${px + m(0.12)} ${base} ${px} ${base}Q${px - m(0.12)} ${base} ${px - m(0.15)} ${base - m(0.12)}Z`,
        home.textile,
      )
    );
  });
}

/** Plates on edge, bowls and mugs on a shelf. */
export function crockery({ home, random }: Scene, room: Room, x: number, y: number, width: number): Svg {
  const z = room.depth - 0.12;
  const scale = room.scale(z);
  const [left, base] = room.at(x, y, z);
  const glazes = [home.tile, lighter(home.accent, 0.3), home.cushion, '#f4efe4', lighter(home.textile, 0.2), '#e2d3b8'];
  let drawn = '';
  for (let at = left; at < left + (width - 0.22) * scale; ) {
    const glaze = random.pick(glazes);
    const thing = random.pick(['plate', 'bowls', 'mugs', 'jar', 'plate'] as const);
    const size = scale * random.between(0.17, 0.21);
    if (thing === 'plate')
      drawn +=
        circle(at + size / 2, base - size / 2, size / 2, glaze) +
        circle(at + size / 2, base - size / 2, size * 0.32, darker(glaze, 0.1), { opacity: 0.6 });
    if (thing === 'bowls')
      drawn += times(3, (index) =>
        path(
          `M${at} ${base - size * 0.3 - index * size * 0.2}h${size}q${-size * 0.1} ${size * 0.3} ${-size * 0.5} ${size * 0.3}t${-size * 0.5} ${-size * 0.3}Z`,
          index % 2 ? darker(glaze, 0.1) : glaze,
        ),
      );
    if (thing === 'mugs')
      drawn += each(
        [0, 0.55],
        (dx) =>
          circle(at + size * (dx + 0.4), base - size * 0.2, size * 0.11, 'none', { stroke: glaze, 'stroke-width': 4 }) +
          rect(at + size * dx, base - size * 0.42, size * 0.38, size * 0.42, glaze, { rx: 3 }),
      );
    if (thing === 'jar')
      drawn +=
        rect(at + size * 0.1, base - size * 0.85, size * 0.6, size * 0.85, lighter(glaze, 0.2), { rx: 5 }) +
        rect(at + size * 0.1, base - size * 0.95, size * 0.6, size * 0.14, '#b98f5c', { rx: 2 });
    at += size * 1.22;
  }
  return drawn;
}

/** A wooden chair or stool seen from the front or back. */
export function stool(scene: Scene, room: Room, x: number, z: number, height: number, wood: string): Svg {
  const leg = (dx: number, dz: number) =>
    block(scene, room, { x: x + dx, z: z + dz, width: 0.035, height, depth: 0.035 }, darker(wood, 0.18));
  return (
    floorShadow(scene, room, { x, z, width: 0.36, depth: 0.34 }) +
    leg(0.01, 0.3) +
    leg(0.315, 0.3) +
    block(
      scene,
      room,
      { x: x + 0.03, y: height * 0.36, z: z + 0.3, width: 0.3, height: 0.03, depth: 0.02 },
      darker(wood, 0.2),
    ) +
    leg(0.01, 0) +
    leg(0.315, 0) +
    block(
      scene,
      room,
      { x: x + 0.03, y: height * 0.3, z: z + 0.01, width: 0.3, height: 0.03, depth: 0.02 },
      darker(wood, 0.1),
    ) +
    block(scene, room, { x: x - 0.01, y: height, z: z - 0.01, width: 0.38, height: 0.05, depth: 0.36 }, wood, {
      round: 5,
    })
  );
}

export function chair(scene: Scene, room: Room, x: number, z: number, wood: string, back: 'near' | 'far'): Svg {
  const bz = back === 'near' ? z : z + 0.38;
  const rest =
    each([0, 0.37], (dx) =>
      block(scene, room, { x: x + dx, y: 0.45, z: bz, width: 0.035, height: 0.47, depth: 0.03 }, wood),
    ) +
    times(4, (index) =>
      block(
        scene,
        room,
        { x: x + 0.075 + index * 0.075, y: 0.47, z: bz, width: 0.018, height: 0.38, depth: 0.02 },
        darker(wood, 0.1),
      ),
    ) +
    block(scene, room, { x, y: 0.85, z: bz, width: 0.405, height: 0.09, depth: 0.03 }, lighter(wood, 0.06), {
      round: 4,
    });
  const leg = (dx: number, dz: number) =>
    block(scene, room, { x: x + dx, z: z + dz, width: 0.04, height: 0.44, depth: 0.04 }, darker(wood, 0.2));
  return (
    floorShadow(scene, room, { x, z, width: 0.42, depth: 0.4 }) +
    (back === 'far' ? rest : '') +
    leg(0, 0.36) +
    leg(0.37, 0.36) +
    leg(0, 0) +
    leg(0.37, 0) +
    block(scene, room, { x: x - 0.01, y: 0.43, z: z - 0.01, width: 0.43, height: 0.04, depth: 0.43 }, wood, {
      round: 4,
    }) +
    (back === 'near' ? rest : '')
  );
}
