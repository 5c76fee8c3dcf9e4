import type { searchContract } from '@letfair/contract/search/search';
import type { Answer } from '@letfair/contract/wire/endpoint';

type MapAnswer = Answer<typeof searchContract.map>;

/** Pins while the listings are few, else clusters. */
export type MapListings = Extract<MapAnswer, { readonly success: true }>['data'];
export type MapPin = MapListings['pins'][number];
export type MapCluster = MapListings['clusters'][number];

export const noListings: MapListings = { total: 0, pins: [], clusters: [] };

/** Pictures or an archive of vector tiles, where the operator configured one. */
export interface MapTiles {
  readonly kind: 'raster' | 'pmtiles';
  /** With {z}, {x} and {y} in it for pictures. */
  readonly url: string;
  /** Whom to thank for them. */
  readonly attribution: string;
}
