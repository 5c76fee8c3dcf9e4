import { useEffectEvent, useLayoutEffect } from 'react';
import { createOverlayHistory } from './overlay-history.ts';
import { shownPage } from './shown-page.ts';

const overlays = createOverlayHistory(
  () => window.history,
  (leave) => {
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  },
);

if (typeof window !== 'undefined') {
  // Captured, so that it comes before the router's own listener.
  addEventListener('popstate', overlays.onPop, { capture: true });
  shownPage.onChange = () => overlays.showPage(shownPage.key, shownPage.isBusy);
  shownPage.onChange();
}

/** For what replaces the page in the history: an overlay that was just closed still has its entry on top of it. */
export const whenOnPage = overlays.whenOnPage;

/** For whatever covers a page while `isOpen`: Back closes it instead of leaving the page. */
export function useClosedByBack(onBack: () => void, isOpen = true): void {
  const close = useEffectEvent(onBack);
  // In the layout phase, because Back may be pressed as soon as it is seen.
  useLayoutEffect(() => (isOpen ? overlays.add(() => close()) : undefined), [isOpen]);
}
