import { type Ring, ukOutline } from '@letfair/domain/places/map/uk-outline';
import type { Plugin } from 'vite';
import { onOutline } from './app/features/listing-page/outline-drawing.ts';

const UK_OUTLINE = 'virtual:uk-outline';

/** Gives a listing's page a small drawing of the map's coasts, so that it need not load every headland. */
export const ukOutlinePath = (): Plugin => ({
  name: 'letfair:uk-outline',
  resolveId: (id) => (id === UK_OUTLINE ? `\0${UK_OUTLINE}` : undefined),
  load: (id) => (id === `\0${UK_OUTLINE}` ? `export const outlinePath = ${JSON.stringify(outlinePath())};` : undefined),
});

/** Units of the drawing between two points that are told apart. */
const LEAST_STEP = 4;
/** A smaller island is not drawn. */
const LEAST_POINTS = 3;

export const outlinePath = (): string =>
  ukOutline
    .map(simplify)
    .filter((points) => points.length >= LEAST_POINTS)
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
    .join('');

function simplify(ring: Ring) {
  const points: { readonly x: number; readonly y: number }[] = [];
  for (const [lat, lng] of ring) {
    const next = onOutline({ lat, lng });
    const last = points.at(-1);
    if (!last || Math.hypot(next.x - last.x, next.y - last.y) >= LEAST_STEP) points.push(next);
  }
  return points;
}
