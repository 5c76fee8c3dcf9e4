import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the new page after a navigation, as a full load would, so that screen readers start there.
 * A changed query string moves it only if the focused element is gone.
 */
export function usePageFocus(): void {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  // Before the effects of the page, which may move the focus to what somebody came for.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const lost = document.activeElement === document.body && before.search !== search;
    if (before.pathname !== pathname || lost) focusMain();
  }, [pathname, search]);
}

export const MAIN_ID = 'main';

/** The router handles scrolling. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
