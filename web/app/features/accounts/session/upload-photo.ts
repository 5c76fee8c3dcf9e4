import { routes } from 'virtual:api/routes';
import type { photosContract } from '@letfair/contract/listings/photos';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { createFileUpload, type UploadOptions } from '../../../lib/network/file-upload.ts';
import { sessionCalls } from './bind-call.ts';

type UploadAnswer = Answer<typeof photosContract.upload>;

const sendFile = createFileUpload(sessionCalls);

/** The one call whose body is a file and that tells how far it is. */
export const uploadPhoto = (file: File, options: UploadOptions): Promise<UploadAnswer> =>
  sendFile(routes.photos.upload, file, options) as Promise<UploadAnswer>;
