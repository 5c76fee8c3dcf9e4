import { inTurn } from '../../in-turn.ts';
import { mix, shining } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, group, rect, type Svg, times } from '../base/svg.ts';
import { tree } from '../elements/foliage.ts';
import { distance, sky } from '../elements/sky.ts';
import { lampPost, railing, street } from '../elements/street.ts';
import { mansion } from './flats-mansion.ts';
import { modern } from './flats-modern.ts';
import { warehouse } from './flats-warehouse.ts';

const GROUND = 872;
const PAVEMENT = 916;
const KERB = 1_000;
const forms = [mansion, modern, warehouse] as const;

export function flats(scene: Scene): Svg {
  const { variant, home } = scene;
  const form = inTurn(forms, variant);
  const shift = form === modern ? inTurn([0, -90, 110], variant) : 0;
  return (
    sky(scene, 560) +
    skyline(scene) +
    distance(scene, 800, '#5f7d68') +
    rect(0, 800, 1_600, 80, mix('#7c8a58', home.facade, 0.2)) +
    rect(0, GROUND - 8, 1_600, PAVEMENT - GROUND + 8, '#aaa294') +
    group(form(scene), { transform: shift ? `translate(${shift} 0)` : undefined }) +
    street(scene, PAVEMENT, KERB) +
    inFront() +
    tree(scene, variant % 2 ? 80 : 1_530, KERB - 26, 520) +
    lampPost(scene, variant % 2 ? 1_420 : 190, KERB - 14, 430)
  );
}

/** Other buildings of the town, far off. */
function skyline({ random, light }: Scene): Svg {
  const air = mix('#8a8f9c', light.sky[2], 0.55);
  return times(11, (index) => {
    const height = random.between(120, 330);
    const x = index * 152 + random.between(-30, 20);
    const wide = random.between(80, 170);
    return (
      rect(x, 800 - height, wide, height, index % 2 ? air : mix(air, light.sky[2], 0.3)) +
      (light.lampsLit
        ? times(4, (row) =>
            rect(x + wide * (0.2 + 0.15 * row), 820 - height + row * 26, 8, 12, shining('#ffd58a'), { opacity: 0.7 }),
          )
        : '')
    );
  });
}

function inFront(): Svg {
  return group(
    each(
      [
        [250, 330],
        [1_020, 330],
      ] as const,
      ([x, width]) => railing(x, PAVEMENT + 6, width, 64) + rect(x - 6, PAVEMENT + 2, width + 12, 9, '#cfc6b6'),
    ),
  );
}
