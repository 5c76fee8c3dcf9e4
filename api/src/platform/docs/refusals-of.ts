import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';
import { joinWords } from '@letfair/domain/join-words';

export const whoMayCall = ({ auth }: Pick<EndpointSpec, 'auth'>): string => {
  if (auth === 'public') return 'For everyone.';
  if (isKeyScope(auth)) return `For programs whose API key has the scope ${auth}.`;
  return auth === 'user' ? 'For signed-in users.' : `For ${joinWords([...auth.map((type) => `${type}s`)], 'and')}.`;
};

export interface Refusal {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whether any call may be refused so, whatever it does. */
  readonly isAnywhere: boolean;
}

const anywhere: ReadonlySet<ErrorCode> = new Set([
  'malformed',
  'unauthenticated',
  'second_step_needed',
  'conflict',
  'too_large',
  'unsupported_type',
  'too_many',
  'internal',
  'unavailable',
]);

/** Those the handler declares, and those the router answers before it is asked. */
export function refusalsOf(spec: EndpointSpec): Refusal[] {
  const handlers = spec.errors.map((code) => ({
    code,
    status: spec.refusesWith200 ? 200 : errorStatus[code],
    isAnywhere: false,
  }));
  const routers = routerCodes(spec).map((code) => ({
    code,
    status: errorStatus[code],
    isAnywhere: anywhere.has(code),
  }));
  const distinct = new Map([...routers, ...handlers].map((refusal) => [`${refusal.status} ${refusal.code}`, refusal]));
  return [...distinct.values()].sort((a, b) => a.status - b.status);
}

/** Not for every kind of user, or not for somebody whose account is about to be deleted. */
const isForSome = ({ auth, method, whileClosing }: EndpointSpec): boolean =>
  Array.isArray(auth) || isKeyScope(auth) || (auth === 'user' && method !== 'GET' && !whileClosing);

const isForAdmins = ({ auth }: EndpointSpec): boolean =>
  auth === 'user' || (Array.isArray(auth) && auth.includes('admin'));

const routerCodes = (spec: EndpointSpec): ErrorCode[] => [
  ...(spec.auth === 'public' ? [] : (['unauthenticated'] as const)),
  ...(isForSome(spec) ? (['forbidden'] as const) : []),
  ...(isForAdmins(spec) && !spec.beforeSecondStep ? (['second_step_needed'] as const) : []),
  ...(spec.recentPassword ? (['password_needed'] as const) : []),
  // Every call can have a bad address or header, a read too.
  'malformed',
  ...(spec.method === 'GET' ? [] : (['conflict', 'too_large', 'unsupported_type'] as const)),
  ...(spec.params || spec.query || spec.body ? (['invalid'] as const) : []),
  'too_many',
  'internal',
  'unavailable',
];
