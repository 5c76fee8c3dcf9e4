import { formatPounds } from '@letfair/domain/money';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { type MapListings, type MapPin, noListings } from './map-data.ts';
import { areInOnePlace, type Crowd, crowdOf, groupsOf, type MapGroup, middleOf, type Scale } from './map-spots.ts';
import { clusterName, clusterSize, clusterText, pinName, pinsName } from './marker-labels.ts';

export interface MarkerActions {
  readonly onPins: (pins: readonly MapPin[], button: HTMLButtonElement) => void;
  /** Homes of one place that are too many to be pins. */
  readonly onCrowd: (crowd: Crowd, button: HTMLButtonElement) => void;
  /** Towards all of these. */
  readonly onZoom: (points: readonly Point[]) => void;
  /** With the homes of the marker under the pointer or with the focus; none once it is left. */
  readonly onPoint: (pins: readonly MapPin[]) => void;
  readonly onDrawn: (groups: readonly MapGroup[]) => void;
}

interface Shown {
  readonly marker: L.Marker;
  readonly button: HTMLButtonElement;
  readonly group: MapGroup;
}

/** The marker in use lies above all others. */
const IN_FRONT = 10_000;

/** Buttons instead of Leaflet's markers, for keyboards and screen readers. */
export function createMarkers(map: L.Map, { onPins, onCrowd, onZoom, onPoint, onDrawn }: MarkerActions) {
  let homes = noListings;
  let shown: ReadonlyMap<string, Shown> = new Map();
  let currentId: string | null = null;
  let pointedId: string | null = null;

  const scaleAt = (zoom: number): Scale => ({
    fontSize: Number.parseFloat(getComputedStyle(map.getContainer()).fontSize),
    project: (point) => map.project(point, zoom),
  });

  function markerAt(group: MapGroup, button: HTMLButtonElement): L.Marker {
    L.DomEvent.disableClickPropagation(button);
    const icon = L.divIcon({ html: button, className: 'map-marker', iconSize: [0, 0] });
    // The button takes over what Leaflet's marker would do.
    const made = L.marker(middleOf(group), { icon, keyboard: false, interactive: false });
    const raise = () => {
      made.setZIndexOffset(IN_FRONT);
      onPoint(group.spots.flatMap(({ pin }) => pin ?? []));
    };
    const lower = () => {
      made.setZIndexOffset(0);
      onPoint([]);
    };
    button.addEventListener('focus', raise);
    button.addEventListener('pointerenter', raise);
    button.addEventListener('blur', lower);
    button.addEventListener('pointerleave', lower);
    return made.addTo(map);
  }

  function buttonOf(group: MapGroup, largest: Scale): HTMLButtonElement {
    const pins = group.spots.flatMap(({ pin }) => pin ?? []);
    const [pin, ...more] = pins;
    if (!pin) {
      const crowd = map.getZoom() >= map.getMaxZoom() ? crowdOf(group) : null;
      return crowd
        ? roundButton(group.homes, clusterName(group.homes, 'show list'), (button) => onCrowd(crowd, button))
        : roundButton(group.homes, clusterName(group.homes, 'zoom in'), () => onZoom([middleOf(group)]));
    }
    if (more.length === 0)
      return newButton('map-pin', formatPounds(pin.price), pinName(pin), (button) => onPins(pins, button));
    if (areInOnePlace(pins, largest))
      return roundButton(pins.length, pinsName(pins, 'show list'), (button) => onPins(pins, button));
    return roundButton(pins.length, pinsName(pins, 'zoom in'), () => onZoom(pins.map(({ point }) => point)));
  }

  /** Markers that stay are left alone and keep the focus; one that goes passes it to the marker that shows its listings now. */
  function draw(): void {
    const before = shown;
    const groups = groupsOf(homes, scaleAt(map.getZoom()));
    const largest = scaleAt(map.getMaxZoom());
    shown = new Map(
      groups.map((group) => {
        // Pressed in the closest view, the same cluster does something else.
        const key = `${map.getZoom() >= map.getMaxZoom()} ${group.spots.map((spot) => spot.key).join(' ')}`;
        const kept = before.get(key);
        if (kept) return [key, kept];
        const button = buttonOf(group, largest);
        return [key, { marker: markerAt(group, button), button, group }];
      }),
    );
    inOrder([...shown.values()].map(({ marker }) => marker.getElement()!));
    for (const [key, { marker, button, group }] of before) {
      if (shown.has(key)) continue;
      if (button === document.activeElement) (successorOf(group) ?? map.getContainer()).focus({ preventScroll: true });
      marker.remove();
    }
    markCurrent();
    onDrawn(groups);
  }

  function markCurrent(): void {
    for (const { marker, button, group } of shown.values()) {
      const holds = (id: string | null) => id !== null && group.spots.some(({ pin }) => pin?.id === id);
      const [isCurrent, isPointed] = [holds(currentId), holds(pointedId)];
      button.toggleAttribute('data-current', isCurrent);
      button.toggleAttribute('data-pointed', isPointed);
      marker.setZIndexOffset(isCurrent || isPointed ? IN_FRONT : 0);
    }
  }

  const successorOf = (gone: MapGroup): HTMLButtonElement | undefined =>
    [...shown.values()].find(({ group }) => group.spots.some(({ key }) => key === gone.spots[0]?.key))?.button;

  map.on('zoomend', draw);
  return {
    scaleAt,
    /** Shows which marker holds the home that is looked at. */
    setCurrent: (id: string | null): void => {
      currentId = id;
      markCurrent();
    },
    /** Shows which marker holds the home whose card is under the pointer. */
    setPointed: (id: string | null): void => {
      pointedId = id;
      markCurrent();
    },
    show: (found: MapListings): void => {
      homes = found;
      draw();
    },
  };
}

/** Puts elements in tab order; the focused one is not moved, because it would lose the focus. */
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
