import type { Answer } from '@letfair/contract/endpoint';
import type { searchContract } from '@letfair/contract/search';

type MapAnswer = Answer<typeof searchContract.map>;

/** Homes as pins while they are few, else as clusters. */
export type MapHomes = Extract<MapAnswer, { readonly success: true }>['data'];
export type MapPin = MapHomes['pins'][number];
export type MapCluster = MapHomes['clusters'][number];

export const noHomes: MapHomes = { total: 0, pins: [], clusters: [] };
