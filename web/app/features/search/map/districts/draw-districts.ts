import { isOnLand } from '@letfair/domain/search/places/map/uk-outline';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import * as L from 'leaflet';
import { labelsAt, labelsWithRoom, type MapLabel, VILLAGES_FROM } from '../labels/map-labels.ts';
import { mapPlaces, mapPlacesWithVillages } from '../labels/map-places.ts';
import { drawLand } from '../land/draw-land.ts';
import type { Rectangle } from '../merge-overlapping.ts';
import { createCells } from './district-cells.ts';
import { SHADES } from './rent-shades.ts';

/** Below everything that can be pressed. */
const LABELS = 'labels';
/** The zoom buttons in their corner of the map. */
const zoomButtons: Rectangle = { x: 28, y: 46, width: 56, height: 92 };
/** Where a map that searches has its switch with the way back below it, and its legend. */
const switchesIn = ({ x, y }: L.Point): readonly Rectangle[] => [
  { x: x - 125, y: 48, width: 250, height: 96 },
  { x: 125, y: y - 50, width: 250, height: 60 },
];
/** Where every map names its sources. */
const sourcesIn = ({ x, y }: L.Point): Rectangle => ({ x: x - 180, y: y - 10, width: 360, height: 20 });
/** The time in which a second press makes it a double one, which zooms. */
const DOUBLE_PRESS_MS = 250;
/** From further away, the borders would cover the districts. */
const BORDERS_FROM = 9;
/** From further away, most districts have too few homes, and whole postcode areas are shaded. */
const DISTRICTS_FROM = 9;

/** Below the land, whose sea cuts the cells without computing where. */
const PANE = 'districts';
const PANE_LEVEL = '350';
const shape = { interactive: false, stroke: true, weight: 1, smoothFactor: 0, pane: PANE };

/** A map without tiles: districts, the sea around them, and the names of places where markers leave room for them. */
export function drawDistricts(map: L.Map, onDistrict?: (district: string) => void) {
  const centres = mapPlaces().districts;
  const cells = createCells(centres);
  // Made once: shading puts the same corners into other shapes.
  const rings = cells.rings().map((ring) => ring.map(({ lat, lng }) => L.latLng(lat, lng)));
  map.createPane(PANE).style.zIndex = PANE_LEVEL;
  const noCells: L.LatLngExpression[][] = [];
  const shades = Array.from({ length: SHADES + 1 }, (_, shade) =>
    L.polygon(noCells, { ...shape, className: `map-cell map-shade-${shade}` }).addTo(map),
  );
  const chosen = L.polygon(noCells, { ...shape, className: 'map-chosen' }).addTo(map);
  drawLand(map);
  const writeNames = createNames(map, onDistrict !== undefined);

  const ringsOf = (isMeant: (district: string) => boolean) =>
    centres.flatMap(({ district }, at) => (isMeant(district) ? [[rings[at]!]] : []));
  type Shading = (district: string) => number;
  let shadings: { readonly near: Shading; readonly far: Shading } = { near: () => 0, far: () => 0 };
  const isFar = (): boolean => map.getZoom() < DISTRICTS_FROM;
  let drawnFar: boolean | undefined;
  const shade = (): void => {
    drawnFar = isFar();
    const shadeOf = drawnFar ? shadings.far : shadings.near;
    for (const [at, layer] of shades.entries()) layer.setLatLngs(ringsOf((district) => shadeOf(district) === at));
  };
  shade();
  map.on('zoomend', () => {
    if (isFar() !== drawnFar) shade();
  });

  const showBorders = () => map.getContainer().classList.toggle('map-bordered', map.getZoom() >= BORDERS_FROM);
  map.on('zoomend', showBorders);

  let press: ReturnType<typeof setTimeout> | undefined;
  if (onDistrict)
    map.on('click', ({ latlng }) => {
      clearTimeout(press);
      const pressed = isOnLand(latlng) ? cells.districtAt(latlng) : null;
      if (pressed) press = setTimeout(() => onDistrict(pressed.district), DOUBLE_PRESS_MS);
    });
  map.on('dblclick unload', () => clearTimeout(press));

  return {
    makeRoomFor: writeNames,
    /** By district and, far away, by a district's postcode area. */
    shadeBy: (near: Shading, far: Shading): void => {
      shadings = { near, far };
      shade();
    },
    choose: (districts: readonly string[]) => chosen.setLatLngs(ringsOf((district) => districts.includes(district))),
  };
}

export interface DrawnMarker {
  readonly point: Point;
  readonly width: number;
  readonly height: number;
}

/** Writes names again after each movement; answers how to tell which markers need room. */
function createNames(map: L.Map, isSearched: boolean) {
  map.createPane(LABELS);
  let isGone = false;
  const names = L.layerGroup().addTo(map);
  let drawn: readonly DrawnMarker[] = [];
  const toPixels = (point: L.LatLngLiteral) => map.latLngToContainerPoint(point);
  const write = () => {
    names.clearLayers();
    const markers = drawn.map(({ point, width, height }) => ({ ...toPixels(point), width, height }));
    const size = map.getSize();
    const taken = [zoomButtons, sourcesIn(size), ...(isSearched ? switchesIn(size) : []), ...markers];
    const places = mapPlaces();
    if (map.getZoom() >= VILLAGES_FROM && places.villages.length === 0)
      mapPlacesWithVillages().then(
        () => isGone || write(),
        // The map goes on without them.
        () => undefined,
      );
    const labels = labelsAt(map.getZoom(), places);
    for (const { label, below } of labelsWithRoom(labels, toPixels, size, taken)) {
      const icon = nameIcon(label, below);
      L.marker(label.point, { icon, pane: LABELS, keyboard: false, interactive: false }).addTo(names);
    }
  };
  map.on('moveend resize', write);
  map.on('unload', () => {
    isGone = true;
  });
  return (markers: readonly DrawnMarker[]): void => {
    drawn = markers;
    write();
  };
}

function nameIcon({ text, kind, size }: MapLabel, below: number): L.DivIcon {
  const name = document.createElement('span');
  name.textContent = text;
  // The list says where each home is, so screen readers skip the names.
  name.ariaHidden = 'true';
  return L.divIcon({
    html: name,
    className: `map-name map-name-${kind} map-name-size-${size}`,
    iconSize: [0, 0],
    iconAnchor: [0, -below],
  });
}
