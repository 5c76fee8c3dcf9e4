import { isLister } from '@letfair/domain/accounts/user-types';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { api, type SessionUser } from '../../accounts/session/index.ts';

/** Whether others work for the same account; false while that is not known. */
export function useHasTeam({ userType, team }: SessionUser): boolean {
  const { data } = useAnswer((signal) => api.teams.show({}, { signal }), isLister(userType) && !team ? '' : null);
  return team !== undefined || (data !== undefined && data.members.length > 1);
}
