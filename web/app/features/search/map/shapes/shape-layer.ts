import { codeTable } from '@letfair/domain/code-table';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import type { Shape } from '@letfair/domain/search/shapes/shape-geometry';
import * as L from 'leaflet';
import type { Corner } from './shape-draft.ts';

/** Above the homes, which rest while an area is drawn. */
const CORNERS = 'corners';
const STEP_PIXELS = 6;
const LARGE_STEP_PIXELS = 48;

export interface CornerActions {
  readonly onMove: (corner: Corner, to: Point) => void;
  /** After this corner; halfway to the next one without a point. */
  readonly onAdd: (after: Corner, at?: Point) => void;
  readonly onRemove: (corner: Corner) => void;
  readonly onFocus: (corner: Corner) => void;
}

const directions = codeTable<readonly [number, number]>({
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
});

interface Drawn {
  readonly area: L.Polygon;
  readonly sides: L.Polyline;
  readonly corners: L.Marker[];
}

const plain = ({ lat, lng }: L.LatLng): Point => ({ lat, lng });

/** The drawn areas on a map and, while they are edited, a handle on each corner. */
export function createShapeLayer(map: L.Map, { onMove, onAdd, onRemove, onFocus }: CornerActions) {
  const pane = map.getPane(CORNERS) ?? map.createPane(CORNERS);
  pane.classList.add('map-corners');
  let drawn: Drawn[] = [];

  function handleOf(at: Corner): L.Marker {
    const icon = L.divIcon({ className: 'map-corner', iconSize: [32, 32] });
    const marker = L.marker([0, 0], { icon, pane: CORNERS, draggable: true, keyboard: true }).addTo(map);
    const element = marker.getElement();
    // A screen reader passes arrow keys on to an application.
    element?.setAttribute('role', 'application');
    element?.addEventListener('focus', () => onFocus(at));
    element?.addEventListener('keydown', (event) => press(event, at, marker));
    marker.on('click', () => element?.focus({ preventScroll: true }));
    marker.on('drag', () => drawSides(at.shape));
    marker.on('dragend', () => onMove(at, plain(marker.getLatLng())));
    return marker;
  }

  function press(event: KeyboardEvent, at: Corner, marker: L.Marker): void {
    const direction = directions.get(event.key);
    if (direction) {
      const pixels = event.shiftKey ? LARGE_STEP_PIXELS : STEP_PIXELS;
      const from = map.project(marker.getLatLng());
      const to = map.unproject(from.add([direction[0] * pixels, direction[1] * pixels]));
      // The next key may come before the step is drawn.
      marker.setLatLng(to);
      onMove(at, plain(to));
      map.panInside(to, { padding: [60, 60], animate: false });
    } else if (event.key === 'Enter') onAdd(at);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** As the handles are while one of them is dragged. */
  function drawSides(shape: number): void {
    const { area, sides, corners } = drawn[shape]!;
    const ring = corners.map((corner) => corner.getLatLng());
    area.setLatLngs(ring);
    sides.setLatLngs([...ring, ring[0]!]);
  }

  function addShape(shape: number): Drawn {
    const area = L.polygon([], { className: 'map-drawn', interactive: false, smoothFactor: 0 }).addTo(map);
    const sides = L.polyline([], { className: 'map-drawn-side', weight: 20, opacity: 0, bubblingMouseEvents: false });
    sides.on('click', ({ latlng }) => {
      const corner = nearestSide(map, drawn[shape]!.corners, latlng);
      onAdd({ shape, corner }, plain(latlng));
    });
    return { area, sides, corners: [] };
  }

  function removeAll({ area, sides, corners }: Drawn): void {
    for (const layer of [area, sides, ...corners]) layer.remove();
  }

  return {
    show: (shapes: readonly Shape[], isEdited: boolean): void => {
      for (const gone of drawn.splice(shapes.length)) removeAll(gone);
      while (drawn.length < shapes.length) drawn.push(addShape(drawn.length));
      for (const [at, shape] of shapes.entries()) {
        const { area, sides, corners } = drawn[at]!;
        const ring = shape.map(({ lat, lng }) => L.latLng(lat, lng));
        area.setLatLngs(ring);
        for (const corner of corners.splice(isEdited ? ring.length : 0)) corner.remove();
        if (!isEdited) {
          sides.remove();
          continue;
        }
        sides.setLatLngs([...ring, ring[0]!]).addTo(map);
        while (corners.length < ring.length) corners.push(handleOf({ shape: at, corner: corners.length }));
        for (const [index, corner] of corners.entries()) {
          corner.setLatLng(ring[index]!);
          corner.getElement()?.setAttribute('aria-label', cornerName({ shape: at, corner: index }, shapes));
        }
      }
    },
    focus: ({ shape, corner }: Corner) => {
      const handles = drawn[shape]?.corners ?? [];
      handles[Math.min(corner, handles.length - 1)]?.getElement()?.focus({ preventScroll: true });
    },
    remove: () => {
      for (const shape of drawn) removeAll(shape);
      drawn = [];
    },
  };
}

const cornerName = ({ shape, corner }: Corner, shapes: readonly Shape[]): string =>
  `Corner ${corner + 1} of ${shapes[shape]?.length}${shapes.length > 1 ? ` of area ${shape + 1}` : ''}`;

/** The corner after which a point on a side belongs. */
function nearestSide(map: L.Map, corners: readonly L.Marker[], at: L.LatLng): number {
  const points = corners.map((corner) => map.latLngToLayerPoint(corner.getLatLng()));
  const point = map.latLngToLayerPoint(at);
  const distances = points.map((from, index) =>
    L.LineUtil.pointToSegmentDistance(point, from, points[(index + 1) % points.length]!),
  );
  return distances.indexOf(Math.min(...distances));
}
