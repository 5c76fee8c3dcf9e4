import { type Colour, darker, lighter, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, ellipse, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { lying, onSide, type Room } from '../rooms/room.ts';
import { bush, dabs } from './foliage.ts';

export function paving(plot: Room, x: number, z: number, width: number, depth: number, stone: Colour): Svg {
  const rows = Math.round(depth / 0.6);
  const columns = Math.round(width / 0.6);
  return (
    polygon(lying(plot, x, 0.01, z, width, depth), stone) +
    times(rows * columns, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      return polygon(
        lying(plot, x + (column * width) / columns, 0.01, z + (row * depth) / rows, width / columns, depth / rows),
        (column * 7 + row * 3) % 4 ? stone : lighter(stone, 0.14),
        { stroke: darker(stone, 0.22), 'stroke-width': 2 },
      );
    })
  );
}

/** A round table with chairs. */
export function bistro(scene: Scene, plot: Room, x: number, z: number, colour: Colour): Svg {
  const { light, home } = scene;
  const at = (dx: number, y: number, dz: number) => plot.at(x + dx, y, z + dz);
  const scale = plot.scale(z);
  const seat = (dx: number, dz: number) => {
    const [sx, sy] = at(dx, 0.45, dz);
    const s = plot.scale(z + dz);
    const [, floor] = at(dx, 0, dz);
    return (
      each([-0.17, 0.17], (leg) =>
        line(
          [
            [sx + leg * s, sy],
            [sx + leg * s * 1.15, floor],
          ],
          colour,
          4,
        ),
      ) +
      ellipse(sx, sy, 0.21 * s, 0.07 * s, colour) +
      ellipse(sx, sy - 4, 0.19 * s, 0.06 * s, home.cushion) +
      path(
        `M${sx - 0.19 * s} ${sy - 4}V${sy - 0.32 * s}Q${sx} ${sy - 0.54 * s} ${sx + 0.19 * s} ${sy - 0.32 * s}V${sy - 4}`,
        'none',
        { stroke: colour, 'stroke-width': 5 },
      ) +
      each([-0.07, 0.07], (bar) =>
        line(
          [
            [sx + bar * s, sy - 4],
            [sx + bar * s, sy - 0.41 * s],
          ],
          colour,
          3,
        ),
      )
    );
  };
  const [tx, ty] = at(0, 0.74, 0);
  const [, floor] = at(0, 0, 0);
  return (
    ellipse(tx + light.lean * 40, floor, 0.85 * scale, 0.2 * scale, light.shadow, {
      opacity: light.shadowStrength * 0.55,
    }) +
    seat(-0.62, 0.45) +
    seat(0.62, 0.45) +
    line(
      [
        [tx, ty],
        [tx, floor],
      ],
      colour,
      8,
    ) +
    line(
      [
        [tx - 0.26 * scale, floor + 4],
        [tx, floor - 0.12 * scale],
        [tx + 0.26 * scale, floor + 4],
      ],
      colour,
      6,
    ) +
    ellipse(tx, ty, 0.46 * scale, 0.13 * scale, colour) +
    ellipse(tx, ty - 5, 0.45 * scale, 0.12 * scale, lighter(colour, 0.25)) +
    rect(tx - 12, ty - 36, 24, 32, '#f2ecdf', { rx: 4 }) +
    dabs(scene.random, tx, ty - 50, 26, 18, 16, 8, home.season === 'winter' ? '#8fa18c' : home.cushion) +
    ellipse(tx + 0.22 * scale, ty - 8, 12, 5, '#f6f1e6') +
    (light.lampsLit
      ? circle(tx, ty - 20, 130, scene.paints.glow([shining('#ffcf7d'), 0.5, 0], [shining('#ffcf7d'), 0, 1]))
      : '')
  );
}

/** Bulbs on a wire between the fences. */
export function stringLights({ light, paints }: Scene, plot: Room, z: number): Svg {
  const [x1, y1] = plot.at(0, 2.9, z);
  const [x2, y2] = plot.at(plot.width, 2.9, z);
  const sag = 90;
  const bulbs = 13;
  const wire = path(`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + sag * 2} ${x2} ${y2}`, 'none', {
    stroke: '#3a3a3e',
    'stroke-width': 2.6,
  });
  const post = (x: number) => polygon(onSide(plot, x, z, z + 0.1, 0, 2.92), '#6d5a48');
  return (
    post(0.02) +
    post(plot.width - 0.02) +
    wire +
    times(bulbs, (index) => {
      const t = (index + 0.5) / bulbs;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + 4 * sag * t * (1 - t) + 9;
      return (
        (light.lampsLit
          ? circle(x, y, 44, paints.glow([shining('#ffdc96'), 0.75, 0], [shining('#ffc46a'), 0, 1]))
          : '') + circle(x, y, 8, light.lampsLit ? shining('#fff2c4') : '#f6ead0')
      );
    })
  );
}

export function pots(scene: Scene, plot: Room, places: readonly (readonly [number, number])[]): Svg {
  return each(places, ([x, z], index) => {
    const [px, py] = plot.at(x, 0, z);
    const s = plot.scale(z);
    return (
      ellipse(px + 10, py, 0.26 * s, 0.06 * s, scene.light.shadow, { opacity: scene.light.shadowStrength }) +
      bush(scene, px, py - 0.3 * s, 0.42 * s, '#5b8653', ['#e58fa0', '#f4efe2', '#ecc657'][index % 3]) +
      path(
        `M${px - 0.19 * s} ${py - 0.36 * s}H${px + 0.19 * s}L${px + 0.14 * s} ${py}H${px - 0.14 * s}Z`,
        index % 2 ? '#6d7378' : '#b8704a',
      ) +
      rect(px - 0.21 * s, py - 0.39 * s, 0.42 * s, 0.07 * s, index % 2 ? '#7d8388' : '#c98058', { rx: 3 })
    );
  });
}
