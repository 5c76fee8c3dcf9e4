import { routes } from 'virtual:api/routes';
import type { certificatesContract } from '@letfair/contract/certificates';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { newKey } from '../../lib/forms/use-submission.ts';
import { createFileUpload } from '../../lib/network/file-upload.ts';
import { sessionCalls } from '../session/index.ts';

const sendFile = createFileUpload(sessionCalls);
const uploadFile = routes.certificates.uploadFile;

export const uploadCertificateFile = (id: string, file: File, onProgress: (share: number) => void) =>
  sendFile({ ...uploadFile, path: urlOf(uploadFile, { params: { id } }) as typeof uploadFile.path }, file, {
    onProgress,
    signal: new AbortController().signal,
    idempotencyKey: newKey(),
  }) as Promise<Answer<typeof certificatesContract.uploadFile>>;

/** A link cannot send the token, so the file is fetched and then saved under its name. */
export async function downloadCertificateFile(id: string): Promise<boolean> {
  const token = sessionCalls.currentToken();
  const response = await fetch(`/api/certificates/${encodeURIComponent(id)}/download`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: 'omit',
  }).catch(() => null);
  if (!response?.ok) return false;
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'certificate';
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to save it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
  return true;
}
