import type { FastifyRequest } from 'fastify';
import type { TrustProxy } from '../config/values.ts';
import type { Log } from './logger.ts';

const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];

const warning =
  'Requests are arriving with forwarding headers (X-Forwarded-For or the like) from a peer that TRUST_PROXY does not name, ' +
  'so the headers are ignored and everyone behind that peer shares one request limit. If it is your proxy, set ' +
  'TRUST_PROXY to the number of proxies or to their IP addresses, and PUBLIC_URL to the address of the site.';

type ForwardedRequest = Pick<FastifyRequest, 'headers' | 'ips'>;

/** Logs one line for the whole process, because the headers come with every request of a proxy. */
export function createProxyWarning(
  logger: Pick<Log['logger'], 'warn'>,
  trust: TrustProxy,
): (request: ForwardedRequest) => void {
  let isDone = false;
  return (request) => {
    if (isDone || !isForwardedByStranger(request, trust)) return;
    isDone = true;
    logger.warn(warning);
  };
}

/** Fastify lists the peer alone when it does not trust it, and further addresses behind it when it does. */
function isForwardedByStranger({ headers, ips }: ForwardedRequest, trust: TrustProxy): boolean {
  if (trust === false) return forwarding.some((name) => headers[name] !== undefined);
  return headers['x-forwarded-for'] !== undefined && ips?.length === 1;
}
