import { inLightOf } from './base/colour.ts';
import { homes } from './base/homes.ts';
import { lights } from './base/light.ts';
import { HEIGHT, newPaints, WIDTH } from './base/paints.ts';
import type { DrawScene } from './base/scene.ts';
import { seededRandom } from './base/seeded-random.ts';
import type { Svg } from './base/svg.ts';
import { bathroom } from './scenes/bathroom.ts';
import { bedroom } from './scenes/bedroom.ts';
import { cottage } from './scenes/cottage.ts';
import { flats } from './scenes/flats.ts';
import { garden } from './scenes/garden.ts';
import { kitchen } from './scenes/kitchen.ts';
import { living } from './scenes/living.ts';
import { newBuild } from './scenes/new-build.ts';
import { semi } from './scenes/semi.ts';
import { terrace } from './scenes/terrace.ts';

const outdoors = { terrace, semi, flats, 'new-build': newBuild, cottage, garden } as const satisfies Record<
  string,
  DrawScene
>;
const rooms = { living, kitchen, bedroom, bathroom } as const satisfies Record<string, DrawScene>;
const scenes = { ...outdoors, ...rooms };

export type PictureKind = keyof typeof scenes;
export const pictureKinds = Object.keys(scenes) as readonly PictureKind[];

/** How many pictures there are of a kind; they are numbered from 0. */
export const countOf = (_kind: PictureKind): number => homes.length;

/** The same kind and variant is always the same picture; the same variant of several kinds is the same home. */
export function drawPicture(kind: PictureKind, variant: number): Svg {
  const home = homes[variant];
  if (!home) throw new RangeError(`There is no picture ${variant} of ${kind}.`);
  const light = lights[home.light];
  const paints = newPaints();
  const drawn = scenes[kind]({ variant, home, light, paints, random: seededRandom(`${kind} ${variant}`) });
  const [wash, strength] = kind in rooms ? light.indoors : [light.wash, light.washStrength];
  const lit = inLightOf(paints.definitions() + drawn, wash, strength);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${lit}</svg>`;
}
