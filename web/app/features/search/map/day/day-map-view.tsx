import * as L from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef } from 'react';
import { createMap } from '../create-map.ts';
import mapStyles from '../map.css?url';
import { MapAttribution } from '../map-attribution.tsx';
import type { MapTiles, Stop } from '../map-data.ts';

interface DayMapViewProps {
  readonly label: string;
  readonly stops: readonly Stop[];
  readonly tiles: MapTiles | null;
}

const NUMBER_PIXELS = 28;
/** One home alone, or homes that are next to each other, are not shown closer. */
const CLOSEST_ZOOM = 14;
const EDGES = L.point(40, 40);

export function DayMapView({ label, stops, tiles }: DayMapViewProps) {
  const element = useRef<HTMLElement>(null);
  const drawn = JSON.stringify(stops.map(({ point, number }) => [point, number]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal stops and tiles may be different objects
  useEffect(() => {
    if (!element.current) return;
    const { map, background, remove } = createMap(element.current, { tiles, onRest: () => {}, isInText: true });
    const points = stops.map(({ point }) => point);
    map.fitBounds(L.latLngBounds([...points]), { padding: EDGES, maxZoom: CLOSEST_ZOOM, animate: false });
    if (points.length > 1) L.polyline([...points], { className: 'map-way', interactive: false }).addTo(map);
    for (const { point, number } of stops)
      L.marker(point, { icon: numberIcon(number), keyboard: false, interactive: false }).addTo(map);
    background?.makeRoomFor(points.map((point) => ({ point, width: NUMBER_PIXELS, height: NUMBER_PIXELS })));
    return remove;
  }, [drawn, tiles?.url]);

  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <section ref={element} aria-label={label} className="map isolate size-full" />
      <MapAttribution tiles={tiles} />
    </>
  );
}

const numberIcon = (number: number): L.DivIcon =>
  L.divIcon({ html: String(number), className: 'map-stop', iconSize: [NUMBER_PIXELS, NUMBER_PIXELS] });
