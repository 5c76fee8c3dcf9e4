import { settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

export const loadFigures = accountLoader(({ user, signal }) =>
  user.userType === 'admin' ? { stats: settle(api.admin.stats({}, { signal })) } : null,
);
