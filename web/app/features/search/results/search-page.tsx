import { DEFAULT_MILES } from '@letfair/domain/search/placement-options';
import { type Box, boxAround } from '@letfair/domain/search/places/map/uk-bounds';
import { pointOfSearch } from '@letfair/domain/search/query-facts';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { boxOfShapes } from '@letfair/domain/search/shapes/shape-geometry';
import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { SkipLink } from '../../../ui/layout/skip-link.tsx';
import { type MapTiles, SearchMap } from '../map/index.ts';
import { HeldItemList, type ShownCard } from './cards/held-cards.tsx';
import type { ActionsFor } from './cards/listing-grid.tsx';
import { Results } from './cards/results.tsx';
import { ResultShortcuts, ResultsBar, ViewSwitch } from './cards/results-bar.tsx';
import { useResults } from './cards/use-results.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { SearchBar } from './filters/search-bar.tsx';
import { searchInBox, searchInPlaces, searchInShapes } from './filters/search-form.tsx';
import { WordsField } from './filters/words-field.tsx';
import type { LoadedSearch, ShownListings } from './load-search.ts';
import type { ReadSentence } from './read-sentence.ts';
import { IgnoredNote, MatchNote, SentenceNote, UnknownPlacesNote } from './search-notes.tsx';
import { isSameSearch, SEARCH_PATH, type SearchUrl } from './search-url.ts';
import { TravelNotes } from './travel-notes.tsx';
import { useSearchNavigation } from './use-search-navigation.ts';

const SearchKeys = lazyPart(async () => (await import('./search-keys.tsx')).SearchKeys);

/** Rendered with the page itself: a part that arrives later would need script to be inserted. */
const FilterPanel = lazyPart(async () => (await import('./filters/filter-drawer.tsx')).FilterPanel);

interface SearchPageProps {
  readonly title: string;
  readonly url: SearchUrl;
  readonly loaded: Omit<LoadedSearch, 'found'> & { readonly found: ShownListings };
  /** The page about the place that was searched. */
  readonly aboutPath: string | null;
  readonly tiles: MapTiles | null;
  /** The words that the search was understood from. */
  readonly sentence: ReadSentence | null;
  /** On each photo. */
  readonly actionsFor?: ActionsFor;
  /** Beside the heading. */
  readonly actions?: ReactNode;
}

export function SearchPage({
  title,
  url,
  loaded: { found, cursorIgnored },
  aboutPath,
  sentence,
  tiles,
  actionsFor,
  actions,
}: SearchPageProps) {
  const { query, texts, view, from } = url;
  const results = useResults(url, found);
  const searching = useIsSearching();
  const search = useSearchNavigation();
  const onMap = view === 'map';
  const list = useRef<HTMLDivElement>(null);

  return (
    <div className={classNames(onMap && PHONE_MAP)}>
      <SkipLink to={RESULTS_ID} text="Skip to results" />
      {useHydrated() && (
        <Suspense>
          <SearchKeys />
        </Suspense>
      )}
      <Container>
        <div
          className={classNames(
            'search-page grid grid-cols-1 gap-2 pt-2 pb-4 lg:pt-3 lg:pb-8',
            onMap &&
              'max-lg:not-noscript:flex max-lg:not-noscript:flex-col max-lg:not-noscript:h-[calc(100dvh-var(--bottom-bar))] max-lg:not-noscript:py-2',
          )}
        >
          <HeldItemList />
          <SearchBar
            url={url}
            facets={found.facets}
            travelWays={found.travel.ways}
            total={results.total}
            end={
              onMap && (
                <div className="lg:hidden noscript:hidden">
                  <ViewSwitch url={url} />
                </div>
              )
            }
          />
          {url.filtersOpen && <FilterPanel url={url} facets={found.facets} travelWays={found.travel.ways} />}
          <IgnoredNote ignored={url.ignored} shapeProblem={url.shapeProblem} cursorIgnored={cursorIgnored} />
          <UnknownPlacesNote {...found} url={url} />
          <TravelNotes travel={found.travel} />
          <MatchNote url={url} nothingToMatch={results.order === 'nothing-to-match'} />
          <div className={classNames('search-head', onMap && 'beside-map')}>
            <WordsField />
            <div className="search-asked">
              {sentence && <SentenceNote sentence={sentence} />}
              <ActiveFilters url={url} />
              <ResultShortcuts url={url} hasMatches={results.cards.some(({ match }) => match !== null)} />
            </div>
            <ResultsBar url={url} title={title} total={results.total} searching={searching} actions={actions} />
          </div>
          <div
            className={classNames(
              'grid grid-cols-1 gap-6',
              onMap &&
                'max-lg:not-noscript:-mx-4 max-lg:not-noscript:-mb-2 max-lg:not-noscript:min-h-80 max-lg:not-noscript:flex-1 sm:max-lg:not-noscript:-mx-6 lg:grid-cols-2 lg:items-start',
            )}
          >
            <div
              ref={list}
              id={RESULTS_ID}
              tabIndex={-1}
              className={classNames('min-w-0 outline-none', onMap && 'max-lg:not-noscript:hidden')}
            >
              <Results url={url} found={found} results={results} searching={searching} actionsFor={actionsFor} />
              {aboutPath && found.place && (
                <p className="mt-8">
                  <TextLink to={aboutPath}>What we know about {found.place.name}</TextLink>
                </p>
              )}
            </div>
            {onMap && (
              <SearchMap
                texts={texts}
                box={query.box}
                placeBox={boxOfSearch(query, found)}
                tiles={tiles}
                place={{
                  location: texts.location ?? from,
                  name: backName(url, found.place),
                  isWhole: query.box === null && query.shape.length === 0,
                }}
                homes={results.cards.map(onSheet)}
                list={list}
                onSearchHere={(box) =>
                  search(searchInBox(texts, box), { view, from: texts.location ?? from, replace: true })
                }
                onBack={() => search(searchInPlaces(texts, texts.location ?? from), { view, replace: true })}
                onShape={(shape) => search(searchInShapes(texts, shape, from), { view, from: texts.location ?? from })}
                onDistricts={(location) => search(searchInPlaces(texts, location), { view })}
              />
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}

const RESULTS_ID = 'results';

/** On a phone the map fills the screen, and the list is one press away; without script there is no map. */
const PHONE_MAP =
  'full-screen max-lg:not-noscript:fixed max-lg:not-noscript:inset-x-0 max-lg:not-noscript:top-0 max-lg:not-noscript:bottom-(--bottom-bar) max-lg:not-noscript:overflow-y-auto max-lg:not-noscript:bg-paper';

const onSheet = ({ id, title, price, reducedFrom, bedrooms, photo, travel }: ShownCard) => ({
  id,
  title,
  price,
  isReduced: reducedFrom !== null,
  bedrooms,
  picture: photo?.sources[0]?.url ?? null,
  ...(travel && { travel }),
});

/** What is said behind "Back to". */
function backName({ query, from }: SearchUrl, place: ShownListings['place']): string {
  if (pointOfSearch(query)) return 'your search';
  return place?.name || query.location || from || 'the whole UK';
}

/** The part of the map that shows where a search looks. */
function boxOfSearch(query: SearchQuery, { place, travel }: Pick<ShownListings, 'place' | 'travel'>): Box | null {
  if (query.shape.length > 0) return boxOfShapes(query.shape);
  const near = pointOfSearch(query);
  const middle = near ?? (query.radius === null || place?.kind === 'several' ? null : place?.centre);
  return middle ? boxAround([middle], query.radius ?? DEFAULT_MILES) : (place?.box ?? travel.box);
}

/** Whether another search is loading; a change of view is none, and without a network the results stay. */
function useIsSearching(): boolean {
  const current = useLocation();
  const { location: next } = useNavigation();
  const isOnline = useOnline();
  return (
    isOnline &&
    next?.pathname === SEARCH_PATH &&
    !isSameSearch(new URLSearchParams(current.search), new URLSearchParams(next.search))
  );
}
