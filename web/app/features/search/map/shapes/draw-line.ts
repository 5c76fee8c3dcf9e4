import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';

interface LineActions {
  /** Drawn in one go, with how far a corner may be off it. */
  readonly onLine: (line: readonly Point[], tolerance: number) => void;
  /** The corners that were set one by one, each time there is one more. */
  readonly onCorners: (corners: readonly Point[]) => void;
}

/** A finger that moves less has tapped. */
const TAP_PIXELS = 8;
/** A tap this near to the first corner closes the area. */
const CLOSING_PIXELS = 20;
const TOLERANCE_PIXELS = 4;

/** Turns presses on the map into lines, while the map and the page stay where they are. */
export function startDrawing(map: L.Map, { onLine, onCorners }: LineActions) {
  const container = map.getContainer();
  const sketch = L.polyline([], { className: 'map-sketch', interactive: false, smoothFactor: 0 }).addTo(map);
  const dots = L.layerGroup().addTo(map);
  let corners: L.LatLng[] = [];
  let line: { readonly pointer: number; readonly points: L.LatLng[]; readonly from: L.Point } | null = null;

  const pixels = (event: PointerEvent): L.Point => map.mouseEventToContainerPoint(event);
  const isOnMap = ({ target }: Event): boolean => target instanceof Element && !target.closest('.leaflet-control');
  const degreesOf = (count: number): number => {
    const middle = map.getSize().divideBy(2);
    return Math.abs(map.containerPointToLatLng(middle).lat - map.containerPointToLatLng(middle.add([0, count])).lat);
  };

  function draw(): void {
    sketch.setLatLngs([...corners, ...(line?.points ?? [])]);
    dots.clearLayers();
    for (const corner of corners)
      L.circleMarker(corner, { className: 'map-sketch-dot', radius: 5, interactive: false }).addTo(dots);
  }

  function down(event: PointerEvent): void {
    if (!isOnMap(event) || event.button !== 0) return;
    // The second finger zooms.
    line = line ? null : { pointer: event.pointerId, points: [map.mouseEventToLatLng(event)], from: pixels(event) };
    draw();
  }

  function move(event: PointerEvent): void {
    if (line?.pointer !== event.pointerId) return;
    line.points.push(map.mouseEventToLatLng(event));
    draw();
  }

  function up(event: PointerEvent): void {
    if (line?.pointer !== event.pointerId) return;
    const { points, from } = line;
    line = null;
    const isTap = points.every((point) => map.latLngToContainerPoint(point).distanceTo(from) < TAP_PIXELS);
    if (isTap) tap(points[0]!, from);
    else finish([...corners, ...points], degreesOf(TOLERANCE_PIXELS));
    draw();
  }

  function tap(at: L.LatLng, from: L.Point): void {
    const first = corners[0];
    const closes = corners.length > 2 && first && map.latLngToContainerPoint(first).distanceTo(from) < CLOSING_PIXELS;
    if (closes) finish(corners, 0);
    else setCorners([...corners, at]);
  }

  function setCorners(next: L.LatLng[]): void {
    corners = next;
    onCorners(corners);
    draw();
  }

  /** The next press begins another line. */
  function finish(whole: readonly L.LatLng[], tolerance: number): void {
    setCorners([]);
    onLine(whole, tolerance);
  }

  function cancel(): void {
    line = null;
    draw();
  }

  /** Presses neither choose a district nor zoom. */
  function swallow(event: Event): void {
    if (isOnMap(event)) event.stopImmediatePropagation();
  }

  const onContainer = { capture: true };
  container.addEventListener('pointerdown', down, onContainer);
  for (const kind of ['click', 'dblclick']) container.addEventListener(kind, swallow, onContainer);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', cancel);
  map.dragging.disable();
  map.boxZoom.disable();
  container.classList.add('map-drawing');

  return {
    corners: (): readonly Point[] => corners,
    undoCorner: () => setCorners(corners.slice(0, -1)),
    stop: () => {
      container.removeEventListener('pointerdown', down, onContainer);
      for (const kind of ['click', 'dblclick']) container.removeEventListener(kind, swallow, onContainer);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', cancel);
      map.dragging.enable();
      map.boxZoom.enable();
      container.classList.remove('map-drawing');
      sketch.remove();
      dots.remove();
    },
  };
}
