import type { Home } from './homes.ts';
import type { Light } from './light.ts';
import type { Paints } from './paints.ts';
import type { Random } from './seeded-random.ts';
import type { Svg } from './svg.ts';

/** What every part of a picture is drawn with. */
export interface Scene {
  readonly variant: number;
  readonly home: Home;
  readonly light: Light;
  readonly paints: Paints;
  readonly random: Random;
}

export type DrawScene = (scene: Scene) => Svg;
