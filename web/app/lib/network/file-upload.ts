import type { Route } from '@letfair/contract/wire/client';
import { errorStatus } from '@letfair/contract/wire/errors';

interface UploadSetup {
  readonly currentToken: () => string | null;
  /** Called when the server no longer knows the token that a file was sent with. */
  readonly onTokenRefused: (token: string) => void;
}

export interface UploadOptions {
  /** Hears how much has been sent so far, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** The same for every try of one file: a try whose answer was lost is not kept a second time. */
  readonly idempotencyKey: string;
}

type FileUpload = (route: Route, file: Blob, options: UploadOptions) => Promise<unknown>;

/** Long enough for a large picture over a slow line; after that the line is taken for dead. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Sends a file as the body of a call. Only XMLHttpRequest tells how far it is, which `fetch` does not. */
export function createFileUpload({ currentToken, onTokenRefused }: UploadSetup): FileUpload {
  return (route, file, { onProgress, signal, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      const token = currentToken();
      const request = new XMLHttpRequest();
      request.open(route.method, route.path);
      request.timeout = UPLOAD_TIMEOUT_MS;
      request.setRequestHeader('Content-Type', file.type);
      request.setRequestHeader('Idempotency-Key', idempotencyKey);
      if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        lengthComputable && onProgress(total > 0 ? loaded / total : 1);
      request.onload = () => {
        if (request.status === errorStatus.unauthenticated && token) onTokenRefused(token);
        try {
          resolve(JSON.parse(request.responseText));
        } catch (error) {
          reject(error);
        }
      };
      const noAnswer = () => reject(new Error('The upload was cut off.'));
      request.onerror = noAnswer;
      request.ontimeout = noAnswer;
      request.onabort = noAnswer;
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(file);
    });
}
