import { type Land, type LandLine, landBounds } from '@letfair/domain/search/places/map/packed-land';
import { type Box, intersectBoxes } from '@letfair/domain/search/places/map/uk-bounds';
import * as L from 'leaflet';
import { landAbroad } from './land-abroad.ts';
import { landOverview, type Piece } from './load-land.ts';

/** Above the districts and below all that is drawn on the map. */
const PANE = 'land';
const PANE_LEVEL = '360';
/** From further away, the coast of the overview is as good. */
const NEAR_FROM = 7.5;
/** Around what is in sight, so that a small movement shows no edge; a share of it. */
const MARGIN = 0.2;
/** Around everything that the map can show. */
const everything: LandLine = [
  [40, -40],
  [40, 40],
  [75, 40],
  [75, -40],
];
/** Widths in pixels of large rivers and of others, at a zoom and by how much they grow with each. */
const RIVER_WIDTH = { at: 6, pixels: 1, growth: 0.55 };
const STREAM_SHARE = 0.6;

const shape = { interactive: false, pane: PANE, smoothFactor: 0.6 };
const areaShape = { ...shape, stroke: false, fillOpacity: 1 };
const lineShape = { ...shape, fill: false };

const ringOf = ({ west, south, east, north }: Box): LandLine => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
];
const mutable = (lines: readonly LandLine[]) => lines.map((line) => line.map(([lat, lng]) => L.latLng(lat, lng)));

interface ShownPiece {
  readonly layers: L.LayerGroup;
  readonly isNear: boolean;
}

/** Coasts, lakes and rivers; closer, those of the parts in sight are loaded in detail. */
export function drawLand(map: L.Map): void {
  map.createPane(PANE).style.zIndex = PANE_LEVEL;
  const { pieces, border } = landOverview();
  const loaded = new Map<Piece, Land>();
  const loading = new Set<Piece>();
  const shown = new Map<Piece, ShownPiece>();
  const abroad = landAbroad(border).map((ring) => mutable([ring]));
  L.polygon(abroad, { ...areaShape, stroke: true, weight: 1, className: 'map-abroad' }).addTo(map);
  L.polygon([mutable([everything, ringOf(landBounds)])], { ...areaShape, className: 'map-sea' }).addTo(map);

  function load(piece: Piece): void {
    if (!piece.loadNear || loading.has(piece)) return;
    loading.add(piece);
    piece
      .loadNear()
      .then((land) => loaded.set(piece, land))
      // Without a network the overview stays; the next movement tries again.
      .catch(() => undefined)
      .finally(() => {
        loading.delete(piece);
        if (loaded.has(piece)) draw();
      });
  }

  function draw(): void {
    // A map that was removed meanwhile has no view.
    if (!map.getPane(PANE)) return;
    const bounds = map.getBounds().pad(MARGIN);
    const sight = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const wantsNear = map.getZoom() >= NEAR_FROM;
    for (const piece of pieces) {
      const before = shown.get(piece);
      if (!intersectBoxes(piece.frame, sight)) {
        before?.layers.remove();
        shown.delete(piece);
        continue;
      }
      const near = wantsNear ? loaded.get(piece) : undefined;
      if (wantsNear && !near) load(piece);
      if (before && before.isNear === (near !== undefined)) continue;
      shown.set(piece, { layers: layersOf(near ?? piece.far, piece.frame).addTo(map), isNear: near !== undefined });
      before?.layers.remove();
    }
  }

  function widenRivers(): void {
    const width = RIVER_WIDTH.pixels + Math.max(0, map.getZoom() - RIVER_WIDTH.at) * RIVER_WIDTH.growth;
    map.getContainer().style.setProperty('--river-width', `${width}px`);
    map.getContainer().style.setProperty('--stream-width', `${width * STREAM_SHARE}px`);
  }

  // The first movement ends before Leaflet has prepared what is drawn on.
  map.whenReady(() => {
    map.on('moveend', draw);
    map.on('zoomend', widenRivers);
    draw();
    widenRivers();
  });
}

/** Rivers end under the sea, which has the coasts as its holes. */
function layersOf({ coasts, lakes, rivers, streams }: Land, frame: Box): L.LayerGroup {
  const shores = coasts.flatMap((coast) => withoutFrame(coast, frame));
  return L.layerGroup([
    L.polyline(mutable(streams), { ...lineShape, className: 'map-river map-stream' }),
    L.polyline(mutable(rivers), { ...lineShape, className: 'map-river' }),
    ...(lakes.length > 0 ? [L.polygon([mutable(lakes)], { ...areaShape, className: 'map-lake' })] : []),
    L.polygon([mutable([ringOf(frame), ...coasts])], { ...areaShape, className: 'map-sea' }),
    L.polyline(mutable(shores), { ...lineShape, weight: 1, className: 'map-coast' }),
  ]);
}

/** About ten metres: corners on the frame are rounded. */
const ROUNDED = 0.000_6;

/** The parts of a ring that are coast, and not where its piece of the map ends. */
function withoutFrame(ring: LandLine, { west, south, east, north }: Box): readonly LandLine[] {
  const isAt = (one: number, other: number): boolean => Math.abs(one - other) < ROUNDED;
  const sidesOf = ([lat, lng]: LandLine[number]) => [
    isAt(lng, west),
    isAt(lng, east),
    isAt(lat, south),
    isAt(lat, north),
  ];
  const shores: LandLine[number][][] = [];
  for (const [at, corner] of ring.entries()) {
    const before = ring.at(at - 1)!;
    const sides = sidesOf(before);
    const isFrame = sidesOf(corner).some((side, which) => side && sides[which]);
    if (isFrame) continue;
    const last = shores.at(-1)?.at(-1);
    if (last === before) shores.at(-1)!.push(corner);
    else shores.push([before, corner]);
  }
  return shores;
}
