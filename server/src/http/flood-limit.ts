/** Far above what a person with many tabs causes, far below what hurts. */
export const FLOOD_LIMIT = { requests: 1_200, seconds: 60 };
const MOST_NETWORKS = 50_000;

interface Window {
  requests: number;
  endsAt: number;
}

/** Counts a request of this address. Answers 0 while the limit holds, else the seconds to wait. */
export type CountRequest = (address: string) => number;

/** In memory and without promises, since it runs before every request; sign-in and the like have stricter limits in PostgreSQL. */
export function floodLimit({ requests, seconds } = FLOOD_LIMIT, now: () => number = Date.now): CountRequest {
  const windows = new Map<string, Window>();
  return (address) => {
    const network = networkOf(address);
    const time = now();
    const window = windows.get(network);
    if (window && time < window.endsAt) {
      window.requests += 1;
      return window.requests > requests ? Math.max(1, Math.ceil((window.endsAt - time) / 1_000)) : 0;
    }
    // Put at the end of the map's order, so that the first one is always the one to forget.
    windows.delete(network);
    if (windows.size >= MOST_NETWORKS) for (const oldest of windows.keys()) if (windows.delete(oldest)) break;
    windows.set(network, { requests: 1, endsAt: time + seconds * 1_000 });
    return 0;
  };
}

/** A home or a server gets 2^64 addresses of IPv6 at once, so their common half counts as one. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const omitted = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...omitted, ...after].slice(0, 4).join(':');
}
