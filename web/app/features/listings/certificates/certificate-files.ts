import { routes } from 'virtual:api/routes';
import type { certificatesContract } from '@letfair/contract/listings/certificates';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { downloadFile } from '../../../lib/network/download-file.ts';
import { createFileUpload } from '../../../lib/network/file-upload.ts';
import { newKey } from '../../../lib/network/idempotency-key.ts';
import { sessionCalls } from '../../accounts/session/index.ts';

const sendFile = createFileUpload(sessionCalls);
const uploadFile = routes.certificates.uploadFile;

export const uploadCertificateFile = (id: string, file: File, onProgress: (share: number) => void) =>
  sendFile({ ...uploadFile, path: urlOf(uploadFile, { params: { id } }) as typeof uploadFile.path }, file, {
    onProgress,
    signal: new AbortController().signal,
    idempotencyKey: newKey(),
  }) as Promise<Answer<typeof certificatesContract.uploadFile>>;

export const downloadCertificateFile = async (id: string): Promise<boolean> => {
  const path = `/api/certificates/${encodeURIComponent(id)}/download`;
  return (await downloadFile(path, sessionCalls.currentToken(), 'certificate')).success;
};
