import * as L from 'leaflet';
import { labelsAt, labelsWithRoom } from './map-labels.ts';
import { neighbours, type Ring, ukOutline } from './uk-outline.ts';

/** Below everything that can be pressed. */
const LABELS = 'labels';

/** A map that asks no server for anything: the coasts, and the names of places. */
export function drawBackground(map: L.Map): void {
  const land = (rings: readonly Ring[], className: string) =>
    L.polygon(
      rings.map((ring) => [ring.map(([lat, lng]) => L.latLng(lat, lng))]),
      { className, interactive: false, stroke: true, weight: 1, smoothFactor: 0.5 },
    ).addTo(map);
  land(neighbours, 'map-abroad');
  land(ukOutline, 'map-land');

  map.createPane(LABELS);
  const names = L.layerGroup().addTo(map);
  const write = () => {
    names.clearLayers();
    const { x, y } = map.getSize();
    const toPixels = (point: L.LatLngLiteral) => map.latLngToContainerPoint(point);
    for (const { text, point, kind } of labelsWithRoom(labelsAt(map.getZoom()), toPixels, { x, y }))
      L.marker(point, { icon: nameIcon(text, kind), pane: LABELS, keyboard: false, interactive: false }).addTo(names);
  };
  map.on('moveend resize', write);
}

function nameIcon(text: string, kind: string): L.DivIcon {
  const name = document.createElement('span');
  name.textContent = text;
  // Where a home is, the list says in words; these are for the eye.
  name.ariaHidden = 'true';
  return L.divIcon({ html: name, className: `map-name map-name-${kind}`, iconSize: [0, 0] });
}
