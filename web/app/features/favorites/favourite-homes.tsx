import type { PropertyCard as Home } from '@letfair/contract/search';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { GridPlaceholder, ListingGrid } from '../search/index.ts';
import { cardNotice } from './card-notice.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouritesPlaceholder } from './favourites-placeholder.tsx';
import { useFavouriteHomes } from './use-favourite-homes.ts';

/** A tenant's saved homes. Emptying a heart takes the home off the page at once. */
export function FavouriteHomes() {
  const list = useFavouriteHomes();
  const { homes, count, status, hasMore, loadingMore, reload } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = homes?.length ?? 0;
  const before = useRef(shown);

  useEffect(() => {
    const fewer = shown < before.current;
    before.current = shown;
    // The heart that had the focus went with its home.
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
      {!homes && status === 'loading' && <FavouritesPlaceholder />}
      {homes && shown === 0 && !hasMore && <NoFavourites />}
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
      <FavouriteButton propertyId={id} title={title} />
    </>
  );
}

const NoFavourites = () => (
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
