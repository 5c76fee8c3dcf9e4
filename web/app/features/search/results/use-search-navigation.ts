import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type ResultsDisplay, searchUrl } from './search-url.ts';

interface SearchNavigation extends Pick<ResultsDisplay, 'view'>, Partial<Pick<ResultsDisplay, 'from'>> {
  /** Takes the place of the search before in the history, so that Back leaves both. */
  readonly replace?: boolean;
}

/** Opens another search on the same page and keeps the scroll position. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return useCallback(
    (texts: SearchTexts, { view, from, replace = false }: SearchNavigation) =>
      void navigate(searchUrl(texts, { view, ...(from && { from }) }), { preventScrollReset: true, replace }),
    [navigate],
  );
}
