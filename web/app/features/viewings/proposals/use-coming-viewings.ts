import type { Viewing } from '@letfair/contract/viewings';
import { isBooked } from '@letfair/domain/viewings/lifecycle';
import { useEffect, useState } from 'react';
import { useLiveEvents } from '../../live/index.ts';
import { api } from '../../session/index.ts';

/** The coming viewings of a home that two people have with each other; nothing until they are loaded. */
export function useComingViewings(propertyId: string, otherId: string) {
  const [viewings, setViewings] = useState<readonly Viewing[]>([]);
  const [loads, setLoads] = useState(0);
  const reload = () => setLoads((before) => before + 1);
  useLiveEvents('viewing', reload);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another change loads them again
  useEffect(() => {
    const left = new AbortController();
    api.viewings.list({ query: { when: 'coming', propertyId } }, { signal: left.signal }).then(
      (answer) => answer.success && setViewings(answer.data.viewings),
      () => {
        // Without an answer the conversation is as it would be without viewings.
      },
    );
    return () => left.abort();
  }, [propertyId, loads]);

  const shared = viewings.filter(({ tenant, lister }) => tenant.id === otherId || lister.id === otherId);
  return {
    booked: shared.find(({ status }) => isBooked(status)) ?? null,
    proposed: shared.filter(({ status }) => status === 'proposed'),
    reload,
  };
}
