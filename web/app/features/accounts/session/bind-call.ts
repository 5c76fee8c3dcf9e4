import { routes } from 'virtual:api/routes';
import type { photosContract } from '@letfair/contract/listings/photos';
import { bindTo } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { createFetchTransport } from '../../../lib/network/api-transport.ts';
import { createFileUpload, type UploadOptions } from '../../../lib/network/file-upload.ts';
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

type UploadAnswer = Answer<typeof photosContract.upload>;

const sendFile = createFileUpload(sessionCalls);

/** The one call whose body is a file and that tells how far it is. */
export const uploadPhoto = (file: File, options: UploadOptions): Promise<UploadAnswer> =>
  sendFile(routes.photos.upload, file, options) as Promise<UploadAnswer>;
