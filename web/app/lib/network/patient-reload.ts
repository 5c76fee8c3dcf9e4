import type { ClientInstrumentation } from 'react-router';
import { untilReachable } from './connection.ts';

interface Opening {
  readonly address: string;
  /** Aborted when somebody goes elsewhere. */
  readonly elsewhere: AbortController;
}

let opening: Opening | null = null;

/** Knows which page the router is opening; of several, the last one counts. */
export const watchedRouter: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (open, { to }) => {
        opening?.elsewhere.abort();
        const mine =
          typeof to === 'string'
            ? { address: new URL(to, location.href).href, elsewhere: new AbortController() }
            : null;
        opening = mine;
        await open();
        if (opening === mine) opening = null;
      },
    }),
};

type Reload = Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'preventDefault'>;

/**
 * The router reloads the page when it cannot load the script of the next one. Then the next one is opened instead, and
 * only when the server answers, because the browser would show an error of its own.
 */
export async function openInsteadOfReload(
  event: Reload,
  open = (address: string) => location.assign(address),
): Promise<void> {
  if (event.navigationType !== 'reload' || !event.cancelable || !opening) return;
  const { address, elsewhere } = opening;
  event.preventDefault();
  try {
    await untilAnswered(elsewhere.signal);
    open(address);
  } catch (error) {
    if (!elsewhere.signal.aborted) throw error;
  }
}

/** A network that has just come back may not reach the server yet. */
async function untilAnswered(signal: AbortSignal): Promise<void> {
  for (;;)
    try {
      await fetch('/ready', { method: 'HEAD', signal });
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await untilReachable(signal);
    }
}
