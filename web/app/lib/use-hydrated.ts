import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page answers to clicks. A form sent earlier would bypass its own script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
