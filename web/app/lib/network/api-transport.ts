import { type Route, type Transport, urlOf } from '@letfair/contract/wire/client';
import { type ErrorCode, errorStatus } from '@letfair/contract/wire/errors';

interface TransportSetup {
  readonly currentToken: () => string | null;
  /** Called when the server no longer knows the token that a call was sent with. */
  readonly onTokenRefused: (token: string) => void;
}

/** For sign-in and sign-up every status but OK is a server error, whatever the body says. */
const judgedByStatus: readonly Route['path'][] = ['/api/auth/login', '/api/auth/signup'];

/** Sends a call of the contract from the browser. It throws only when no answer came, or none we can read. */
export function createFetchTransport({ currentToken, onTokenRefused }: TransportSetup): Transport {
  return async (route, input, options) => {
    // Read before anything is awaited, so that signing out can send its last call and forget the token at once.
    const token = judgedByStatus.includes(route.path) ? null : currentToken();
    const response = await fetch(urlOf(route, input), {
      method: route.method,
      headers: {
        ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
        ...(options.ifMatch !== undefined && { 'If-Match': `"${options.ifMatch}"` }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
      // The session is the token; a cookie would have no business here.
      credentials: 'omit',
      // A sign-out has to arrive even when the page is closed right after it. (Browsers limit this to small bodies.)
      keepalive: route.method !== 'GET' && input.body === undefined,
    });
    if (!response.ok && judgedByStatus.includes(route.path)) return serverError(response.status);
    if (response.status === errorStatus.unauthenticated && token) onTokenRefused(token);
    return response.json();
  };
}

function serverError(status: number) {
  const code = (Object.keys(errorStatus) as ErrorCode[]).find((name) => errorStatus[name] === status) ?? 'internal';
  return { success: false, message: `Server error: ${status}`, error: { code } };
}
