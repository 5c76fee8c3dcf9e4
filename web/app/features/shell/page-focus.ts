import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus starts at the new page, as it would after a full load; screen readers follow it.
 * Another search on the same page leaves it alone, unless what had it is gone.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const lost = document.activeElement === document.body && before.search !== search;
    if (before.pathname !== pathname || lost) focusMain();
  }, [pathname, search]);
}

export const MAIN_ID = 'main';

/** Where to scroll is the router's business. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
