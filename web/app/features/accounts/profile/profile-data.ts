import { isLister } from '@letfair/domain/accounts/user-types';
import { toLoadResult } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../session/index.ts';

export const loadProfile = accountLoader(({ user, signal }) => ({
  details: user.userType === 'admin' ? null : toLoadResult(api.profile.details({}, { signal })),
  publicPage: isLister(user.userType) ? toLoadResult(api.profile.publicPage({}, { signal })) : null,
  access: toLoadResult(api.access.list({}, { signal })),
  security: toLoadResult(api.security.show({}, { signal })),
  sessions: toLoadResult(api.profile.sessions({}, { signal })),
  dataExport: toLoadResult(api.privacy.show({}, { signal })),
}));

export type ProfileData = NonNullable<Awaited<ReturnType<typeof loadProfile>>['data']>;
