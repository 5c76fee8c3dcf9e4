import { type ComponentProps, Suspense, useEffect } from 'react';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import type { SeenHome } from './seen-homes.ts';

// Loaded after the page, which is the same for everyone.
const CardExtras = lazyPart(async () => (await import('./card-extras.tsx')).CardExtras);
const NewSinceLastVisit = lazyPart(async () => (await import('./new-since-last-visit.tsx')).NewSinceLastVisit);
const SearchExtras = lazyPart(async () => (await import('./search-extras.tsx')).SearchExtras);

export function SeenOnCard(props: ComponentProps<typeof CardExtras>) {
  return (
    useHydrated() && (
      <Suspense>
        <CardExtras {...props} />
      </Suspense>
    )
  );
}

export function SeenOnSearch() {
  return (
    useHydrated() && (
      <Suspense>
        <SearchExtras />
      </Suspense>
    )
  );
}

export function NewOnSearch(props: ComponentProps<typeof NewSinceLastVisit>) {
  return (
    useHydrated() && (
      <Suspense>
        <NewSinceLastVisit {...props} />
      </Suspense>
    )
  );
}

/** Keeps the home that is shown among those seen recently. */
export function useRememberSeen({ id, title, rent, photo }: SeenHome): void {
  useEffect(() => {
    import('./seen-homes.ts').then(
      ({ rememberSeen }) => rememberSeen({ id, title, rent, photo }),
      () => {
        // Offline; what was seen is no loss.
      },
    );
  }, [id, title, rent, photo]);
}
