import { routes } from 'virtual:api/routes';
import type { postcodesContract } from '@letfair/contract/site/postcodes';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { createFileUpload } from '../../../lib/network/file-upload.ts';
import { newKey } from '../../../lib/network/idempotency-key.ts';
import { type UploadSteps, uploadInParts } from '../../../lib/network/upload-in-parts.ts';
import { api, sessionCalls } from '../../accounts/session/index.ts';

const sendFile = createFileUpload(sessionCalls);
const { sendPart } = routes.postcodes;

export const uploadDirectory = (file: File, steps: UploadSteps): Promise<Answer<typeof postcodesContract.begin>> =>
  uploadInParts(file, {
    ...steps,
    begin: () => api.postcodes.begin({ body: { fileName: file.name.slice(-200), bytes: file.size } }),
    routeOfPart: (id, offset) => ({ ...sendPart, path: pathOfPart(id, offset) }),
    sendFile,
    newKey,
  });

const pathOfPart = (id: string, offset: number) =>
  urlOf(sendPart, { params: { id, offset: String(offset) } }) as typeof sendPart.path;
