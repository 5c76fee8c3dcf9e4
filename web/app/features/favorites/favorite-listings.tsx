import type { PropertyCard as Home, PropertyCard } from '@letfair/contract/search';
import { Heart } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { HeadingPlaceholder, Placeholder } from '../../ui/feedback/skeleton.tsx';
import { GridPlaceholder, ListingGrid } from '../search/index.ts';
import { api } from '../session/index.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { cardNotice, stillSaved } from './favorites.ts';
import { useFavorites } from './use-favorites.ts';

export function FavoriteListings() {
  const list = useFavoriteListings();
  const { homes, count, status, hasMore, loadingMore, reload } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = homes?.length ?? 0;
  const before = useRef(shown);

  useEffect(() => {
    const fewer = shown < before.current;
    before.current = shown;
    // The focused heart was removed with its card.
    if (fewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
          Your favourites
        </h1>
        <p aria-live="polite" className="min-h-6 text-muted tabular-nums">
          {homes && `${count} saved ${count === 1 ? 'home' : 'homes'}`}
        </p>
      </div>
      {status === 'failed' && <LoadFailure what="your favourites" onRetry={reload} />}
      {!homes && status === 'loading' && <FavoritesPlaceholder />}
      {homes && shown === 0 && !hasMore && <NoFavorites />}
      {homes && shown > 0 && (
        <div className="grid grid-cols-1 gap-5">
          <ListingGrid cards={homes} actionsFor={(home) => <HomeActions home={home} />} atTop />
          {loadingMore && <GridPlaceholder count={3} />}
        </div>
      )}
      <LoadMore list={list} />
    </div>
  );
}

function HomeActions({ home: { id, title, status } }: { readonly home: Home }) {
  const notice = cardNotice(status);
  return (
    <>
      {notice && <Badge tone={status === 'let-agreed' ? 'warm' : 'neutral'}>{notice}</Badge>}
      <FavoriteButton propertyId={id} title={title} />
    </>
  );
}

const NoFavorites = () => (
  <EmptyState
    icon={Heart}
    title="No favourites yet"
    actions={
      <LinkButton to="/properties" variant="accent">
        Browse properties
      </LinkButton>
    }
  >
    Press the heart on a home you like, and it is kept here.
  </EmptyState>
);

const STATUS = 'Loading your favourites...';

export const FavoritesPagePlaceholder = () => (
  <Placeholder status={STATUS}>
    <div className="grid gap-6">
      <HeadingPlaceholder />
      <GridPlaceholder count={3} />
    </div>
  </Placeholder>
);

const FavoritesPlaceholder = () => (
  <Placeholder status={STATUS}>
    <GridPlaceholder count={3} />
  </Placeholder>
);

function useFavoriteListings() {
  const { ids } = useFavorites();
  const [everSaved, setEverSaved] = useState<ReadonlySet<string>>(new Set(ids));
  const list = usePaged<PropertyCard>(
    useCallback(async (cursor: string | undefined, signal?: AbortSignal) => {
      const answer = await api.favorites.cards({ query: cursor ? { cursor } : {} }, { ...(signal && { signal }) });
      if (!answer.success) return answer;
      const { properties, nextCursor } = answer.data;
      return { ...answer, data: { items: properties, nextCursor } };
    }, []),
  );
  if (ids.some((id) => !everSaved.has(id))) setEverSaved(new Set([...everSaved, ...ids]));
  const homes = list.items && stillSaved({ homes: list.items, everSaved, saved: ids });
  // Saved listings under review are not shown, so they are not counted once all pages are loaded.
  return { ...list, homes, count: list.hasMore ? ids.length : (homes?.length ?? 0) };
}
