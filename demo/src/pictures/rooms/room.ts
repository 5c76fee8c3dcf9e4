import { type Colour, darker, lighter } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { type Attributes, ellipse, type Point, polygon, type Svg, soft } from '../base/svg.ts';

/** A room seen straight on. Measures are metres: x to the right, y up, z away from the viewer to the back wall. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly eyeX: number;
  readonly eyeY: number;
  readonly at: (x: number, y: number, z: number) => Point;
  /** Pixels per metre at that depth. */
  readonly scale: (z: number) => number;
}

export interface RoomOptions {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly eyeX?: number;
  readonly eyeY?: number;
  readonly horizon?: number;
  readonly focal?: number;
}

const BEHIND_THE_FRONT = 1.5;

export function newRoom(options: RoomOptions = {}): Room {
  const { width = 4.6, height = 2.6, depth = 3.6, eyeY = 1.35, horizon = 520, focal = 1_010 } = options;
  const { eyeX = width / 2 } = options;
  const scale = (z: number) => focal / (z + BEHIND_THE_FRONT);
  return {
    width,
    height,
    depth,
    eyeX,
    eyeY,
    scale,
    at: (x, y, z) => [800 + (x - eyeX) * scale(z), horizon - (y - eyeY) * scale(z)],
  };
}

export interface Block {
  readonly x: number;
  readonly y?: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface BlockLook {
  readonly round?: number;
  readonly front?: Colour | string;
  readonly top?: Colour;
  readonly side?: Colour;
}

/** The sides of a block that can be seen: the one towards the middle, the upper or lower one, and the front. */
export function block(
  { light }: Scene,
  room: Room,
  { x, y = 0, z, width, height, depth }: Block,
  colour: Colour,
  look: BlockLook = {},
): Svg {
  const { round = 0 } = look;
  const right = x + width;
  const top = y + height;
  const back = z + depth;
  const lit = light.lampsLit ? 0.1 : 0.2;
  const face = (points: readonly Point[], fill: string, more?: Attributes) =>
    round ? soft(inset(points, round), fill, round, more) : polygon(points, fill, more);
  const sideColour = look.side ?? darker(colour, 0.2);
  let drawn = '';
  if (right < room.eyeX)
    drawn += face(
      [room.at(right, y, z), room.at(right, top, z), room.at(right, top, back), room.at(right, y, back)],
      sideColour,
    );
  if (x > room.eyeX)
    drawn += face([room.at(x, y, z), room.at(x, top, z), room.at(x, top, back), room.at(x, y, back)], sideColour);
  if (top < room.eyeY)
    drawn += face(
      [room.at(x, top, z), room.at(right, top, z), room.at(right, top, back), room.at(x, top, back)],
      look.top ?? lighter(colour, lit),
    );
  if (y > room.eyeY)
    drawn += face(
      [room.at(x, y, z), room.at(right, y, z), room.at(right, y, back), room.at(x, y, back)],
      darker(colour, 0.34),
    );
  return (
    drawn +
    face([room.at(x, y, z), room.at(x, top, z), room.at(right, top, z), room.at(right, y, z)], look.front ?? colour)
  );
}

/** Drawn in by what the rounding stroke will add again. */
function inset(points: readonly Point[], by: number): readonly Point[] {
  const middleX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const middleY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const pull = (value: number, middle: number) =>
    value + Math.sign(middle - value) * Math.min(by, Math.abs(middle - value));
  return points.map(([x, y]) => [pull(x, middleX), pull(y, middleY)]);
}

/** Where something stands it darkens the floor, softly, and a little more on one side. */
export function floorShadow(
  { light, paints }: Scene,
  room: Room,
  { x, z, width, depth }: Omit<Block, 'height'>,
  lean = 0.06,
): Svg {
  const [left, near] = room.at(x + lean, 0, z);
  const [right] = room.at(x + width + lean, 0, z);
  const [, far] = room.at(x, 0, z + depth);
  const strength = Math.min(0.34, light.shadowStrength * 1.25);
  const fill = paints.glow([light.shadow, strength, 0], [light.shadow, strength * 0.85, 0.55], [light.shadow, 0, 1]);
  return ellipse(
    (left + right) / 2,
    (near + far) / 2 + (near - far) * 0.12,
    ((right - left) / 2) * 1.28,
    ((near - far) / 2) * 1.55 + 6,
    fill,
  );
}

/** Upright rectangle at one depth. */
export const upright = (
  room: Room,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
): readonly Point[] => [
  room.at(x, y, z),
  room.at(x, y + height, z),
  room.at(x + width, y + height, z),
  room.at(x + width, y, z),
];

/** Rectangle on the left (`x` 0) or right wall. */
export const onSide = (room: Room, x: number, z: number, toZ: number, y: number, toY: number): readonly Point[] => [
  room.at(x, y, z),
  room.at(x, toY, z),
  room.at(x, toY, toZ),
  room.at(x, y, toZ),
];

/** Rectangle lying at one height. */
export const lying = (room: Room, x: number, y: number, z: number, width: number, depth: number): readonly Point[] => [
  room.at(x, y, z),
  room.at(x + width, y, z),
  room.at(x + width, y, z + depth),
  room.at(x, y, z + depth),
];
