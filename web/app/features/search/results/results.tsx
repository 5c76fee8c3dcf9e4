import { formatCount } from '@letfair/domain/money';
import { MapPin, Sprout } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Spinner } from '../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SEARCH_PATH, type SearchUrl, searchUrl } from '../search-url.ts';
import { type ActionsFor, GridPlaceholder, ListingGrid } from './listing-grid.tsx';
import type { useResults } from './use-results.ts';

interface ResultsProps {
  readonly url: SearchUrl;
  readonly results: ReturnType<typeof useResults>;
  /** Another search is under way. */
  readonly searching: boolean;
  readonly actionsFor?: ActionsFor | undefined;
}

/** The number of skeleton cards after an empty search and for the next page. */
const PLACEHOLDERS = 6;

export function Results({ url, results, searching, actionsFor }: ResultsProps) {
  const { texts, view, cursor, query } = url;
  const { cards, total, nextCursor } = results;
  const narrow = view === 'map';
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
    return <GridPlaceholder count={cards.length || PLACEHOLDERS} narrow={narrow} />;
  if (cards.length === 0)
    return <NothingFound location={query.location} filtered={Object.keys(texts).some((name) => name !== 'sort')} />;
  return (
    <div ref={list} className="grid gap-8">
      {results.order === 'failed' && <LoadFailure what="the homes in order of your match" onRetry={results.reload} />}
      <div className="grid grid-cols-1 gap-5">
        <ListingGrid cards={cards} actionsFor={actionsFor} narrow={narrow} atTop />
        {results.loadingMore && (
          <GridPlaceholder count={Math.min(PLACEHOLDERS, total - cards.length)} narrow={narrow} />
        )}
      </div>
      <p aria-live="polite" className="text-center text-sm text-muted tabular-nums">
        {cards.length < total && !cursor && `${cards.length} of ${formatCount(total)} listed`}
      </p>
      {nextCursor && (
        <LoadMoreLink
          href={searchUrl(texts, { view, cursor: nextCursor })}
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
          <LinkButton to={searchUrl(texts, { view })}>Back to the first page</LinkButton>
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
      {failed && <p role="alert">The next properties could not be loaded. Please try again.</p>}
      <a rel="next" href={href} onClick={onClick} aria-busy={busy} className={buttonStyle('quiet', 'md', false)}>
        {busy && <Spinner />}
        {busy ? 'Loading...' : 'Load more'}
      </a>
    </div>
  );
}

const BeFirst = () => (
  <LinkButton to="/auth/signup?type=landlord" variant="primary">
    Be the First to List
  </LinkButton>
);
const ClearSearch = () => <LinkButton to={SEARCH_PATH}>Clear Search</LinkButton>;

interface NothingFoundProps {
  readonly location: string;
  /** Whether anything but a place narrows the search down. */
  readonly filtered: boolean;
}

const NothingFound = ({ location, filtered }: NothingFoundProps) =>
  location ? (
    <EmptyState
      icon={MapPin}
      title={`No properties found in ${location}`}
      actions={
        <>
          <ClearSearch />
          <BeFirst />
        </>
      }
    >
      Try adjusting your search criteria, or look in a wider area.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Sprout}
      title="We are in beta"
      actions={
        <>
          {filtered && <ClearSearch />}
          <BeFirst />
        </>
      }
    >
      {filtered && <p>No home matches all of your filters. </p>}
      <p>Properties will appear here as landlords list them.</p>
    </EmptyState>
  );
