import { isLister } from '@letfair/domain/accounts/user-types';
import { useEffect, useState } from 'react';
import { api, type SessionUser } from '../session/index.ts';

/** Whether others work for the same account; false while that is not known. */
export function useHasTeam({ userType, team }: SessionUser): boolean {
  const [hasMembers, setHasMembers] = useState(false);
  const isUnknown = isLister(userType) && !team;
  useEffect(() => {
    if (!isUnknown) return;
    api.teams.show().then(
      (answer) => answer.success && setHasMembers(answer.data.members.length > 1),
      () => undefined,
    );
  }, [isUnknown]);
  return team !== undefined || hasMembers;
}
