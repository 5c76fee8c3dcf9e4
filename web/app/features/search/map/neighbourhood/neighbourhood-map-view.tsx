import * as L from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useEffect, useRef } from 'react';
import { createMap } from '../create-map.ts';
import mapStyles from '../map.css?url';
import { MapAttribution } from '../map-attribution.tsx';
import type { MapPlace, MapTiles } from '../map-data.ts';
import { pinIcon } from '../pin-icon.ts';

interface NeighbourhoodMapViewProps {
  readonly place: MapPlace;
  readonly tiles: MapTiles | null;
}

/** Shows the next districts and, on most screens, the stations within half an hour’s walk. */
const NEIGHBOURHOOD_ZOOM = 13;
const DISTRICT_ZOOM = 12;
/** A hidden address is less than this from the middle of its circle. */
const CIRCLE_METRES = 100;
/** Names keep clear of it. */
const MARK_PIXELS = 44;

export function NeighbourhoodMapView({ place, tiles }: NeighbourhoodMapViewProps) {
  const element = useRef<HTMLElement>(null);
  const { point, mark, district } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: equal places and tiles may be different objects
  useEffect(() => {
    if (!element.current) return;
    const { map, background, remove } = createMap(element.current, { tiles, onRest: () => {}, isInText: true });
    map.setView(point, mark === 'district' ? DISTRICT_ZOOM : NEIGHBOURHOOD_ZOOM, { animate: false });
    if (mark === 'pin') L.marker(point, { icon: pinIcon(), keyboard: false, interactive: false }).addTo(map);
    else if (mark === 'circle')
      L.circle(point, { radius: CIRCLE_METRES, className: 'map-here', interactive: false }).addTo(map);
    else background?.choose([district]);
    background?.makeRoomFor(mark === 'district' ? [] : [{ point, width: MARK_PIXELS, height: MARK_PIXELS }]);
    return remove;
  }, [point.lat, point.lng, mark, district, tiles?.url]);

  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <section ref={element} aria-label="Map of the neighbourhood" className="map isolate size-full" />
      <MapAttribution tiles={tiles} />
    </>
  );
}
