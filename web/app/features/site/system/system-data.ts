import { toLoadResult, toPageResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

const loadFailed = (signal: AbortSignal, cursor?: string) =>
  toPageResult(api.system.failedJobs({ query: { ...(cursor && { cursor }) } }, { signal }), ({ jobs }) => jobs);

export const loadSystem = accountLoader(
  ({ user, signal }) =>
    user.userType === 'admin'
      ? {
          status: toLoadResult(api.system.show({}, { signal })),
          storage: toLoadResult(api.system.storage({}, { signal })),
          failed: loadFailed(signal),
        }
      : null,
  ({ cursor, signal }) => loadFailed(signal, cursor),
);

export type SystemData = NonNullable<Awaited<ReturnType<typeof loadSystem>>['data']>;
