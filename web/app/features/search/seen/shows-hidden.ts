import { useSyncExternalStore } from 'react';

let showsHidden = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: boolean): void {
  showsHidden = next;
  for (const listener of listeners) listener();
}

/** Whether hidden homes are listed all the same, until the page is left. */
export const useShowsHidden = () =>
  [
    useSyncExternalStore(
      subscribe,
      () => showsHidden,
      () => false,
    ),
    set,
  ] as const;
