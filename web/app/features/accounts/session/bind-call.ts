import { bindTo } from '@letfair/contract/wire/client';
import { createFetchTransport } from '../../../lib/network/api-transport.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { clearSession, currentSession } from './session-store.ts';

function currentToken(): string | null {
  const session = currentSession();
  return session.status === 'signed-in' ? session.token : null;
}

function onTokenRefused(token: string): void {
  // An answer to an earlier session says nothing about this one.
  if (token !== currentToken()) return;
  clearSession();
  toast({ title: 'You have been signed out', description: 'Your session has ended. Please sign in again.' });
}

/** What every way of calling the server needs to know of the session. */
export const sessionCalls = { currentToken, onTokenRefused };

/**
 * A call of the API, signed in when the session is.
 * @public The generated modules of `virtual:api/client` import it.
 */
export const bindCall = bindTo(createFetchTransport(sessionCalls));
