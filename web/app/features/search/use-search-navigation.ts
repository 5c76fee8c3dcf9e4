import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type ResultsView, type SearchTexts } from './search-url.ts';

interface SearchNavigation {
  readonly view: ResultsView;
  /** For what follows a movement of the map: Back should leave the map, not undo each drag. */
  readonly replace?: boolean;
}

/** To another search on the same page; the page stays where it is scrolled to. */
export function useSearchNavigation() {
  const navigate = useNavigate();
  return useCallback(
    (texts: SearchTexts, { view, replace = false }: SearchNavigation) =>
      void navigate(addressOf(texts, { view }), { replace, preventScrollReset: true }),
    [navigate],
  );
}
