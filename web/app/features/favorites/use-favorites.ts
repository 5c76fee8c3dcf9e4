import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useSession } from '../session/index.ts';

const none: readonly string[] = [];

interface UsedFavorites {
  /** The last saved first; none while nobody is signed in. */
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
  loadFavorites().then(
    ({ wish }) => wish(propertyId, wanted),
    () => toast({ title: 'Your favourites could not be changed', description: 'Please try again.' }),
  );
}

/** Only signed-in users have any, so nobody else loads what keeps them. */
const loadFavorites = async () => (await import('./stored-favorites.ts')).favorites;

/** Once a page load and after every sign-in: favourites made in another browser appear in this one. */
export function useFavoritesSync(): void {
  const session = useSession();
  // While somebody signs in there is no heart to fill, and what the server thinks of the session is not for here.
  const signingIn = useLocation().pathname.startsWith('/auth/');
  const token = session.status === 'signed-in' && !signingIn ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    loadFavorites().then(
      ({ sync }) => sync(),
      () => {
        // Offline: what this browser remembers is shown until the next load.
      },
    );
  }, [token]);
}
