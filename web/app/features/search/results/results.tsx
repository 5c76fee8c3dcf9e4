import { formatCount } from '@letfair/domain/money';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { addressOf, type SearchAddress } from '../search-url.ts';
import { type ActionsFor, GridPlaceholder, ListingGrid } from './listing-grid.tsx';
import { LoadMoreLink } from './load-more-link.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { useResults } from './use-results.ts';

interface ResultsProps {
  readonly asked: SearchAddress;
  readonly results: ReturnType<typeof useResults>;
  /** Another search is under way. */
  readonly searching: boolean;
  readonly actionsFor?: ActionsFor | undefined;
}

/** Of a search that had found nothing before, and of a next page, of which no more is in sight. */
const PLACEHOLDERS = 6;

export function Results({ asked, results, searching, actionsFor }: ResultsProps) {
  const { texts, view, cursor, query } = asked;
  const { cards, total, nextCursor } = results;
  const narrow = view === 'map';
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);

  // Whoever asked for more goes on reading where the new ones begin.
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
          href={addressOf(texts, { view, cursor: nextCursor })}
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
          <LinkButton to={addressOf(texts, { view })}>Back to the first page</LinkButton>
        </div>
      )}
    </div>
  );
}
