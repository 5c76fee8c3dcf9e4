import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page after a navigation, as a full load would, so that screen readers start there.
 * A changed query string moves it only if the focused element is gone.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation();
  const path = useRef(pathname);
  const query = useRef(search);
  // Before the effects of the new page, which may move the focus to what someone came for.
  useLayoutEffect(() => {
    if (path.current !== pathname) focusMain();
    path.current = pathname;
  }, [pathname]);
  // After those of the page that stays, which may have found the focus a new place.
  useEffect(() => {
    if (query.current !== search && document.activeElement === document.body) focusMain();
    query.current = search;
  }, [search]);
}

export const MAIN_ID = 'main';

/** The router handles scrolling. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
