import { mix, shining } from '../base/colour.ts';
import { everywhere, HEIGHT, WIDTH } from '../base/paints.ts';
import type { Scene } from '../base/scene.ts';
import { circle, path, rect, type Svg, short, times } from '../base/svg.ts';
import { lumpy } from './foliage.ts';

export function sky(scene: Scene, horizon: number): Svg {
  const { light, paints, random } = scene;
  const [top, middle, low] = light.sky.map(shining) as [string, string, string];
  const fill = paints.down([top, 1, 0], [middle, 1, 0.55], [low, 1, 1]);
  const sun = light.sun ? sunAt(scene, light.sun[0] * WIDTH, light.sun[1] * HEIGHT) : '';
  const clouds = light.name === 'overcast' ? 7 : light.name === 'noon' ? 4 : 3;
  return (
    everywhere(low) +
    rect(0, 0, WIDTH, horizon, fill) +
    sun +
    times(clouds, (index) => {
      const x = ((index + random.between(0.1, 0.9)) / clouds) * WIDTH;
      return cloud(scene, x, random.between(60, horizon * 0.42), random.between(110, 230));
    })
  );
}

function sunAt({ light, paints }: Scene, x: number, y: number): Svg {
  const colour = shining(light.sunColour);
  return (
    circle(x, y, 520, paints.glow([colour, 0.95, 0], [colour, 0.45, 0.25], [colour, 0, 1])) + circle(x, y, 46, colour)
  );
}

/** Heaped above, fading below, lit from above. */
function cloud({ light, paints, random }: Scene, x: number, y: number, width: number): Svg {
  const dense = light.name === 'overcast' ? 0.7 : 0.9;
  const fill = paints.down(
    [shining(light.cloud), dense, 0],
    [shining(light.cloud), dense, 0.3],
    [shining(mix(light.cloud, light.cloudShade, 0.55)), dense * 0.8, 0.62],
    [shining(light.cloudShade), 0, 1],
  );
  const puffs = 8;
  const heap = times(puffs, (puff) => {
    const along = (puff + 0.5) / puffs;
    const radius = width * (0.1 + 0.17 * Math.sin(along * Math.PI) * random.between(0.6, 1.25));
    const left = x - width + along * width * 2 - radius;
    return `M${short(left)} ${short(y - radius * random.between(0.1, 0.6))}a${short(radius)} ${short(radius * 0.82)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius * 0.82)} 0 1 0 ${short(-radius * 2)} 0`;
  });
  return path(heap, fill);
}

/** Trees far away, in the colour of the air. */
export function distance(scene: Scene, horizon: number, green = '#6f8a78'): Svg {
  const { light, random } = scene;
  const far = mix(green, light.sky[2], 0.6);
  const nearer = mix(green, light.sky[2], 0.4);
  const row = (count: number, size: number, fill: string, lift: number) =>
    times(count, (index) =>
      path(
        lumpy(
          random,
          ((index + 0.5) / count) * WIDTH,
          horizon - lift,
          size * random.between(0.9, 1.5),
          size * random.between(0.6, 1),
          9,
        ),
        fill,
      ),
    );
  return row(11, 100, far, 20) + row(13, 74, nearer, -6) + rect(-20, horizon + 10, WIDTH + 40, 240, nearer);
}
