import { formatPounds } from '@letfair/domain/money';
import type { Point } from '@letfair/domain/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { clusterSize, clusterText } from './cluster-size.ts';
import { type MapHomes, type MapPin, noHomes } from './map-homes.ts';
import { areInOnePlace, groupsOf, type MapGroup, middleOf, type Scale } from './map-spots.ts';
import { clusterName, pinName, pinsName } from './marker-names.ts';

interface MarkerActions {
  readonly onPins: (pins: readonly MapPin[], button: HTMLButtonElement) => void;
  /** Towards all of these. */
  readonly onZoom: (points: readonly Point[]) => void;
  readonly onDrawn: (groups: readonly MapGroup[]) => void;
}

interface Shown {
  readonly marker: L.Marker;
  readonly button: HTMLButtonElement;
  readonly group: MapGroup;
}

/** The one in use is in full sight, whatever lies around it. */
const IN_FRONT = 10_000;

/** Real buttons, so that a keyboard reaches them and a screen reader names them. */
export function createMarkers(map: L.Map, { onPins, onZoom, onDrawn }: MarkerActions) {
  let homes = noHomes;
  let shown: ReadonlyMap<string, Shown> = new Map();

  const scaleAt = (zoom: number): Scale => ({
    fontSize: Number.parseFloat(getComputedStyle(map.getContainer()).fontSize),
    project: (point) => map.project(point, zoom),
  });

  function markerAt(point: Point, button: HTMLButtonElement): L.Marker {
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
    return made.addTo(map);
  }

  function buttonOf(group: MapGroup, largest: Scale): HTMLButtonElement {
    const pins = group.spots.flatMap(({ pin }) => pin ?? []);
    const [pin, ...more] = pins;
    if (!pin) return roundButton(group.homes, clusterName(group.homes), () => onZoom([middleOf(group)]));
    if (more.length === 0)
      return newButton('map-pin', formatPounds(pin.price), pinName(pin), (button) => onPins(pins, button));
    if (areInOnePlace(pins, largest))
      return roundButton(pins.length, pinsName(pins, 'show list'), (button) => onPins(pins, button));
    return roundButton(pins.length, pinsName(pins, 'zoom in'), () => onZoom(pins.map(({ point }) => point)));
  }

  /** Those that stay are left alone, and with them the focus; one that goes leaves it to whatever shows its homes now. */
  function draw(): void {
    const before = shown;
    const groups = groupsOf(homes, scaleAt(map.getZoom()));
    const largest = scaleAt(map.getMaxZoom());
    shown = new Map(
      groups.map((group) => {
        const key = group.spots.map((spot) => spot.key).join(' ');
        const kept = before.get(key);
        if (kept) return [key, kept];
        const button = buttonOf(group, largest);
        return [key, { marker: markerAt(middleOf(group), button), button, group }];
      }),
    );
    inOrder([...shown.values()].map(({ marker }) => marker.getElement()!));
    for (const [key, { marker, button, group }] of before) {
      if (shown.has(key)) continue;
      if (button === document.activeElement) (successorOf(group) ?? map.getContainer()).focus({ preventScroll: true });
      marker.remove();
    }
    onDrawn(groups);
  }

  const successorOf = (gone: MapGroup): HTMLButtonElement | undefined =>
    [...shown.values()].find(({ group }) => group.spots.some(({ key }) => key === gone.spots[0]?.key))?.button;

  map.on('zoomend', draw);
  return {
    show: (found: MapHomes): void => {
      homes = found;
      draw();
    },
  };
}

/** A keyboard goes through them as they came; whatever has the focus is not moved, or it would lose it. */
function inOrder(elements: readonly HTMLElement[]): void {
  for (const [at, element] of elements.entries()) {
    if (element.contains(document.activeElement)) continue;
    const before = elements[at - 1];
    if (before) before.after(element);
    else element.parentElement?.prepend(element);
  }
}

function roundButton(homes: number, name: string, onPress: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const button = newButton('map-cluster', clusterText(homes), name, onPress);
  const size = `${clusterSize(homes)}px`;
  button.style.width = size;
  button.style.height = size;
  return button;
}

function newButton(
  className: string,
  text: string,
  name: string,
  onPress: (button: HTMLButtonElement) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.setAttribute('aria-label', name);
  button.addEventListener('click', () => onPress(button));
  return button;
}
