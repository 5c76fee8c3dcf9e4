import { networkOf } from '@letfair/api';

interface NetworkLimit {
  readonly requests: number;
  readonly seconds: number;
}

export interface Counted {
  readonly isExceeded: boolean;
  readonly left: number;
  /** Until the count begins again. */
  readonly seconds: number;
}

/** Networks beyond these make the one that was counted longest ago start again. */
const MAX_NETWORKS = 50_000;

interface Window {
  requests: number;
  begunAt: number;
}

/**
 * Counts the requests of each network in windows of fixed length. @fastify/rate-limit does the same with a promise for
 * each request, which costs more than routing it.
 */
export function limitNetworks({ requests, seconds }: NetworkLimit): (ipAddress: string) => Counted {
  const windows = new Map<string, Window>();
  const lengthMs = seconds * 1_000;
  return (ipAddress) => {
    const network = networkOf(ipAddress);
    const now = Date.now();
    const known = windows.get(network);
    const window = known && now < known.begunAt + lengthMs ? known : { requests: 0, begunAt: now };
    window.requests += 1;
    // A map iterates in the order of insertion, so its first key was counted longest ago.
    windows.delete(network);
    windows.set(network, window);
    if (windows.size > MAX_NETWORKS) windows.delete(windows.keys().next().value!);
    return {
      isExceeded: window.requests > requests,
      left: Math.max(0, requests - window.requests),
      seconds: Math.ceil((window.begunAt + lengthMs - now) / 1_000),
    };
  };
}
