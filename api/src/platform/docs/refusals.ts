import type { EndpointSpec } from '@letfair/contract/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/errors';

export interface Refusal {
  readonly code: ErrorCode;
  readonly status: number;
}

/** Those the handler declares, and those the router answers before it is asked. */
export function refusalsOf(spec: EndpointSpec): Refusal[] {
  const handlers = spec.errors.map((code) => ({ code, status: spec.refusesWith200 ? 200 : errorStatus[code] }));
  const routers = routerCodes(spec).map((code) => ({ code, status: errorStatus[code] }));
  const distinct = new Map([...handlers, ...routers].map((refusal) => [`${refusal.status} ${refusal.code}`, refusal]));
  return [...distinct.values()].sort((a, b) => a.status - b.status);
}

/** Not for every kind of user, or not for somebody whose account is about to be deleted. */
const isForSome = ({ auth, method, whileClosing }: EndpointSpec): boolean =>
  Array.isArray(auth) || (auth === 'user' && method !== 'GET' && !whileClosing);

const routerCodes = (spec: EndpointSpec): ErrorCode[] => [
  ...(spec.auth === 'public' ? [] : (['unauthenticated'] as const)),
  ...(isForSome(spec) ? (['forbidden'] as const) : []),
  ...(spec.method === 'GET' ? [] : (['malformed', 'conflict', 'too_large', 'unsupported_type'] as const)),
  ...(spec.params || spec.query || spec.body ? (['invalid'] as const) : []),
  'too_many',
  'internal',
  'unavailable',
];
