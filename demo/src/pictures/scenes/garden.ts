import { inTurn } from '../../in-turn.ts';
import { type Colour, darker, lighter, mix } from '../base/colour.ts';
import type { Scene } from '../base/scene.ts';
import { each, ellipse, group, line, polygon, rect, type Svg, times } from '../base/svg.ts';
import { bush, crown, dabs, lawnColours, tree } from '../elements/foliage.ts';
import { greenhouse, houseBacks, shed } from '../elements/garden-buildings.ts';
import { bistro, paving, pots, stringLights } from '../elements/garden-furniture.ts';
import { border } from '../elements/gardens.ts';
import { distance, sky } from '../elements/sky.ts';
import { block, lying, newRoom, onSide, type Room } from '../rooms/room.ts';

const SOIL = '#6d5440';

/** A back garden between two fences, seen from the house. */
export function garden(scene: Scene): Svg {
  const { variant } = scene;
  const plot = newRoom({
    width: 7.4,
    height: 1.8,
    depth: 8.5,
    eyeX: 3.7 + inTurn([0, 0.5, -0.4], variant),
    eyeY: 2.35,
    horizon: 424,
    focal: 1_050,
  });
  const drawn =
    houseBacks(scene) +
    tree(scene, 300, 600, 470) +
    tree(scene, 1_240, 600, 520) +
    fences(scene, plot) +
    grass(scene, plot) +
    inTurn([patio, deck, cottageBeds], variant)(scene, plot);
  return (
    sky(scene, 460) +
    distance(scene, 400) +
    (variant % 2 ? group(drawn, { transform: 'translate(1600 0) scale(-1 1)' }) : drawn)
  );
}

function fences(scene: Scene, plot: Room): Svg {
  const { home, light, variant } = scene;
  const wood = inTurn(['#a9825c', mix(home.accent, '#6d6a60', 0.5), '#8f7458'], variant);
  const near = -0.9;
  const run = (x: number, tone: Colour) =>
    polygon(onSide(plot, x, near, plot.depth, 0, 1.75), tone) +
    times(60, (index) => {
      const z = near + (index / 60) ** 0.9 * (plot.depth - near);
      return line([plot.at(x, 0, z), plot.at(x, 1.75, z)], darker(tone, 0.4), 2, { opacity: 0.35 });
    }) +
    times(5, (index) => polygon(onSide(plot, x, 0.3 + index * 1.8, 0.42 + index * 1.8, 0, 1.85), darker(tone, 0.2))) +
    polygon(onSide(plot, x, near, plot.depth, 1.72, 1.8), lighter(tone, 0.16)) +
    polygon(onSide(plot, x, near, plot.depth, 0, 0.25), light.shadow, { opacity: light.shadowStrength * 0.7 });
  const sunLeft = light.lean > 0;
  const [left, top] = plot.at(0, 1.75, plot.depth);
  const [right, base] = plot.at(plot.width, 0, plot.depth);
  return (
    rect(left, top, right - left, base - top, darker(wood, 0.08)) +
    times(44, (index) =>
      line(
        [
          [left + (index * (right - left)) / 44, top],
          [left + (index * (right - left)) / 44, base],
        ],
        darker(wood, 0.4),
        1.6,
        { opacity: 0.35 },
      ),
    ) +
    rect(left, top - 4, right - left, 7, lighter(wood, 0.16)) +
    run(0, sunLeft ? darker(wood, 0.16) : lighter(wood, 0.08)) +
    run(plot.width, sunLeft ? lighter(wood, 0.08) : darker(wood, 0.16))
  );
}

function grass(scene: Scene, plot: Room): Svg {
  const { home, paints, random, light } = scene;
  const green = lawnColours[home.season];
  const near = -0.9;
  const stripes = times(9, (index) =>
    index % 2
      ? polygon(lying(plot, 0.9 + (index * 5.6) / 9, 0, near, 5.6 / 9, plot.depth - near - 0.9), lighter(green, 0.3), {
          opacity: home.season === 'winter' ? 0.08 : 0.26,
        })
      : '',
  );
  const shade =
    light.lean > 0
      ? lying(plot, 0, 0, near, Math.min(2.2, 1.2 + light.lean), plot.depth - near)
      : lying(
          plot,
          plot.width - Math.min(2.2, 1.2 - light.lean),
          0,
          near,
          Math.min(2.2, 1.2 - light.lean),
          plot.depth - near,
        );
  return (
    polygon(
      lying(plot, 0, 0, near, plot.width, plot.depth - near),
      paints.down(darker(green, 0.06), green, lighter(green, 0.14)),
    ) +
    stripes +
    dabs(random, 800, 860, 620, 160, 60, 6, darker(green, 0.22), 0.3) +
    dabs(random, 800, 860, 620, 160, 50, 5, lighter(green, 0.5), 0.4) +
    (home.season === 'autumn'
      ? dabs(random, 800, 840, 620, 180, 46, 8, '#c8762f', 0.9)
      : home.season === 'spring'
        ? dabs(random, 800, 820, 600, 170, 46, 4, '#fffaf0', 0.95)
        : home.season === 'winter'
          ? dabs(random, 800, 800, 640, 190, 70, 12, '#eef2f2', 0.45)
          : '') +
    polygon(shade, light.shadow, { opacity: light.shadowStrength * 0.6 })
  );
}

/** Planting along one fence, drawn from far to near so that each stands before the last. */
function sideBorder(scene: Scene, plot: Room, side: 'left' | 'right', from = 0.6): Svg {
  const { random, home } = scene;
  const x = side === 'left' ? 0 : plot.width - 0.85;
  const greens: readonly Colour[] =
    home.season === 'autumn'
      ? ['#8a8548', '#a5663a', '#6d8350', '#b98a3f']
      : home.season === 'winter'
        ? ['#6d7f6c', '#7d8a76', '#5d7263']
        : ['#5b8653', '#6f9559', '#4c7a58', '#86a35e'];
  const blooms = ['#e58fa0', '#f4efe2', '#b498d0', '#ecc657', '#d9667a', '#8fa6dc'];
  const bed = polygon(lying(plot, x, 0.01, from, 0.85, plot.depth - from), SOIL);
  return (
    bed +
    times(12, (index) => {
      const z = plot.depth - 0.3 - (index / 12) * (plot.depth - 0.3 - from);
      const [px, py] = plot.at(x + (side === 'left' ? 0.36 : 0.48) + random.between(-0.16, 0.16), 0, z);
      return bush(
        scene,
        px,
        py + 4,
        plot.scale(z) * random.between(0.5, 0.85),
        random.pick(greens),
        random.chance(0.8) ? random.pick(blooms) : undefined,
      );
    })
  );
}

function patio(scene: Scene, plot: Room): Svg {
  const { home } = scene;
  return (
    border(scene, ...rowAt(plot), 44) +
    shed(scene, plot, 4.9, 6.2, mix(home.door, '#8d9a94', 0.35)) +
    sideBorder(scene, plot, 'left', 4.2) +
    sideBorder(scene, plot, 'right', 4.2) +
    paving(plot, 0, -0.9, plot.width, 4.8, '#c9bda6') +
    bistro(scene, plot, 4.4, 2.95, '#3f464b') +
    pots(scene, plot, [
      [1.7, 3.6],
      [2.3, 3.5],
      [6, 3.2],
    ]) +
    (scene.light.lampsLit ? stringLights(scene, plot, 3.9) : '')
  );
}

/** The far bed: where it starts, where it stands and how wide it is. */
function rowAt(plot: Room): readonly [number, number, number] {
  const [left, y] = plot.at(0.3, 0, plot.depth - 0.3);
  const [right] = plot.at(plot.width - 0.3, 0, plot.depth - 0.3);
  return [left, y, right - left];
}

function deck(scene: Scene, plot: Room): Svg {
  const { home } = scene;
  const boards = '#b08a63';
  const bench = (x: number, z: number) =>
    block(scene, plot, { x, z, width: 1.9, height: 0.42, depth: 0.6 }, '#8f6d4c') +
    block(scene, plot, { x, y: 0.42, z: z + 0.5, width: 1.9, height: 0.42, depth: 0.12 }, '#a07c58') +
    block(scene, plot, { x: x + 0.05, y: 0.42, z, width: 1.8, height: 0.13, depth: 0.5 }, lighter(home.textile, 0.2), {
      round: 8,
    });
  return (
    border(scene, ...rowAt(plot), 48) +
    bushes(scene, plot) +
    sideBorder(scene, plot, 'right', 4) +
    sideBorder(scene, plot, 'left', 4) +
    block(scene, plot, { x: 0, z: -0.9, width: plot.width, height: 0.12, depth: 4.6 }, darker(boards, 0.2), {
      top: boards,
    }) +
    times(30, (index) =>
      line(
        [plot.at((index * plot.width) / 30, 0.12, -0.9), plot.at((index * plot.width) / 30, 0.12, 3.7)],
        darker(boards, 0.4),
        2,
        { opacity: 0.4 },
      ),
    ) +
    bench(1.2, 2.85) +
    pots(scene, plot, [
      [3.35, 3.4],
      [6.2, 3.3],
      [5.75, 3.45],
    ]) +
    bistro(scene, plot, 4.5, 2.9, '#5d6a64') +
    stringLights(scene, plot, 3.9)
  );
}

function bushes(scene: Scene, plot: Room): Svg {
  const [px, py] = plot.at(1.7, 0, 6.6);
  const leaf =
    scene.home.season === 'spring'
      ? '#f0c3cf'
      : scene.home.season === 'autumn'
        ? '#b5502f'
        : scene.home.season === 'winter'
          ? '#7d8a76'
          : '#6f9559';
  return (
    line(
      [
        [px, py],
        [px, py - 110],
      ],
      '#6b5344',
      14,
    ) + crown(scene, px, py - 150, 110, 92, leaf)
  );
}

/** Raised beds, a winding path, an apple tree. */
function cottageBeds(scene: Scene, plot: Room): Svg {
  const raised = (x: number, z: number, width: number) =>
    block(scene, plot, { x, z, width, height: 0.32, depth: 1 }, '#94704e', { top: SOIL }) +
    each([0.2, 0.5, 0.8], (share) =>
      bush(
        scene,
        plot.at(x + width * share, 0.3, z + 0.5)[0],
        plot.at(0, 0.3, z + 0.4)[1],
        plot.scale(z) * 0.34,
        scene.home.season === 'winter' ? '#6d7f6c' : share === 0.5 ? '#7fa35e' : '#5b8653',
        share === 0.5 ? '#d9667a' : '#ecc657',
      ),
    );
  const steps = times(7, (index) => {
    const z = 2.4 + index * 0.72;
    const [px, py] = plot.at(3.6 + Math.sin(index * 0.9) * 0.45, 0.01, z);
    const s = plot.scale(z);
    return ellipse(px, py, 0.34 * s, 0.1 * s, '#bdb3a0') + ellipse(px, py - 2, 0.31 * s, 0.085 * s, '#cfc6b4');
  });
  const [tx, ty] = plot.at(5.5, 0, 5.6);
  return (
    border(scene, ...rowAt(plot), 50) +
    greenhouse(scene, plot) +
    sideBorder(scene, plot, 'left') +
    sideBorder(scene, plot, 'right') +
    steps +
    ellipse(tx + scene.light.lean * 60, ty, 130, 20, scene.light.shadow, {
      opacity: scene.light.shadowStrength * 0.8,
    }) +
    tree(scene, tx, ty, 360, scene.home.season === 'spring' ? '#efc5d0' : undefined) +
    raised(1.3, 4.2, 1.5) +
    raised(1.3, 2.5, 1.5) +
    bistro(scene, plot, 4.75, 2.9, scene.home.door) +
    (scene.light.lampsLit ? stringLights(scene, plot, 3.2) : '')
  );
}
