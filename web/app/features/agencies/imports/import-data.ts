import type { ImportSummary, ShownImport } from '@letfair/contract/agencies/imports';
import { isLister } from '@letfair/domain/accounts/user-types';
import { hasEnded } from '@letfair/domain/agencies/imports/imports';
import { downloadFile } from '../../../lib/network/download-file.ts';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { accountLoader, api, sessionCalls } from '../../accounts/session/index.ts';

export interface LoadedImports {
  readonly imports: readonly ImportSummary[];
  /** The one that is under way, or the one that the address names. */
  readonly current: ShownImport | null;
}

async function loadAll(url: URL, signal: AbortSignal): Promise<LoadResult<LoadedImports>> {
  const list = await api.imports.list({}, { signal });
  if (!list.success) return list;
  const wanted = url.searchParams.get('id') ?? list.data.find(({ state }) => !hasEnded(state))?.id;
  if (wanted === undefined) return { success: true, data: { imports: list.data, current: null } };
  const shown = await api.imports.show({ params: { id: wanted } }, { signal });
  return { success: true, data: { imports: list.data, current: shown.success ? shown.data : null } };
}

/** Null for roles that list no homes. */
export const loadImports = accountLoader(({ user, url, signal }) =>
  isLister(user.userType) ? { loaded: toLoadResult(loadAll(url, signal)) } : null,
);

export const downloadProblems = async (id: string): Promise<boolean> => {
  const path = `/api/imports/${encodeURIComponent(id)}/problems.csv`;
  return (await downloadFile(path, sessionCalls.currentToken(), 'problems.csv')).success;
};
