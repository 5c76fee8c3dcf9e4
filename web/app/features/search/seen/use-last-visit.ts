import { addedSince } from '@letfair/domain/search/added';
import { useHydrated } from '../../../lib/first-paint/use-hydrated.ts';
import { lastVisit } from './seen-homes.ts';

/** When the visit before this one ended, as a search asks for homes added since; null on the first. */
export function useLastVisit(): string | null {
  const ended = useHydrated() ? lastVisit() : null;
  return ended === null ? null : addedSince(new Date(ended));
}
