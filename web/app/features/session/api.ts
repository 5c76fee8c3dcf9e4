import { routes } from 'virtual:api-routes';
import type { LetfairContract } from '@letfair/contract';
import { createClient } from '@letfair/contract/wire/client';
import { createFetchTransport } from '../../lib/api-transport.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
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

/** The API as the browser calls it, signed in when the session is. */
export const api = createClient<LetfairContract>(routes, createFetchTransport(sessionCalls));
