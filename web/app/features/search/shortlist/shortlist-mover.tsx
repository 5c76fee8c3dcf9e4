// Apart from what moves them, because every page loads this file.
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';
import { useSessionFact } from '../../accounts/session/index.ts';
import { shortlist } from './shortlist.ts';

const importMove = retryWhenOnline(async () => (await import('./move-shortlist.ts')).moveShortlist);

/** Makes the shortlist of this browser the favourites of the tenant who signs in, once the sign-in pages are left. */
export function ShortlistMover() {
  const { revalidate } = useRevalidator();
  const isSigningIn = useLocation().pathname.startsWith('/auth/');
  const token = useSessionFact((session) =>
    session.status === 'signed-in' && session.user.userType === 'tenant' && !session.user.mustSetUpSecondStep
      ? session.token
      : null,
  );
  useEffect(() => {
    if (token === null || isSigningIn) return;
    function move() {
      // Nobody would read what a tab in the background says about it.
      if (document.hidden || shortlist.read().length === 0) return;
      importMove().then(
        async (moveShortlist) => {
          // The page may list the favourites.
          if (await moveShortlist()) await revalidate();
        },
        () => {
          // The shortlist stays in this browser until the next load.
        },
      );
    }
    move();
    document.addEventListener('visibilitychange', move);
    return () => document.removeEventListener('visibilitychange', move);
  }, [token, isSigningIn, revalidate]);
  return null;
}
