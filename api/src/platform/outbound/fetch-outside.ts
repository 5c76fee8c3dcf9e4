import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { findUrlProblem, hostOf, type UrlProblem, type UrlRules } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest extends UrlRules {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange, with the look-up of names and all redirects. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Reads `maxBytes` of a longer answer instead of refusing it. */
  readonly cutAnswer?: boolean;
  /** Redirects of a GET to follow; a POST is never sent on. */
  readonly maxRedirects?: number;
  /** Media types that are accepted, in lower case and without parameters. */
  readonly types?: readonly string[];
  readonly signal?: AbortSignal;
}

export type OutsideProblem =
  | UrlProblem
  | 'unknown-host'
  | 'private-network'
  | 'timeout'
  | 'too-large'
  | 'wrong-type'
  | 'too-many-redirects'
  | 'no-connection';

export type OutsideAnswer =
  | { readonly ok: true; readonly status: number; readonly type: string; readonly body: Buffer; readonly url: string }
  | { readonly ok: false; readonly problem: OutsideProblem };

export type FetchOutside = (url: string, request: OutsideRequest) => Promise<OutsideAnswer>;

export interface OutsideNetwork {
  /** The IP addresses of a name; an unknown name has none. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isReachable: (ipAddress: string) => boolean;
}

const RESOLVE_MS = 2_000;
const RESOLVE_TRIES = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The public internet. Names are asked of the name servers only, never of the machine's own host table. */
export function publicInternet(): OutsideNetwork {
  const resolver = new Resolver({ timeout: RESOLVE_MS, tries: RESOLVE_TRIES });
  return {
    resolve: async (host) => {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    },
    isReachable: isPublicAddress,
  };
}

/**
 * Fetches addresses that strangers give us. A name is resolved once, its IP addresses are checked, and the connection
 * goes to those: a second look-up could answer with an address of our own network.
 */
export function createFetchOutside(network: OutsideNetwork = publicInternet()): FetchOutside {
  return async (url, request) => {
    const deadline = AbortSignal.timeout(request.timeoutMs);
    const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
    try {
      return await follow(url, request, signal);
    } catch (error) {
      if (error instanceof Refused) return { ok: false, problem: error.problem };
      return { ok: false, problem: deadline.aborted ? 'timeout' : 'no-connection' };
    }
  };

  async function follow(first: string, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
    const { method = 'GET', maxRedirects = 0 } = request;
    let url = first;
    for (let hops = 0; ; hops += 1) {
      const problem = findUrlProblem(url, request);
      if (problem) throw new Refused(problem);
      const target = new URL(url);
      const addresses = await withSignal(addressesOf(hostOf(target)), signal);
      const response = await send(target, addresses, request, signal);
      const { location } = response.headers;
      const isRedirect = method === 'GET' && REDIRECTS.has(response.statusCode ?? 0) && location !== undefined;
      if (!isRedirect) return { ok: true, ...(await read(response, request)), url: target.href };
      response.destroy();
      if (hops >= maxRedirects) throw new Refused('too-many-redirects');
      const next = URL.parse(location, target.href);
      if (next === null) throw new Refused('not-an-address');
      url = next.href;
    }
  }

  async function addressesOf(host: string): Promise<readonly string[]> {
    const addresses = isIP(host) ? [host] : await network.resolve(host);
    if (addresses.length === 0) throw new Refused('unknown-host');
    // One private address among public ones is a trap rather than a mistake.
    if (!addresses.every(network.isReachable)) throw new Refused('private-network');
    return addresses;
  }
}

class Refused extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Connects to one of these addresses; the name stays in the Host header and in the check of the certificate. */
function send(
  url: URL,
  addresses: readonly string[],
  { method = 'GET', headers, body }: OutsideRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === 'http:' ? requestHttp : requestHttps)(
      url,
      {
        method,
        signal,
        // A connection of its own, because a kept one was checked for another call.
        agent: false,
        lookup: lookupIn(addresses),
        headers: {
          'user-agent': 'Letfair',
          'accept-encoding': 'identity',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      resolve,
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const lookupIn =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) answer(null, found);
    else answer(null, found[0]!.address, found[0]!.family);
  };

async function read(response: IncomingMessage, { maxBytes, cutAnswer = false, types }: OutsideRequest) {
  const type = (response.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  try {
    if (types && !types.includes(type)) throw new Refused('wrong-type');
    if (!cutAnswer && Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Refused('too-large');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes && !cutAnswer) throw new Refused('too-large');
      if (bytes >= maxBytes && cutAnswer) break;
    }
    return { status: response.statusCode ?? 0, type, body: Buffer.concat(chunks).subarray(0, maxBytes) };
  } finally {
    response.destroy();
  }
}

/** Gives up waiting; the look-up itself has limits of its own. */
const withSignal = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
