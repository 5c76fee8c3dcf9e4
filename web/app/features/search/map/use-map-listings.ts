import { type Box, intersectBoxes } from '@letfair/domain/search/places/map/uk-bounds';
import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { api } from '../../accounts/session/index.ts';
import { boxText, roundedBox } from './map-box.ts';
import { type MapListings, noListings } from './map-data.ts';

export interface MapView {
  readonly box: Box;
  readonly zoom: number;
}

interface Loaded {
  readonly request: string;
  readonly listings: MapListings;
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

const loadListings = async (request: string, signal: AbortSignal) =>
  request
    ? api.search.map({ query: JSON.parse(request) as SearchTexts }, { signal })
    : ({ success: true, data: noListings } as const);

/** The listings of the search within the visible area, or within the part of it that is searched. */
export function useMapListings(texts: SearchTexts, searched: Box | null, view: MapView | null) {
  const request = view && requestOf(texts, searched, view);
  const settled = useDebounced(request, REST_MS);
  const { data, hasFailed, load } = useAnswer<Loaded>(
    async (signal) => {
      const answer = await loadListings(settled ?? '', signal);
      return answer.success ? { success: true, data: { request: settled ?? '', listings: answer.data } } : answer;
    },
    settled,
    { keepsLast: true },
  );
  return {
    listings: data?.listings ?? noListings,
    /** Whether they are those of the view of now, and not of the one before. */
    areInSight: data !== undefined && data.request === request,
    failed: hasFailed,
    retry: load,
  };
}
