import { useSyncExternalStore } from 'react';

/** How often a server is asked that cannot be reached though there is a network. */
const TRY_AGAIN_MS = 3_000;

let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something that was asked for waits for the connection. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );

/** Resolves when it is worth trying again, and rejects when nobody waits any more. */
export async function untilReachable(signal?: AbortSignal | null): Promise<void> {
  const done = new AbortController();
  count(1);
  try {
    await new Promise<void>((resolve, reject) => {
      const options = { signal: done.signal };
      addEventListener('online', () => resolve(), options);
      signal?.addEventListener('abort', () => reject(signal.reason), options);
      if (signal?.aborted) reject(signal.reason);
      if (!navigator.onLine) return;
      const timer = setTimeout(resolve, TRY_AGAIN_MS);
      done.signal.addEventListener('abort', () => clearTimeout(timer));
    });
  } finally {
    done.abort();
    count(-1);
  }
}

/** A network that has just come back may not reach the server yet. */
export async function untilAnswered(signal: AbortSignal | null = null): Promise<void> {
  for (;;)
    try {
      await fetch('/ready', { method: 'HEAD', signal });
      return;
    } catch {
      await untilReachable(signal);
    }
}

/** Acts each time the network comes back, once the server answers. Returns what ends it. */
export function whenBack(act: () => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const online = () =>
    untilAnswered(signal).then(act, () => {
      // Nobody waits any more.
    });
  addEventListener('online', online, { signal });
  return () => left.abort();
}

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The data of a page and the table of routes, which the router asks for when someone goes on. */
const routerData = /(\.data|\/__manifest)$/;

/** The router shows an error page when it gets no answer; so it gets one later, and in the meantime the page stays. */
export const createPatientFetch =
  (send: Send, wait = untilReachable): Send =>
  async (input, init) => {
    // What the router asks for ahead has no signal, and nobody waits for it.
    if (!(input instanceof URL) || !routerData.test(input.pathname) || !init?.signal) return send(input, init);
    for (;;)
      try {
        return await send(input, init);
      } catch (error) {
        // `fetch` throws a TypeError when it reaches nobody, and an AbortError when it was called off.
        if (!(error instanceof TypeError)) throw error;
        await wait(init?.signal);
      }
  };
