import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { useLiveEvents } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';

/** The coming viewings of a home that two people have with each other; nothing until they are loaded. */
export function useComingViewings(propertyId: string, otherId: string) {
  // Without an answer the conversation is as it would be without viewings.
  const { data, load: reload } = useAnswer(
    (signal) => api.viewings.list({ query: { when: 'coming', propertyId } }, { signal }),
    propertyId,
  );
  useLiveEvents('viewing', reload);
  const viewings = data?.viewings ?? [];
  const shared = viewings.filter(({ tenant, lister }) => tenant.id === otherId || lister.id === otherId);
  return {
    booked: shared.find(({ status }) => isBooked(status)) ?? null,
    proposed: shared.filter(({ status }) => status === 'proposed'),
    reload,
  };
}
