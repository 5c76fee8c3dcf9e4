import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type ResultsView, searchUrl } from './search-url.ts';

interface SearchNavigation {
  readonly view: ResultsView;
  /** After a movement of the map, so that Back leaves the map instead of undoing each drag. */
  readonly replace?: boolean;
}

/** Opens another search on the same page and keeps the scroll position. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return useCallback(
    (texts: SearchTexts, { view, replace = false }: SearchNavigation) =>
      void navigate(searchUrl(texts, { view }), { replace, preventScrollReset: true }),
    [navigate],
  );
}
