import { formatCount } from '@letfair/domain/money';
import type { SearchParameter } from '@letfair/domain/search/search-query';
import { SearchX } from 'lucide-react';
import { type MouseEvent, Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Spinner } from '../../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import type { ShownListings } from '../load-search.ts';
import { type SearchUrl, searchUrl } from '../search-url.ts';
import { type ActionsFor, GridPlaceholder, ListingGrid, layoutOf } from './listing-grid.tsx';
import type { useResults } from './use-results.ts';

const NothingFound = lazyPart(async () => (await import('./nothing-found.tsx')).NothingFound);

interface ResultsProps {
  readonly url: SearchUrl;
  /** The first page, as it was rendered. */
  readonly found: ShownListings;
  readonly results: ReturnType<typeof useResults>;
  /** Another search is under way. */
  readonly searching: boolean;
  readonly actionsFor?: ActionsFor | undefined;
}

/** The number of skeleton cards after an empty search and for the next page. */
const PLACEHOLDERS = 6;

export function Results({ url, found, results, searching, actionsFor }: ResultsProps) {
  const { texts, view, from, cursor, chips, query } = url;
  const asked = useMemo(() => askedFacts(chips), [chips]);
  const { cards, total, nextCursor } = results;
  const layout = layoutOf[view];
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);

  // The focus moves to the first new result, where reading goes on.
  useEffect(() => {
    if (firstNew.current === null || cards.length <= firstNew.current) return;
    list.current
      ?.querySelectorAll<HTMLElement>('article :is(h2, h3) a')
      [firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [cards.length]);

  if (searching || results.order === 'loading')
    return <GridPlaceholder count={cards.length || PLACEHOLDERS} layout={layout} />;
  // A further page of a search whose homes have been let since.
  if (cards.length === 0 && cursor && !found.instead)
    return (
      <EmptyState
        icon={SearchX}
        title="There are no more homes"
        link={{ to: searchUrl(texts, { view, from }), text: 'Back to the first page' }}
      />
    );
  if (cards.length === 0)
    return (
      <Suspense fallback={<GridPlaceholder count={PLACEHOLDERS} layout={layout} />}>
        <NothingFound url={url} found={found} actionsFor={actionsFor} />
      </Suspense>
    );
  return (
    <div ref={list} className="grid gap-8">
      {results.order === 'failed' && <LoadFailure what="your best matches" onRetry={results.reload} />}
      <div className="grid grid-cols-1 gap-5">
        <ListingGrid
          cards={cards}
          asked={asked}
          rentPer={query.rentPer}
          actionsFor={actionsFor}
          layout={layout}
          atTop
        />
        {results.loadingMore && (
          <GridPlaceholder count={Math.min(PLACEHOLDERS, total - cards.length)} layout={layout} />
        )}
      </div>
      <p aria-live="polite" className="text-center text-sm text-muted tabular-nums">
        {cards.length < total && !cursor && `${cards.length} of ${formatCount(total)} shown`}
      </p>
      {nextCursor && (
        <LoadMoreLink
          href={searchUrl(texts, { view, from, cursor: nextCursor })}
          busy={results.loadingMore}
          failed={results.failed}
          onLoadMore={() => {
            firstNew.current = cards.length;
            void results.loadMore();
          }}
        />
      )}
      {cursor && (
        <div className="flex justify-center">
          <LinkButton to={searchUrl(texts, { view, from })}>Back to the first page</LinkButton>
        </div>
      )}
    </div>
  );
}

interface LoadMoreLinkProps {
  /** The next page by itself, for crawlers and for those without script. */
  readonly href: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onLoadMore: () => void;
}

function LoadMoreLink({ href, busy, failed, onLoadMore }: LoadMoreLinkProps) {
  function onClick(event: MouseEvent) {
    // A modified click opens the next page in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLoadMore();
  }
  return (
    <div className="grid justify-items-center gap-3">
      {failed && <p role="alert">We couldn’t load any more homes. Please try again.</p>}
      <a rel="next" href={href} onClick={onClick} aria-busy={busy} className={buttonStyle('quiet', 'md', false)}>
        {busy && <Spinner />}
        {busy ? 'Loading...' : 'Load more'}
      </a>
    </div>
  );
}

/** Filters that every card answers already, with its rent, its rooms, its place or its own line. */
const saidByCard: readonly SearchParameter[] = [
  ...(['location', 'lat', 'lng', 'radius', 'box', 'shape', 'travel'] as const),
  ...(['propertyType', 'minBudget', 'maxBudget', 'bedrooms', 'maxBedrooms', 'bathrooms'] as const),
  ...([
    'parking',
    'availableFrom',
    'availableBy',
    'added',
    'station',
    'reduced',
    'answers',
    'words',
    'shared',
  ] as const),
];

/** What was filtered for, as each card found by the search shows it: all of them have it. */
export function askedFacts(chips: SearchUrl['chips']): readonly string[] {
  // Of several ways to be furnished, a card has one.
  const furnishings = chips.filter(({ name }) => name === 'furnishing').length;
  return chips
    .filter(({ name }) => !saidByCard.includes(name) && (name !== 'furnishing' || furnishings === 1))
    .map(({ text }) => text);
}
