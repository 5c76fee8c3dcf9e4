import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { drawDistricts } from './districts/draw-districts.ts';
import { mapExtent } from './map-box.ts';
import type { MapTiles } from './map-data.ts';
import type { Drawable, Scale } from './map-spots.ts';
import { openingView } from './opening-view.ts';
import { reportBrokenArchive } from './streets/working-tiles.ts';

/** Closer, neither streets nor positions tell more; the server knows homes that this view does not part. */
const CLOSEST = 16;
/** Closer, a search on drawn districts would show one colour and no name. */
const CLOSEST_DRAWN = 14;
const FURTHEST = 5;
/** A drawn map is sharp at every zoom, tiles only at whole ones. */
const DRAWN_ZOOM_STEP = 0.25;
const ZOOM_BY = 2;
/** Between the views that the map of a place may open with. */
const OPENING_STEP = 0.5;
/** Room for markers at the edges. */
const EDGES = L.point(100, 60);

const boundsOf = ({ west, south, east, north }: Box) => L.latLngBounds([south, west], [north, east]);

/** Where a map was left. */
export interface MapPosition {
  readonly centre: L.LatLngLiteral;
  readonly zoom: number;
}

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
    maxZoom: onDistrict && !tiles ? CLOSEST_DRAWN : CLOSEST,
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
    // In the closest view homes that are not parted are asked for as such.
    const zoom = map.getZoom() < map.getMaxZoom() ? map.getZoom() : CLOSEST;
    onRest({ box, zoom, byHand });
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
    lookAt: (box: Box | null) => look(() => map.fitBounds(boundsOf(box ?? mapExtent), { animate: false })),
    position: (): MapPosition => ({ centre: map.getCenter(), zoom: map.getZoom() }),
    goTo: ({ centre, zoom }: MapPosition) => look(() => map.setView(centre, zoom, { animate: false })),
    /** Closer, to where most homes of the place in sight can be told apart; whether there is such a view. */
    openOn: (homes: Drawable, scaleAt: (zoom: number) => Scale): boolean => {
      const [step, closest] = [tiles ? 1 : OPENING_STEP, map.getMaxZoom()];
      const size = map.getSize().subtract(EDGES);
      const view = openingView(homes, { fitting: map.getZoom(), closest, step, scaleAt, size });
      if (view) look(() => map.setView(L.latLngBounds([...view.points]).getCenter(), view.zoom, { animate: false }));
      return view !== null;
    },
    /** Moves the map up by so many pixels, which is no movement by hand. */
    moveUp: (pixels: number) => look(() => map.panBy([0, pixels], { animate: false })),
    /** The pressed marker is replaced by what it held, so the map takes the focus. */
    zoomTo: (points: readonly Point[]) => {
      const bounds = L.latLngBounds([...points]);
      const fitting = points.length === 1 ? map.getZoom() + ZOOM_BY : map.getBoundsZoom(bounds, false, EDGES);
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getZoom() + 1, fitting));
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
