import type { SearchTexts } from '@letfair/domain/search/search-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { type ResultsView, searchUrl } from './search-url.ts';

interface SearchNavigation {
  readonly view: ResultsView;
}

/** Opens another search on the same page and keeps the scroll position. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return useCallback(
    (texts: SearchTexts, { view }: SearchNavigation) =>
      void navigate(searchUrl(texts, { view }), { preventScrollReset: true }),
    [navigate],
  );
}
