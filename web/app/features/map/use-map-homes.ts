import type { Box } from '@letfair/domain/places/map/uk-bounds';
import type { SearchParameter } from '@letfair/domain/search/search-query';
import { useEffect, useState } from 'react';
import { api } from '../session/index.ts';
import { boxText, roundedBox, sharedBox } from './map-box.ts';
import { type MapHomes, noHomes } from './map-homes.ts';

export interface MapView {
  readonly box: Box;
  readonly zoom: number;
}

export type SearchedTexts = Readonly<Partial<Record<SearchParameter, string>>>;

/** While somebody still moves the map, nothing is asked. */
const REST_MS = 250;

/** The homes of the search that are in sight. */
export function useMapHomes(texts: SearchedTexts, searched: Box | null, view: MapView | null) {
  const [homes, setHomes] = useState<MapHomes>(noHomes);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same question
  useEffect(() => {
    if (!view) return;
    const { sort: _, ...filters } = texts;
    const inSight = searched ? sharedBox(view.box, searched) : view.box;
    const box = inSight && roundedBox(inSight);
    if (!box) return setHomes(noHomes);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // A search around a point has its own limits, and takes no second one.
      const query = { ...filters, ...(!filters.lat && { box: boxText(box) }), zoom: String(Math.ceil(view.zoom)) };
      api.search.map({ query }, { signal: abort.signal }).then(
        (answer) => {
          if (abort.signal.aborted) return;
          setFailed(!answer.success);
          if (answer.success) setHomes(answer.data);
        },
        () => abort.signal.aborted || setFailed(true),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [texts, searched, view, round]);

  return { homes, failed, retry: () => setRound((count) => count + 1) };
}
