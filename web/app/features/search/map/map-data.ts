import type { searchContract } from '@letfair/contract/search/search';
import type { Answer } from '@letfair/contract/wire/endpoint';
import type { Box } from '@letfair/domain/search/places/map/uk-bounds';
import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import type { RefObject } from 'react';

type MapAnswer = Answer<typeof searchContract.map>;

/** Pins while the listings are few, else clusters. */
export type MapListings = Extract<MapAnswer, { readonly success: true }>['data'];
export type MapPin = MapListings['pins'][number];
/** A home of the map in a list. */
export type ShownHome = Omit<MapPin, 'point'>;
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

interface SearchedPlace {
  /** As searched, now or before the area of the map; empty for the whole country. */
  readonly location: string;
  readonly name: string;
  /** Whether all of it is searched, and not an area of the map. */
  readonly isWhole: boolean;
}

export interface SearchMapProps {
  readonly texts: SearchTexts;
  /** The area that is searched, if it is one. */
  readonly box: Box | null;
  /** The part of the map that shows the place that is searched, if there is one. */
  readonly placeBox: Box | null;
  readonly tiles: MapTiles | null;
  /** Where a press goes back to, from an area or from a map that was moved. */
  readonly place: SearchedPlace;
  readonly onBack: () => void;
  /** The first homes of the search, for a sheet on which those in sight are too many to be named. */
  readonly homes: readonly ShownHome[];
  /** The list beside the map, whose cards and pins point at each other. */
  readonly list: RefObject<HTMLElement | null>;
  /** With the visible area, as a URL holds it. */
  readonly onSearchHere: (box: string) => void;
  /** With the chosen districts, as a URL holds them: "LS6 or LS7". */
  readonly onDistricts: (location: string) => void;
  /** With the drawn areas, as a URL holds them; empty for none. */
  readonly onShape: (shape: string) => void;
}

/** A home to go to, with its place in the order of the day. */
export interface Stop {
  readonly point: Point;
  readonly number: number;
}

/** A home on the map, as exactly as it is known. */
export interface MapPlace {
  readonly point: Point;
  /** A pin on the very point, a circle around about where it is, or the whole district. */
  readonly mark: 'pin' | 'circle' | 'district';
  readonly district: string;
}
