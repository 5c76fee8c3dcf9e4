import type { Box } from '@letfair/domain/places/map/uk-bounds';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { drawBackground } from './map-background.ts';
import { ukBox } from './map-box.ts';
import type { MapTiles } from './map-tiles.ts';

/** A home is shown to about 150 m; closer than this there is nothing more to see. */
const CLOSEST = 16;
const FURTHEST = 5;
const AROUND_A_PLACE = 11;
/** A drawn map is sharp at every scale, pictures are at whole ones. */
const DRAWN_ZOOM_STEP = 0.25;
/** Towards one point, of which nothing else is known. */
const ZOOM_BY = 2;
/** Room for the halves of markers at the edges. */
const EDGES = L.point(100, 60);

const boundsOf = ({ west, south, east, north }: Box) => L.latLngBounds([south, west], [north, east]);

interface MapSetup {
  readonly tiles: MapTiles | null;
  /** The map rests, after a movement by hand or by script. */
  readonly onRest: (view: { readonly box: Box; readonly zoom: number; readonly byHand: boolean }) => void;
}

export function createMap(element: HTMLElement, { tiles, onRest }: MapSetup) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    minZoom: FURTHEST,
    maxZoom: CLOSEST,
    zoomSnap: tiles ? 1 : DRAWN_ZOOM_STEP,
    maxBounds: boundsOf(ukBox).pad(0.3),
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  let byHand = false;
  // Leaflet moves by itself too, to keep within its bounds; only these are somebody's doing.
  for (const gesture of ['pointerdown', 'wheel', 'keydown'])
    element.addEventListener(
      gesture,
      () => {
        byHand = true;
      },
      { passive: true },
    );

  if (tiles) L.tileLayer(tiles.url, { maxZoom: CLOSEST }).addTo(map);
  const background = tiles ? null : drawBackground(map);

  map.on('moveend', () => {
    const bounds = map.getBounds();
    const box = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    onRest({ box, zoom: map.getZoom(), byHand });
  });

  // A window of another size is no wish to look elsewhere.
  map.on('resize', () => {
    byHand = false;
  });

  /** Moves at once: whoever asked for another place did not ask for a journey. */
  function look(move: () => void): void {
    byHand = false;
    move();
  }

  return {
    map,
    background,
    lookAt: (place: { readonly box: Box | null; readonly around: Point | null }) =>
      look(() => {
        if (place.box) map.fitBounds(boundsOf(place.box), { animate: false });
        else if (place.around) map.setView(place.around, AROUND_A_PLACE, { animate: false });
        else map.fitBounds(boundsOf(ukBox), { animate: false });
      }),
    /** What was pressed for it is replaced by what it held; the focus waits on the map. */
    zoomTo: (points: readonly Point[]) => {
      const bounds = L.latLngBounds([...points]);
      const fitting = points.length === 1 ? map.getZoom() + ZOOM_BY : map.getBoundsZoom(bounds, false, EDGES);
      const zoom = Math.min(CLOSEST, Math.max(map.getZoom() + 1, fitting));
      map.setView(bounds.getCenter(), zoom, { animate: !still });
      element.focus({ preventScroll: true });
    },
    remove: () => map.remove(),
  };
}
