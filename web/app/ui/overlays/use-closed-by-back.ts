import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { createOverlayHistory } from './overlay-history.ts';

const overlays = createOverlayHistory(() => window.history);

/** For whatever covers a page while `isOpen`: Back closes it instead of leaving the page. */
export function useClosedByBack(onBack: () => void, isOpen = true): void {
  const close = useEffectEvent(onBack);
  // In the layout phase, because Back may be pressed as soon as it is seen.
  useLayoutEffect(() => (isOpen ? overlays.add(() => close()) : undefined), [isOpen]);
}

/** Runs once around all pages, because only the router knows which one is shown. */
export function useOverlayHistory(): void {
  const { key } = useLocation();
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => overlays.showPage(key, isBusy), [key, isBusy]);
  useEffect(() => {
    // Captured, so that it comes before the router's own listener.
    addEventListener('popstate', overlays.onPop, { capture: true });
    return () => removeEventListener('popstate', overlays.onPop, { capture: true });
  }, []);
}
