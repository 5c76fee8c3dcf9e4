// Apart from useFavorites, because every page loads this file.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';
import { useSessionFact } from '../../accounts/session/index.ts';

/** Loaded on demand, because signed-out visitors have no favourites. */
export const importFavorites = retryWhenOnline(async () => (await import('./stored-favorites.ts')).favorites);

/** Runs once per page load and sign-in, so that favourites from other browsers appear. */
export function useFavoritesSync(): void {
  // Pages under /auth show no hearts, and a refused call there would end the session.
  const signingIn = useLocation().pathname.startsWith('/auth/');
  const token = useSessionFact((session) => (session.status === 'signed-in' && !signingIn ? session.token : null));
  useEffect(() => {
    if (token === null) return;
    importFavorites().then(
      ({ sync }) => sync(),
      () => {
        // The mirrored favourites stay until the next load.
      },
    );
  }, [token]);
}
