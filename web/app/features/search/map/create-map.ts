import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { drawDistricts } from './districts/draw-districts.ts';
import { mapExtent } from './map-box.ts';
import type { MapTiles } from './map-data.ts';
import { reportBrokenArchive } from './streets/working-tiles.ts';

/** A position tells the outcode and no street, so a closer view shows nothing more. */
const CLOSEST = 16;
const FURTHEST = 5;
/** A drawn map is sharp at every zoom, tiles only at whole ones. */
const DRAWN_ZOOM_STEP = 0.25;
const ZOOM_BY = 2;
/** Room for markers at the edges. */
const EDGES = L.point(100, 60);

const boundsOf = ({ west, south, east, north }: Box) => L.latLngBounds([south, west], [north, east]);

interface MapSetup {
  readonly tiles: MapTiles | null;
  /** Called after each movement, by hand or by script. */
  readonly onRest: (view: { readonly box: Box; readonly zoom: number; readonly byHand: boolean }) => void;
  /** The map lies within a page that is scrolled over it. */
  readonly isInText?: boolean;
  /** A district of the drawn map was pressed. */
  readonly onDistrict?: (district: string) => void;
}

export function createMap(element: HTMLElement, { tiles, onRest, onDistrict, isInText = false }: MapSetup) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    minZoom: FURTHEST,
    maxZoom: CLOSEST,
    zoomSnap: tiles ? 1 : DRAWN_ZOOM_STEP,
    maxBounds: boundsOf(mapExtent).pad(0.3),
    attributionControl: false,
    scrollWheelZoom: !isInText,
    // One finger scrolls the page, two move the map.
    dragging: !(isInText && matchMedia('(pointer: coarse)').matches),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  let byHand = false;
  /** Fitting an area that was rounded outwards would zoom out a little each time. */
  const views = new Map<string, { readonly centre: L.LatLng; readonly zoom: number }>();
  // Leaflet also moves by itself to keep within its bounds; these gestures are the user's.
  for (const gesture of ['pointerdown', 'wheel', 'keydown'])
    element.addEventListener(
      gesture,
      () => {
        byHand = true;
      },
      { passive: true },
    );

  let isGone = false;
  if (tiles?.kind === 'raster') L.tileLayer(tiles.url, { maxZoom: CLOSEST }).addTo(map);
  // Few sites have an archive, so what draws one is loaded with it.
  else if (tiles)
    import('./streets/draw-streets.ts').then(
      ({ drawStreets }) => drawStreets(map, tiles.url, () => isGone),
      () => reportBrokenArchive(tiles.url),
    );
  const background = tiles ? null : drawDistricts(map, onDistrict);

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

  // Resizing the window is no movement by hand.
  map.on('resize', () => {
    byHand = false;
  });

  /** Moves without animation, because the place was chosen outside of the map. */
  function look(move: () => void): void {
    byHand = false;
    move();
  }

  return {
    map,
    background,
    /** The view of now belongs to a searched area, and comes back with it. */
    remember: (area: string) => {
      views.set(area, { centre: map.getCenter(), zoom: map.getZoom() });
    },
    lookAt: (area: string, box: Box | null) =>
      look(() => {
        const before = views.get(area);
        if (before) map.setView(before.centre, before.zoom, { animate: false });
        else map.fitBounds(boundsOf(box ?? mapExtent), { animate: false });
      }),
    /** The pressed marker is replaced by what it held, so the map takes the focus. */
    zoomTo: (points: readonly Point[]) => {
      const bounds = L.latLngBounds([...points]);
      const fitting = points.length === 1 ? map.getZoom() + ZOOM_BY : map.getBoundsZoom(bounds, false, EDGES);
      const zoom = Math.min(CLOSEST, Math.max(map.getZoom() + 1, fitting));
      map.setView(bounds.getCenter(), zoom, { animate: !still });
      element.focus({ preventScroll: true });
    },
    remove: () => {
      isGone = true;
      map.remove();
      // After a resize Leaflet still reports the end of a movement 200 ms later.
      map.off();
    },
  };
}
