import { routes } from 'virtual:api/routes';
import type { ImportSummary, importsContract, ShownImport } from '@letfair/contract/agencies/imports';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { isLister } from '@letfair/domain/accounts/user-types';
import { hasEnded } from '@letfair/domain/agencies/imports/imports';
import { downloadFile } from '../../../lib/network/download-file.ts';
import { createFileUpload } from '../../../lib/network/file-upload.ts';
import { newKey } from '../../../lib/network/idempotency-key.ts';
import { type UploadSteps, uploadInParts } from '../../../lib/network/upload-in-parts.ts';
import { type Settled, settle } from '../../../lib/page-data.ts';
import { accountLoader, api, sessionCalls } from '../../accounts/session/index.ts';

export interface LoadedImports {
  readonly imports: readonly ImportSummary[];
  /** The one that is under way, or the one that the address names. */
  readonly current: ShownImport | null;
}

async function loadAll(url: URL, signal: AbortSignal): Promise<Settled<LoadedImports>> {
  const list = await api.imports.list({}, { signal });
  if (!list.success) return list;
  const wanted = url.searchParams.get('id') ?? list.data.find(({ state }) => !hasEnded(state))?.id;
  if (wanted === undefined) return { success: true, data: { imports: list.data, current: null } };
  const shown = await api.imports.show({ params: { id: wanted } }, { signal });
  return { success: true, data: { imports: list.data, current: shown.success ? shown.data : null } };
}

/** Null for roles that list no homes. */
export const loadImports = accountLoader(({ user, url, signal }) =>
  isLister(user.userType) ? { loaded: settle(loadAll(url, signal)) } : null,
);

const sendFile = createFileUpload(sessionCalls);
const { sendPart } = routes.imports;

export const uploadList = (file: File, steps: UploadSteps): Promise<Answer<typeof importsContract.begin>> =>
  uploadInParts(file, {
    ...steps,
    begin: () => api.imports.begin({ body: { fileName: file.name.slice(-200), bytes: file.size } }),
    routeOfPart: (id, offset) => ({
      ...sendPart,
      path: urlOf(sendPart, { params: { id, offset: String(offset) } }) as typeof sendPart.path,
    }),
    sendFile,
    newKey,
  });

export const downloadProblems = async (id: string): Promise<boolean> => {
  const path = `/api/imports/${encodeURIComponent(id)}/problems.csv`;
  return (await downloadFile(path, sessionCalls.currentToken(), 'problems.csv')).success;
};
