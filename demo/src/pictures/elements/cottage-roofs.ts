import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, line, path, polygon, rect, type Svg, times } from '../base/svg.ts';
import { wall } from './masonry.ts';
import { ridge, slope } from './roofs.ts';
import { glazing, windowAt } from './windows.ts';

export const LEFT = 330;
export const WIDTH = 900;
export const EAVES = 500;

/** Thatch: thick, soft-edged, rising over the upper windows like eyebrows. */
export function thatch(scene: Scene): Svg {
  const { home, light, paints, random } = scene;
  const straw = home.season === 'winter' ? '#a89a86' : '#b8935e';
  const left = LEFT - 52;
  const right = LEFT + WIDTH + 52;
  const brow = (middle: number) =>
    `Q${middle - 118} ${EAVES + 30} ${middle - 96} ${EAVES - 20}Q${middle - 70} ${EAVES - 92} ${middle} ${EAVES - 92}Q${middle + 70} ${EAVES - 92} ${middle + 96} ${EAVES - 20}Q${middle + 118} ${EAVES + 30} ${middle + 160} ${EAVES + 32}`;
  const one = LEFT + 168;
  const two = LEFT + 706;
  const lower = `L${left} ${EAVES + 22}Q${left + 20} ${EAVES + 36} ${one - 160} ${EAVES + 32}${brow(one)}L${two - 160} ${EAVES + 32}${brow(two)}Q${right - 20} ${EAVES + 36} ${right} ${EAVES + 22}`;
  const shape = `M${left} ${EAVES + 22}Q${left + 30} 330 ${left + 120} 296Q800 272 ${right - 120} 296Q${right - 30} 330 ${right} ${EAVES + 22}`;
  const dormer = (middle: number) =>
    windowAt(scene, middle - 62, EAVES - 66, 124, 92, {
      panes: [3, 1],
      opening: 'casement',
      lintel: 'none',
      lit: lamps(scene),
      sill: true,
    });
  const reversed = `${shape}Q${right - 20} ${EAVES + 36} ${two + 160} ${EAVES + 32}Q${two + 118} ${EAVES + 30} ${two + 96} ${EAVES - 20}Q${two + 70} ${EAVES - 92} ${two} ${EAVES - 92}Q${two - 70} ${EAVES - 92} ${two - 96} ${EAVES - 20}Q${two - 118} ${EAVES + 30} ${two - 160} ${EAVES + 32}L${one + 160} ${EAVES + 32}Q${one + 118} ${EAVES + 30} ${one + 96} ${EAVES - 20}Q${one + 70} ${EAVES - 92} ${one} ${EAVES - 92}Q${one - 70} ${EAVES - 92} ${one - 96} ${EAVES - 20}Q${one - 118} ${EAVES + 30} ${one - 160} ${EAVES + 32}Q${left + 20} ${EAVES + 36} ${left} ${EAVES + 22}Z`;
  return (
    each([one, two], (middle) => rect(middle - 92, EAVES - 90, 184, 120, lighter(home.trim, 0.1)) + dormer(middle)) +
    path(`M${left}${lower.slice(1 + String(left).length)}`, 'none', {
      stroke: light.shadow,
      'stroke-width': 26,
      opacity: light.shadowStrength * 0.8,
    }) +
    path(reversed, paints.down(lighter(straw, 0.22), straw, darker(straw, 0.24))) +
    path(`M${left}${lower.slice(1 + String(left).length)}`, 'none', {
      stroke: darker(straw, 0.36),
      'stroke-width': 9,
    }) +
    times(46, () => {
      const x = random.between(left + 90, right - 90);
      const y = random.between(320, EAVES - 110);
      return line(
        [
          [x, y],
          [x + (x - 780) * 0.05, y + random.between(30, 60)],
        ],
        random.chance(0.5) ? darker(straw, 0.3) : lighter(straw, 0.4),
        3,
        { opacity: 0.4, 'stroke-linecap': 'round' },
      );
    }) +
    path(
      `M${left + 96} 306Q800 270 ${right - 96} 306L${right - 84} 336${times(9, (index) => `Q${right - 84 - (index + 0.5) * 92} ${index % 2 ? 318 : 366} ${right - 84 - (index + 1) * 92} 336`)}L${left + 86} 336Z`,
      darker(straw, 0.18),
    ) +
    path(`M${left + 96} 306Q800 270 ${right - 96} 306`, 'none', { stroke: lighter(straw, 0.3), 'stroke-width': 7 })
  );
}

/** Stone slates with two gabled dormers. */
export function slates(scene: Scene, facade: Colour, masonry: 'brick' | 'render' | 'stone'): Svg {
  const { home, light } = scene;
  const roof = mix(home.roof, '#8a7a66', 0.35);
  const dormer = (middle: number) => {
    const x = middle - 92;
    return (
      wall(scene, x, EAVES - 98, 184, 104, { masonry, colour: facade }) +
      polygon(
        [
          [x, EAVES - 96],
          [x + 184, EAVES - 96],
          [middle, EAVES - 188],
        ],
        facade,
      ) +
      rect(middle - 62, EAVES - 90, 124, 92, '#3b4c5b') +
      glazing(scene, middle - 62, EAVES - 90, 124, 92, { panes: [3, 1], opening: 'casement', lit: lamps(scene) }) +
      rect(middle - 72, EAVES + 2, 144, 9, '#d9cdb6') +
      line(
        [
          [x - 22, EAVES - 76],
          [middle, EAVES - 198],
          [x + 206, EAVES - 76],
        ],
        roof,
        18,
        { 'stroke-linejoin': 'miter' },
      ) +
      line(
        [
          [x - 14, EAVES - 72],
          [middle, EAVES - 184],
          [x + 198, EAVES - 72],
        ],
        '#efe6d2',
        7,
      )
    );
  };
  return (
    slope(
      scene,
      [
        [LEFT - 34, EAVES + 12],
        [LEFT + WIDTH + 34, EAVES + 12],
        [LEFT + WIDTH + 6, 296],
        [LEFT - 6, 296],
      ],
      roof,
      17,
    ) +
    ridge([LEFT - 6, 296], [LEFT + WIDTH + 6, 296], roof) +
    rect(LEFT, EAVES + 12, WIDTH, 26, light.shadow, { opacity: light.shadowStrength }) +
    rect(LEFT - 36, EAVES + 4, WIDTH + 72, 11, darker(roof, 0.3)) +
    dormer(LEFT + 168) +
    dormer(LEFT + 706)
  );
}

export const lamps = ({ light, random }: Scene) => light.lampsLit && random.chance(0.8);
