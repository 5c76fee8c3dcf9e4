import * as L from 'leaflet';
import { labelsAt, labelsWithRoom } from './map-labels.ts';
import { type MapGroup, middleOf } from './map-spots.ts';
import type { Rectangle } from './screen-grid.ts';
import { neighbours, type Ring, ukOutline } from './uk-outline.ts';

/** Below everything that can be pressed. */
const LABELS = 'labels';

/** In their corner of the map. */
const zoomButtons: Rectangle = { x: 28, y: 46, width: 56, height: 92 };

/** A map that asks no server for anything: the coasts, and the names of places where the markers leave room for them. */
export function drawBackground(map: L.Map) {
  const land = (rings: readonly Ring[], className: string) =>
    L.polygon(
      rings.map((ring) => [ring.map(([lat, lng]) => L.latLng(lat, lng))]),
      { className, interactive: false, stroke: true, weight: 1, smoothFactor: 0.5 },
    ).addTo(map);
  land(neighbours, 'map-abroad');
  land(ukOutline, 'map-land');

  map.createPane(LABELS);
  const names = L.layerGroup().addTo(map);
  let drawn: readonly MapGroup[] = [];
  const toPixels = (point: L.LatLngLiteral) => map.latLngToContainerPoint(point);
  const write = () => {
    names.clearLayers();
    const markers = drawn.map((group) => {
      const { x, y } = toPixels(middleOf(group));
      return { x, y, width: group.width, height: group.height };
    });
    const taken = [zoomButtons, ...markers];
    for (const { label, below } of labelsWithRoom(labelsAt(map.getZoom()), toPixels, map.getSize(), taken)) {
      const icon = nameIcon(label.text, label.kind, below);
      L.marker(label.point, { icon, pane: LABELS, keyboard: false, interactive: false }).addTo(names);
    }
  };
  map.on('moveend resize', write);

  return {
    makeRoomFor: (groups: readonly MapGroup[]): void => {
      drawn = groups;
      write();
    },
  };
}

function nameIcon(text: string, kind: string, below: number): L.DivIcon {
  const name = document.createElement('span');
  name.textContent = text;
  // Where a home is, the list says in words; these are for the eye.
  name.ariaHidden = 'true';
  return L.divIcon({ html: name, className: `map-name map-name-${kind}`, iconSize: [0, 0], iconAnchor: [0, -below] });
}
