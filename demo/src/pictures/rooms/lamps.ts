import { type Colour, darker, lighter, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { circle, ellipse, line, path, rect, type Svg } from '../base/svg.ts';
import type { Room } from './room.ts';

/** Light around a lamp, when it is lit. */
export function lampGlow({ light, paints }: Scene, x: number, y: number, radius: number): Svg {
  if (!light.lampsLit && light.name !== 'overcast') return '';
  const strength = light.lampsLit ? 1 : 0.45;
  return circle(
    x,
    y,
    radius,
    paints.glow(
      [shining('#ffdf9e'), 0.62 * strength, 0],
      [shining('#ffc873'), 0.26 * strength, 0.35],
      [shining('#ffb45a'), 0, 1],
    ),
  );
}

const shadeFill = (scene: Scene, colour: Colour) =>
  scene.light.lampsLit
    ? scene.paints.down(shining('#ffe2a0'), shining('#fff0c4'), shining('#f9c878'))
    : scene.paints.across(darker(colour, 0.1), lighter(colour, 0.3), darker(colour, 0.12));

export function floorLamp(scene: Scene, room: Room, x: number, z: number, height = 1.6): Svg {
  const scale = room.scale(z);
  const [px, ground] = room.at(x, 0, z);
  const top = ground - height * scale;
  const half = 0.2 * scale;
  const tall = 0.27 * scale;
  const metal = scene.home.metal;
  return (
    ellipse(px, ground, 0.15 * scale, 0.035 * scale, darker(metal, 0.3)) +
    line(
      [
        [px, ground],
        [px, top],
      ],
      metal,
      5,
    ) +
    lampGlow(scene, px, top + tall * 0.5, scale * 1.35) +
    path(
      `M${px - half * 0.72} ${top}L${px + half * 0.72} ${top}L${px + half} ${top + tall}L${px - half} ${top + tall}Z`,
      shadeFill(scene, '#efe4cf'),
    )
  );
}

/** `x` and `base` are where it stands, in pixels. */
export function tableLamp(scene: Scene, x: number, base: number, height: number, colour = scene.home.accent): Svg {
  const half = height * 0.32;
  return (
    path(
      `M${x - half * 0.35} ${base}Q${x - half * 0.8} ${base - height * 0.24} ${x - 4} ${base - height * 0.5}L${x + 4} ${base - height * 0.5}Q${x + half * 0.8} ${base - height * 0.24} ${x + half * 0.35} ${base}Z`,
      colour,
    ) +
    rect(x - 2, base - height * 0.58, 4, height * 0.1, scene.home.metal) +
    lampGlow(scene, x, base - height * 0.75, height * 2.6) +
    path(
      `M${x - half * 0.7} ${base - height}L${x + half * 0.7} ${base - height}L${x + half} ${base - height * 0.54}L${x - half} ${base - height * 0.54}Z`,
      shadeFill(scene, '#f0e6d2'),
    )
  );
}

export function pendant(
  scene: Scene,
  room: Room,
  x: number,
  z: number,
  drop: number,
  colour: Colour,
  shape: 'dome' | 'globe' | 'drum' = 'dome',
): Svg {
  const scale = room.scale(z);
  const [px, ceiling] = room.at(x, room.height, z);
  const y = ceiling + drop * scale;
  const half = (shape === 'drum' ? 0.26 : 0.19) * scale;
  const bulb = scene.light.lampsLit ? shining('#fff2c8') : '#f6efdf';
  const rose = lighter(scene.home.trim, 0.2);
  const cord =
    ellipse(px, ceiling, 0.2 * scale, 0.035 * scale, darker(rose, 0.12)) +
    ellipse(px, ceiling + 3, 0.12 * scale, 0.022 * scale, rose) +
    line(
      [
        [px, ceiling],
        [px, y - half * 0.9],
      ],
      '#3a3a3e',
      3,
    );
  if (shape === 'globe')
    return (
      cord +
      lampGlow(scene, px, y, scale * 1.1) +
      circle(px, y, half * 0.72, bulb) +
      circle(px - half * 0.2, y - half * 0.2, half * 0.3, '#ffffff', { opacity: 0.5 })
    );
  if (shape === 'drum')
    return (
      cord +
      lampGlow(scene, px, y, scale * 1.3) +
      rect(px - half, y - half * 0.9, half * 2, half * 0.95, shadeFill(scene, lighter(colour, 0.4)), { rx: 3 })
    );
  return (
    cord +
    lampGlow(scene, px, y + half * 0.2, scale * 1.1) +
    ellipse(px, y + 2, half * 0.8, half * 0.14, bulb) +
    path(
      `M${px - half} ${y}Q${px - half * 0.9} ${y - half} ${px} ${y - half * 1.1}Q${px + half * 0.9} ${y - half} ${px + half} ${y}Z`,
      colour,
    ) +
    path(
      `M${px - half * 0.7} ${y - half * 0.3}Q${px - half * 0.5} ${y - half * 0.8} ${px - half * 0.1} ${y - half * 0.95}`,
      'none',
      { stroke: lighter(colour, 0.5), 'stroke-width': 3, opacity: 0.5 },
    )
  );
}
