import { type Box, intersectBoxes } from '@letfair/domain/places/map/uk-bounds';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useEffect, useState } from 'react';
import { api } from '../session/index.ts';
import { boxText, roundedBox } from './map-box.ts';
import { type MapListings, noListings } from './map-data.ts';

export interface MapView {
  readonly box: Box;
  readonly zoom: number;
}

/** Waits until the map rests. */
const REST_MS = 250;

/** The request of a view, as a text that only another request changes; empty where nothing can be in sight. */
function requestOf({ sort: _, ...filters }: SearchTexts, searched: Box | null, view: MapView): string {
  const inSight = searched ? intersectBoxes(view.box, searched) : view.box;
  const box = inSight && roundedBox(inSight);
  // A search around a point has an area of its own and refuses a box.
  return box
    ? JSON.stringify({ ...filters, ...(!filters.lat && { box: boxText(box) }), zoom: String(Math.ceil(view.zoom)) })
    : '';
}

/** The listings of the search within the visible area, or within the part of it that is searched. */
export function useMapListings(texts: SearchTexts, searched: Box | null, view: MapView | null) {
  const [listings, setListings] = useState<MapListings>(noListings);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const request = view && requestOf(texts, searched, view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same request
  useEffect(() => {
    if (request === null) return;
    if (request === '') return setListings(noListings);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.search.map({ query: JSON.parse(request) as SearchTexts }, { signal: abort.signal }).then(
        (answer) => {
          if (abort.signal.aborted) return;
          setFailed(!answer.success);
          if (answer.success) setListings(answer.data);
        },
        () => abort.signal.aborted || setFailed(true),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [request, round]);

  return { listings, failed, retry: () => setRound((count) => count + 1) };
}
