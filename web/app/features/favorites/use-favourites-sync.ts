import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/index.ts';
import { loadFavourites } from './load-favourites.ts';

/** Once a page load and after every sign-in: favourites made in another browser appear in this one. */
export function useFavouritesSync(): void {
  const session = useSession();
  // While somebody signs in there is no heart to fill, and what the server thinks of the session is not for here.
  const signingIn = useLocation().pathname.startsWith('/auth/');
  const token = session.status === 'signed-in' && !signingIn ? session.token : null;
  useEffect(() => {
    if (token === null) return;
    loadFavourites().then(
      ({ sync }) => sync(),
      () => {
        // Offline: what this browser remembers is shown until the next load.
      },
    );
  }, [token]);
}
