import { codeTable } from '@letfair/domain/code-table';
import { pinText } from '@letfair/domain/search/places/map/pin';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createMap } from '../create-map.ts';
import mapStyles from '../map.css?url';
import { MapAttribution } from '../map-attribution.tsx';
import type { MapTiles } from '../map-data.ts';
import { pinIcon } from '../pin-icon.ts';

interface PinMapProps {
  readonly point: Point | null;
  readonly tiles: MapTiles | null;
  readonly onMove: (point: Point) => void;
}

/** Streets are told apart. */
const CLOSE_ZOOM = 15;
/** A pin that leaves this edge moves the map. */
const EDGE = L.point(40, 60);

/** A map with one pin; without a point it waits to be pressed. */
export function PinMap({ point, tiles, onMove }: PinMapProps) {
  const element = useRef<HTMLElement>(null);
  const made = useRef<ReturnType<typeof createPinMap>>(null);
  const move = useEffectEvent(onMove);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once and then told of each point
  useEffect(() => {
    if (!element.current) return;
    const map = createPinMap(element.current, tiles, (moved) => move(moved));
    map.show(point);
    made.current = map;
    return () => {
      made.current = null;
      map.remove();
    };
  }, [tiles?.url]);

  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) made.current?.show({ lat, lng });
  }, [lat, lng]);

  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <section ref={element} aria-label="Map for placing the pin" className="map isolate size-full" />
      <MapAttribution tiles={tiles} />
      <p aria-live="polite" className="sr-only">
        {point ? `The pin is at ${pinText(point)}` : ''}
      </p>
    </>
  );
}

function createPinMap(element: HTMLElement, tiles: MapTiles | null, onMove: (point: Point) => void) {
  const { map, lookAt, remove } = createMap(element, { tiles, onRest: () => {} });
  lookAt(null);
  const pin = L.marker([0, 0], { icon: pinIcon(), draggable: true, autoPan: true, keyboard: true });
  const moveTo = (at: L.LatLng) => {
    const { lat, lng } = at.wrap();
    onMove({ lat, lng });
  };
  pin.on('drag', () => moveTo(pin.getLatLng()));
  map.on('click', ({ latlng }) => moveTo(latlng));

  /** The arrow keys move the pin and not the map under it. */
  function step(event: KeyboardEvent): void {
    const by = pinStep(event);
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const at = map.project(pin.getLatLng()).add(L.point(by.x, by.y));
    moveTo(map.unproject(at));
  }

  const keepInSight = () => map.panInside(pin.getLatLng(), { padding: EDGE, animate: false });
  map.on('resize', () => map.hasLayer(pin) && keepInSight());

  function add(at: L.LatLng): void {
    pin.setLatLng(at).addTo(map);
    const handle = pin.getElement();
    // A screen reader passes arrow keys on to an application.
    handle?.setAttribute('role', 'application');
    handle?.setAttribute('aria-label', 'Pin of the home, moved with the arrow keys');
    handle?.addEventListener('keydown', step);
    map.setView(at, CLOSE_ZOOM, { animate: false });
  }

  return {
    remove,
    show: (point: Point | null): void => {
      if (!point) return;
      const at = L.latLng(point);
      if (!map.hasLayer(pin)) add(at);
      if (pin.getLatLng().equals(at)) return;
      pin.setLatLng(at);
      if (map.getBounds().pad(1).contains(at)) keepInSight();
      else map.setView(at, map.getZoom(), { animate: false });
    },
  };
}

const STEP_PIXELS = 4;
const LARGE_STEP_PIXELS = 40;

const directions = codeTable<{ readonly x: number; readonly y: number }>({
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
});

/** How far a key moves the pin, in pixels of the map; null for any other key. */
function pinStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const direction = directions.get(key);
  const pixels = shiftKey ? LARGE_STEP_PIXELS : STEP_PIXELS;
  return direction ? { x: direction.x * pixels, y: direction.y * pixels } : null;
}
