import { darker, lighter, mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, each, group, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { leafColours, lumpy } from '../elements/foliage.ts';
import { onSide, type Room } from './room.ts';

/** What is seen outside: sky, roofs across the street and a tree. */
function view(scene: Scene, x: number, y: number, width: number, height: number): Svg {
  const { paints, light, random, home } = scene;
  const [top, middle, low] = light.sky.map((colour) => shining(lighter(colour, light.lampsLit ? 0 : 0.22)));
  const haze = light.lampsLit ? mix(light.sky[0], light.sky[2], 0.3) : lighter(light.sky[2], 0.3);
  const air = (colour: string, share: number) =>
    shining(mix(mix(colour, light.wash, light.washStrength * 0.7), haze, share));
  const roofLine = y + height * random.between(0.6, 0.7);
  const step = width / 3;
  const roofs = times(3, (index) => {
    const left = x + index * step;
    return (
      rect(left + step * 0.08, roofLine - height * 0.13, step * 0.14, height * 0.14, air('#a8705a', 0.4)) +
      polygon(
        [
          [left, roofLine + 6],
          [left + step * 0.16, roofLine - height * 0.06],
          [left + step * 0.84, roofLine - height * 0.06],
          [left + step, roofLine + 6],
        ],
        air('#6a707b', 0.42),
      ) +
      rect(left, roofLine + 6, step + 1, height, air('#b98a70', 0.45)) +
      (light.lampsLit
        ? rect(left + step * 0.35, roofLine + height * 0.1, step * 0.14, height * 0.12, shining('#ffcf7d'))
        : '')
    );
  });
  const leaf = home.season === 'winter' ? '#7d8a80' : random.pick(leafColours[home.season]);
  return (
    rect(x, y, width, height, paints.down(top!, middle!, low!)) +
    roofs +
    path(
      lumpy(random, x + width * random.between(0.6, 0.95), y + height * 0.66, width * 0.3, height * 0.26, 8),
      air(darker(leaf, 0.2), 0.12),
    ) +
    path(
      lumpy(random, x + width * random.between(0, 0.4), y + height * 0.94, width * 0.36, height * 0.26, 8),
      air(leaf, 0.16),
    ) +
    path(lumpy(random, x + width * 0.75, y + height, width * 0.4, height * 0.22, 8), air(lighter(leaf, 0.15), 0.14))
  );
}

export interface RoomWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly panes?: readonly [number, number];
  readonly dressing?: 'curtains' | 'blind' | 'none';
  readonly curtain?: string;
}

/** A sash window in the back wall, with its architrave, board and dressing. */
export function backWindow(scene: Scene, room: Room, window: RoomWindow): Svg {
  const { home, light, paints } = scene;
  const { panes = [2, 2], dressing = 'curtains' } = window;
  const scale = room.scale(room.depth);
  const [x, y] = room.at(window.x, window.y + window.height, room.depth);
  const width = window.width * scale;
  const height = window.height * scale;
  const clip = paints.clip(`<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`);
  const trim = home.trim;
  const glow = light.lampsLit
    ? ''
    : circle(
        x + width / 2,
        y + height / 2,
        width * 1.5,
        paints.glow([light.sunColour, 0.5, 0], [light.sunColour, 0.2, 0.5], [light.sunColour, 0, 1]),
      );
  return (
    glow +
    rect(x - 15, y - 15, width + 30, height + 22, darker(trim, 0.06)) +
    rect(x - 10, y - 10, width + 20, height + 14, trim) +
    rect(x - 3, y - 3, width + 6, height + 6, darker(trim, 0.25)) +
    group(view(scene, x, y, width, height), { 'clip-path': clip }) +
    paneBars(x, y, width, height, mix(trim, light.shadow, 0.12), panes) +
    rect(x - 24, y + height, width + 48, 13, lighter(trim, 0.3)) +
    rect(x - 24, y + height + 11, width + 48, 5, darker(trim, 0.3)) +
    (dressing === 'curtains'
      ? curtains(scene, x, y, width, room.at(0, 0.02, room.depth)[1], window.curtain ?? home.textile)
      : dressing === 'blind'
        ? romanBlind(scene, x, y, width, height, window.curtain ?? home.textile)
        : '')
  );
}

function paneBars(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  [columns, rows]: readonly [number, number],
): Svg {
  return (
    times(columns - 1, (index) => rect(x + ((index + 1) * width) / columns - 2.5, y, 5, height, colour)) +
    times(rows * 2 - 1, (index) =>
      rect(
        x,
        y + ((index + 1) * height) / (rows * 2) - (index === rows - 1 ? 5 : 2),
        width,
        index === rows - 1 ? 10 : 4,
        colour,
      ),
    ) +
    rect(x + 4, y + 4, width - 8, height - 8, 'none', { stroke: colour, 'stroke-width': 8 })
  );
}

function curtains(
  { home, paints, light }: Scene,
  x: number,
  y: number,
  width: number,
  floor: number,
  colour: string,
): Svg {
  const spread = Math.min(width * 0.34, 78);
  const top = y - 40;
  const hang = (from: number, direction: 1 | -1) => {
    const outer = from - direction * spread * 0.72;
    const inner = from + direction * spread * 0.34;
    const fold = (share: number) => outer + (inner - outer) * share;
    return (
      path(
        `M${outer} ${top}L${inner} ${top}Q${inner - direction * 8} ${(top + floor) / 2} ${inner - direction * 2} ${floor}L${outer - direction * 6} ${floor}Z`,
        paints.across(darker(colour, 0.16), lighter(colour, 0.14), darker(colour, 0.1), lighter(colour, 0.08)),
      ) +
      each([0.22, 0.45, 0.7, 0.88], (share) =>
        line(
          [
            [fold(share), top + 4],
            [fold(share) - direction * 3, floor],
          ],
          darker(colour, 0.4),
          3,
          { opacity: 0.3 },
        ),
      )
    );
  };
  const rod = home.metal;
  return (
    hang(x, 1) +
    hang(x + width, -1) +
    rect(x - spread, top - 7, width + spread * 2, 7, rod, { rx: 3 }) +
    circle(x - spread, top - 4, 8, rod) +
    circle(x + width + spread, top - 4, 8, rod) +
    rect(x - spread, top, width + spread * 2, 6, light.shadow, { opacity: 0.14 })
  );
}

function romanBlind({ paints }: Scene, x: number, y: number, width: number, height: number, colour: string): Svg {
  const drop = height * 0.26;
  return times(3, (index) =>
    rect(
      x - 6,
      y - 8 + (index * drop) / 3,
      width + 12,
      drop / 3 + 5,
      paints.down(lighter(colour, 0.2), darker(colour, 0.14)),
      { rx: 3 },
    ),
  );
}

/** A window in the left or right wall, seen at a slant: mostly brightness. */
export function sideWindow(
  scene: Scene,
  room: Room,
  side: 'left' | 'right',
  z: number,
  toZ: number,
  low: number,
  high: number,
  curtain = scene.home.textile,
): Svg {
  const { home, light, paints } = scene;
  const x = side === 'left' ? 0 : room.width;
  const out = side === 'left' ? -0.16 : room.width + 0.16;
  const trim = home.trim;
  const opening = onSide(room, x, z, toZ, low, high);
  const clip = paints.clip(polygon(opening, '#000000'));
  const glass = onSide(room, out, z, toZ, low, high);
  const left = Math.min(...glass.map(([px]) => px));
  const wide = Math.max(...glass.map(([px]) => px)) - left;
  const top = Math.min(...glass.map(([, py]) => py));
  const tall = Math.max(...glass.map(([, py]) => py)) - top;
  const bar = (from: number, to: number, y: number, toY: number) =>
    polygon(onSide(room, out, from, to, y, toY), darker(trim, 0.1));
  const middle = (low + high) / 2;
  const inside =
    polygon(opening, darker(trim, 0.08)) +
    view(scene, left, top, wide, tall) +
    each([0.25, 0.5, 0.75], (share) => bar(z + (toZ - z) * share - 0.02, z + (toZ - z) * share + 0.02, low, high)) +
    bar(z, toZ, middle - 0.03, middle + 0.03) +
    polygon(
      [room.at(x, low, toZ), room.at(x, high, toZ), room.at(out, high, toZ), room.at(out, low, toZ)],
      lighter(trim, 0.2),
    ) +
    polygon(
      [room.at(x, low, z), room.at(out, low, z), room.at(out, low, toZ), room.at(x, low, toZ)],
      lighter(trim, 0.4),
    );
  const drape = (from: number, to: number) =>
    polygon(
      onSide(room, x + (side === 'left' ? 0.05 : -0.05), from, to, 0.03, high + 0.22),
      paints.across(darker(curtain, 0.2), lighter(curtain, 0.06), darker(curtain, 0.14)),
    );
  return (
    polygon(onSide(room, x, z - 0.08, toZ + 0.08, low - 0.1, high + 0.08), lighter(trim, 0.1)) +
    group(inside, { 'clip-path': clip }) +
    (light.lampsLit ? '' : polygon(opening, shining(light.sunColour), { opacity: 0.3 })) +
    drape(toZ + 0.02, toZ + 0.34) +
    drape(z - 0.34, z - 0.02) +
    line(
      [
        room.at(x + (side === 'left' ? 0.06 : -0.06), high + 0.24, z - 0.45),
        room.at(x + (side === 'left' ? 0.06 : -0.06), high + 0.24, toZ + 0.45),
      ],
      home.metal,
      6,
    )
  );
}

/** Sunlight on the floor in the shape of the panes; `slant` is how far it shifts sideways over one metre. */
export function sunOnFloor(
  { light }: Scene,
  room: Room,
  x: number,
  z: number,
  width: number,
  depth: number,
  slant: number,
): Svg {
  const strength = { morning: 0.36, golden: 0.42, noon: 0.3, overcast: 0.07, dusk: 0 }[light.name];
  if (!strength) return '';
  const colour = light.name === 'golden' ? '#ffd98a' : light.sunColour;
  const corner = (across: number, along: number) =>
    room.at(x + across * width + slant * along * depth, 0.01, z + along * depth);
  const pane = (column: number, row: number) => {
    const [left, right, near, far] = [column * 0.5 + 0.03, column * 0.5 + 0.47, row * 0.5 + 0.03, row * 0.5 + 0.47];
    return polygon([corner(left, near), corner(right, near), corner(right, far), corner(left, far)], colour, {
      opacity: strength,
    });
  };
  return pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1);
}
