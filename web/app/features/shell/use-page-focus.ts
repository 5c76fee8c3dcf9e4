import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusMain } from './main-region.ts';

/** After a navigation the focus starts at the new page, as it would after a full load; screen readers follow it. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
}
