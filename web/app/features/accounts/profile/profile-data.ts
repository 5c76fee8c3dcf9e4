import { settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../session/index.ts';

export const loadProfile = accountLoader(({ user, signal }) => ({
  details: user.userType === 'admin' ? null : settle(api.profile.details({}, { signal })),
  access: settle(api.access.list({}, { signal })),
  security: settle(api.security.show({}, { signal })),
  sessions: settle(api.profile.sessions({}, { signal })),
  dataExport: settle(api.privacy.show({}, { signal })),
}));

export type ProfileData = NonNullable<Awaited<ReturnType<typeof loadProfile>>['data']>;
