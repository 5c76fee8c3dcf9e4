import type * as L from 'leaflet';
import { leafletLayer, type TileSource, type View } from 'protomaps-leaflet';
import { attributionText, readArchive } from './read-archive.ts';
import { streetStyle } from './street-style.ts';
import { reportAttribution, reportBrokenArchive } from './working-tiles.ts';

/** A layer of the library, which makes its class from the global that Leaflet sets. */
type StreetLayer = ReturnType<typeof leafletLayer> & L.GridLayer & { readonly views: ReadonlyMap<string, View> };

/** Draws the streets of a PMTiles archive below the markers, light or dark as the page is. */
export async function drawStreets(map: L.Map, url: string, isGone: () => boolean): Promise<void> {
  try {
    const { archive, maxZoom, attribution } = await readArchive(url);
    if (isGone()) return;
    if (attribution) reportAttribution(url, attributionText(attribution));
    const darkPage = matchMedia('(prefers-color-scheme: dark)');
    const layer = leafletLayer({
      url: archive,
      maxDataZoom: maxZoom,
      ...streetStyle(darkPage.matches),
    }) as StreetLayer;
    for (const { tileCache } of layer.views.values())
      tileCache.source = watched(tileCache.source, () => isGone() || reportBrokenArchive(url));
    layer.addTo(map);

    const repaint = () => {
      Object.assign(layer, streetStyle(darkPage.matches));
      layer.clearLayout();
      layer.rerenderTiles();
    };
    darkPage.addEventListener('change', repaint);
    map.on('unload', () => darkPage.removeEventListener('change', repaint));
  } catch {
    if (!isGone()) reportBrokenArchive(url);
  }
}

/** The library writes errors to the console and leaves a hole in the map. */
const watched = (source: TileSource, onBroken: () => void): TileSource => ({
  get: (tile, tileSize) =>
    source.get(tile, tileSize).catch((error: Error) => {
      // Tiles of a zoom that was left are not wanted any more.
      if (error.name === 'AbortError') throw error;
      onBroken();
      return new Map();
    }),
});
