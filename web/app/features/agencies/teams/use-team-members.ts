import { useAnswer } from '../../../lib/network/use-answer.ts';
import { api } from '../../accounts/session/index.ts';

/** Everybody who works for the account of the reader; undefined until they are loaded. */
export function useTeamMembers() {
  const { data, ...state } = useAnswer((signal) => api.teams.show({}, { signal }));
  return { members: data?.members, ...state };
}
