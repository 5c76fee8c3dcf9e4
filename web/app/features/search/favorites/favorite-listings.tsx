import type { ListingSummary } from '@letfair/contract/search/search';
import { Heart } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LoadResult, type Page, toPageResult, usePages } from '../../../lib/page-data.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { EmailSwitches } from '../../accounts/emails/index.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { GridPlaceholder, ListingGrid } from '../results/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { cardNotice, stillSaved } from './favorites.ts';
import { useFavorites } from './use-favorites.ts';

const loadPage = (signal: AbortSignal, cursor?: string) =>
  toPageResult(
    api.favorites.cards({ query: { ...(cursor && { cursor }) } }, { signal }),
    ({ properties }) => properties,
  );

/** A tenant's saved listings; null for other roles. */
export const loadFavorites = accountLoader(
  ({ user, signal }) => (user.userType === 'tenant' ? { listings: loadPage(signal) } : null),
  ({ cursor, signal }) => loadPage(signal, cursor),
);

interface FavoriteListingsProps {
  readonly listings: Promise<LoadResult<Page<ListingSummary>>>;
}

export function FavoriteListings({ listings }: FavoriteListingsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [count, setCount] = useState<number | null>(null);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          Your favourites
        </h1>
        <p aria-live="polite" className="min-h-6 text-muted tabular-nums">
          {count !== null && `${count} ${count === 1 ? 'home' : 'homes'}`}
        </p>
      </div>
      <EmailSwitches only={['saved-homes']} />
      <Awaited
        promise={listings}
        what="your favourites"
        fallback={<GridPlaceholder count={3} status="Loading your favourites..." />}
      >
        {(first) => (
          <FavoriteGrid
            first={first}
            onCount={setCount}
            onFocusLost={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </Awaited>
    </div>
  );
}

interface FavoriteGridProps {
  readonly first: Page<ListingSummary>;
  readonly onCount: (count: number) => void;
  readonly onFocusLost: () => void;
}

function FavoriteGrid({ first, onCount, onFocusLost }: FavoriteGridProps) {
  const ids = useFavorites();
  const [everSaved, setEverSaved] = useState<ReadonlySet<string>>(new Set(ids));
  if (ids.some((id) => !everSaved.has(id))) setEverSaved(new Set([...everSaved, ...ids]));
  const list = usePages(first);
  const listings = stillSaved({ listings: list.items, everSaved, saved: ids });
  const shown = listings.length;
  // Saved listings under review are not shown, so they are not counted once all pages are loaded.
  const count = list.hasMore ? ids.length : shown;
  useEffect(() => onCount(count), [count, onCount]);

  const before = useRef(shown);
  const moveFocus = useEffectEvent(onFocusLost);
  useEffect(() => {
    const isFewer = shown < before.current;
    before.current = shown;
    // The focused heart was removed with its card.
    if (isFewer && document.activeElement === document.body) moveFocus();
  }, [shown]);

  return (
    <>
      {shown === 0 && !list.hasMore && noFavorites}
      {shown > 0 && (
        <div className="grid grid-cols-1 gap-5">
          <ListingGrid cards={listings} actionsFor={(listing) => <CardActions listing={listing} />} atTop />
          {list.loadingMore && <GridPlaceholder count={3} />}
        </div>
      )}
      <LoadMore list={list} />
    </>
  );
}

function CardActions({ listing: { id, title, status } }: { readonly listing: ListingSummary }) {
  const notice = cardNotice(status);
  return (
    <>
      {notice && <Badge tone={status === 'let-agreed' ? 'warm' : 'neutral'}>{notice}</Badge>}
      <FavoriteButton propertyId={id} title={title} />
    </>
  );
}

const toSearch = { to: '/properties', text: 'Browse properties', variant: 'primary' } as const;
const noFavorites = (
  <EmptyState icon={Heart} title="No favourites yet" link={toSearch}>
    Press the heart on a home you like and we’ll keep it here.
  </EmptyState>
);
