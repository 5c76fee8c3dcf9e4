import type { Team } from '@letfair/contract/teams/membership';
import { useEffect, useState } from 'react';
import { api } from '../session/index.ts';

/** Everybody who works for the account of the reader; undefined until they are loaded. */
export function useTeamMembers() {
  const [members, setMembers] = useState<Team['members']>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    const left = new AbortController();
    setHasFailed(false);
    api.teams.show({}, { signal: left.signal }).then(
      (answer) => (answer.success ? setMembers(answer.data.members) : setHasFailed(true)),
      () => left.signal.aborted || setHasFailed(true),
    );
    return () => left.abort();
  }, [tries]);
  return { members, hasFailed, load: () => setTries(tries + 1) };
}
