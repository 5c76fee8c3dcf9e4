import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the browser knows of a network. On the server there always is one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
