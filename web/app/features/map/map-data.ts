import type { searchContract } from '@letfair/contract/search';
import type { Answer } from '@letfair/contract/wire/endpoint';

type MapAnswer = Answer<typeof searchContract.map>;

/** Pins while the listings are few, else clusters. */
export type MapListings = Extract<MapAnswer, { readonly success: true }>['data'];
export type MapPin = MapListings['pins'][number];
export type MapCluster = MapListings['clusters'][number];

export const noListings: MapListings = { total: 0, pins: [], clusters: [] };

/** A tile server, where the operator configured one. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  readonly url: string;
  /** Whom to thank for them. */
  readonly attribution: string;
}
