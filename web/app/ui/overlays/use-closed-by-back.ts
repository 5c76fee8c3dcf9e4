import { useEffectEvent, useLayoutEffect } from 'react';
import { createOverlayHistory } from './overlay-history.ts';
import { shownPage } from './shown-page.ts';

/** The browser's own, because the router's go through `overlays`. */
const browserHistory = {
  get state() {
    return window.history.state;
  },
  go: (steps: number) => window.history.go(steps),
  pushState: (...page: Parameters<History['pushState']>) => History.prototype.pushState.apply(window.history, page),
  replaceState: (...page: Parameters<History['replaceState']>) =>
    History.prototype.replaceState.apply(window.history, page),
};

const overlays = createOverlayHistory(
  () => browserHistory,
  (leave) => {
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  },
);

if (typeof window !== 'undefined') {
  // Captured, so that it comes before the router's own listener.
  addEventListener('popstate', overlays.onPop, { capture: true });
  Object.assign(window.history, { pushState: overlays.pushState, replaceState: overlays.replaceState });
  shownPage.onChange = () => overlays.showPage(shownPage.key, shownPage.isBusy);
  shownPage.onChange();
}

/** For whatever covers a page while `isOpen`: Back closes it instead of leaving the page. */
export function useClosedByBack(onBack: () => void, isOpen = true): void {
  const close = useEffectEvent(onBack);
  // In the layout phase, because Back may be pressed as soon as it is seen.
  useLayoutEffect(() => (isOpen ? overlays.add(() => close()) : undefined), [isOpen]);
}
