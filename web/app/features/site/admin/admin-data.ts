import { toLoadResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

export const loadFigures = accountLoader(({ user, signal }) =>
  user.userType === 'admin' ? { stats: toLoadResult(api.admin.stats({}, { signal })) } : null,
);
