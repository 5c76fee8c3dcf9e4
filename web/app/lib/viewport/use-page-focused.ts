import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('focus', listener);
  addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const isPageFocused = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody is looking at this page; false on the server. */
export const usePageFocused = (): boolean => useSyncExternalStore(subscribe, isPageFocused, () => false);
