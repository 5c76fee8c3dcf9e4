import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useSession } from '../session/index.ts';

const none: readonly string[] = [];

interface UsedFavorites {
  /** Newest first; empty for signed-out visitors. */
  readonly ids: readonly string[];
  readonly isFavorite: (propertyId: string) => boolean;
  readonly setFavorite: (propertyId: string, wanted: boolean) => void;
}

export function useFavorites(): UsedFavorites {
  const session = useSession();
  const ids = session.status === 'signed-in' ? session.favourites : none;
  return { ids, isFavorite: (propertyId) => ids.includes(propertyId), setFavorite };
}

function setFavorite(propertyId: string, wanted: boolean): void {
  importFavorites().then(
    ({ wish }) => wish(propertyId, wanted),
    () => toast({ title: 'Your favourites could not be changed', description: 'Please try again.' }),
  );
}

/** Loaded on demand, because signed-out visitors have no favourites. */
const importFavorites = async () => (await import('./stored-favorites.ts')).favorites;

/** Runs once per page load and sign-in, so that favourites from other browsers appear. */
export function useFavoritesSync(): void {
  const session = useSession();
  // Pages under /auth show no hearts, and a refused call there would end the session.
  const signingIn = useLocation().pathname.startsWith('/auth/');
  const token = session.status === 'signed-in' && !signingIn ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    importFavorites().then(
      ({ sync }) => sync(),
      () => {
        // Offline; the mirrored favourites stay until the next load.
      },
    );
  }, [token]);
}
