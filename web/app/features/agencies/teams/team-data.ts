import { isLister } from '@letfair/domain/accounts/user-types';
import { settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

/** Who works for the account that a lister works for; null for other roles. */
export const loadTeam = accountLoader(({ user, signal }) =>
  isLister(user.userType) ? { team: settle(api.teams.show({}, { signal })) } : null,
);
