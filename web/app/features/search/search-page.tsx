import { pointOfSearch } from '@letfair/domain/search/search-query';
import { lazy, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { type MapTiles, SearchMap } from '../map/index.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { SearchBar } from './filters/search-bar.tsx';
import { searchInBox } from './filters/search-form.ts';
import type { LoadedSearch } from './load-search.ts';
import type { ActionsFor } from './results/listing-grid.tsx';
import { Results } from './results/results.tsx';
import { ResultsBar } from './results/results-bar.tsx';
import { useResults } from './results/use-results.ts';
import { searchTitle } from './search-meta.ts';
import { IgnoredNote, MatchNote } from './search-notes.tsx';
import { addressOf, readAddress, SEARCH_PATH, type SearchAddress } from './search-url.ts';
import { useSearchNavigation } from './use-search-navigation.ts';

/** Awaited with the page itself: what arrives later needs a script to find its place. */
const FilterPanel = lazy(() =>
  import('./filters/filter-panel.tsx').then((loaded) => ({ default: loaded.FilterPanel })),
);

interface SearchPageProps {
  readonly asked: SearchAddress;
  readonly loaded: LoadedSearch;
  readonly tiles: MapTiles | null;
  /** On each home's photo. */
  readonly actionsFor?: ActionsFor;
  /** Beside the heading. */
  readonly actions?: ReactNode;
}

export function SearchPage({ asked, loaded: { found, cursorIgnored }, tiles, actionsFor, actions }: SearchPageProps) {
  const { query, texts, view } = asked;
  const results = useResults(asked, found);
  const searching = useIsSearching(texts);
  const search = useSearchNavigation();
  const onMap = view === 'map';

  return (
    <Container>
      <div className="grid gap-6 py-10">
        <PageHeading title={searchTitle({ query, place: found.place })} actions={actions} />
        <SearchBar asked={asked} facets={found.facets} />
        {asked.filtersOpen && <FilterPanel asked={asked} facets={found.facets} />}
        <IgnoredNote ignored={asked.ignored} cursorIgnored={cursorIgnored} />
        <MatchNote asked={asked} nothingToMatch={results.order === 'nothing-to-match'} />
        <ActiveFilters query={query} view={view} />
        <ResultsBar asked={asked} total={results.total} searching={searching} />
        <div className={classNames('grid gap-6', onMap && 'lg:grid-cols-2 lg:items-start')}>
          <div className={classNames('min-w-0', onMap && 'max-lg:not-noscript:hidden')}>
            <Results asked={asked} results={results} searching={searching} actionsFor={actionsFor} />
          </div>
          {onMap && (
            <SearchMap
              texts={texts}
              box={query.box}
              around={pointOfSearch(query) ?? found.place?.centre ?? null}
              tiles={tiles}
              onSearchHere={(box) => search(searchInBox(texts, box), { view, replace: true })}
            />
          )}
        </div>
      </div>
    </Container>
  );
}

/** Whether another search is on its way; a change of view is none. */
function useIsSearching(texts: SearchAddress['texts']): boolean {
  const { location } = useNavigation();
  if (location?.pathname !== SEARCH_PATH) return false;
  const next = readAddress(new URLSearchParams(location.search));
  return addressOf(next.texts) !== addressOf(texts);
}
