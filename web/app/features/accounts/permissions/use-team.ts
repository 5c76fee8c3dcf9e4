import { isLister } from '@letfair/domain/accounts/user-types';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { api, type SessionUser } from '../session/index.ts';

/** Everybody who works for the account of the reader; undefined until they are loaded. */
export function useTeamMembers() {
  const { data, ...state } = useAnswer((signal) => api.teams.show({}, { signal }));
  return { members: data?.members, ...state };
}

/** Whether others work for the same account; false while that is not known. */
export function useHasTeam({ userType, team }: SessionUser): boolean {
  const { data } = useAnswer((signal) => api.teams.show({}, { signal }), isLister(userType) && !team ? '' : null);
  return team !== undefined || (data !== undefined && data.members.length > 1);
}
