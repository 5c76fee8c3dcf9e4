import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The visit whose wish is granted; a page may have the same button twice. */
let granted = '';

/**
 * What someone pressed before they had to sign in stands behind the # of the page they come back to:
 * `/properties/1#message` opens the message to the lister. It is done once, and a reload does not repeat it.
 */
export function useResumeAfterSignIn(what: string, isReady: boolean, perform: () => void): void {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const isWanted = isReady && hash === `#${what}`;
  const start = useEffectEvent(() => {
    const visit = `${key} ${pathname}${hash}`;
    if (granted === visit) return;
    granted = visit;
    // What it opens needs a history entry after this one.
    void Promise.resolve(navigate(pathname + search, { replace: true, preventScrollReset: true })).then(perform);
  });
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
}
