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

const isLooking = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody has this page in front of them. */
export const useLooking = (): boolean => useSyncExternalStore(subscribe, isLooking, () => false);
