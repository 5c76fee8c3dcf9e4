import { formatCount, formatPounds, formatRent } from '@letfair/domain/money';
import * as L from 'leaflet';
import { clusterSize, clusterText } from './cluster-size.ts';
import type { MapCluster, MapHomes, MapPin } from './map-homes.ts';

interface MarkerActions {
  readonly onPin: (pin: MapPin, button: HTMLButtonElement) => void;
  readonly onCluster: (cluster: MapCluster) => void;
}

/** The one in use is in full sight, whatever lies around it. */
const IN_FRONT = 10_000;

/** Real buttons, so that a keyboard reaches them and a screen reader names them. */
export function createMarkers(map: L.Map, { onPin, onCluster }: MarkerActions) {
  const shown = new Map<string, L.Marker>();

  function marker(point: L.LatLngLiteral, button: HTMLButtonElement): L.Marker {
    L.DomEvent.disableClickPropagation(button);
    const icon = L.divIcon({ html: button, className: 'map-marker', iconSize: [0, 0] });
    // The button does what a marker of Leaflet's own would do.
    const made = L.marker(point, { icon, keyboard: false, interactive: false });
    const raise = () => void made.setZIndexOffset(IN_FRONT);
    const lower = () => void made.setZIndexOffset(0);
    button.addEventListener('focus', raise);
    button.addEventListener('pointerenter', raise);
    button.addEventListener('blur', lower);
    button.addEventListener('pointerleave', lower);
    return made;
  }

  function pinMarker(pin: MapPin): L.Marker {
    const button = newButton('map-pin', formatPounds(pin.price), `${formatRent(pin.price)}, ${pin.title}`);
    button.addEventListener('click', () => onPin(pin, button));
    return marker(pin.point, button);
  }

  function clusterMarker(cluster: MapCluster): L.Marker {
    const { homes, point } = cluster;
    const name = `${formatCount(homes)} ${homes === 1 ? 'home' : 'homes'}, zoom in`;
    const button = newButton('map-cluster', clusterText(homes), name);
    const size = `${clusterSize(homes)}px`;
    button.style.width = size;
    button.style.height = size;
    button.addEventListener('click', () => onCluster(cluster));
    return marker(point, button);
  }

  /** Those that stay are left alone, and with them the focus. */
  function show({ pins, clusters }: MapHomes): void {
    const wanted = new Map<string, () => L.Marker>([
      ...clusters.map(
        (cluster) =>
          [`${cluster.homes} at ${cluster.point.lat},${cluster.point.lng}`, () => clusterMarker(cluster)] as const,
      ),
      ...pins.map((pin) => [pin.id, () => pinMarker(pin)] as const),
    ]);
    for (const [key, present] of shown) {
      if (wanted.has(key)) continue;
      present.remove();
      shown.delete(key);
    }
    for (const [key, make] of wanted) if (!shown.has(key)) shown.set(key, make().addTo(map));
  }

  return { show };
}

function newButton(className: string, text: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.setAttribute('aria-label', name);
  return button;
}
