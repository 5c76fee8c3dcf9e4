import type { OwnListingSummary } from '@letfair/contract/listings';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { api } from '../../session/index.ts';

/** More pages than this make no list to choose from. */
const MOST_PAGES = 20;

async function loadHomes(signal: AbortSignal) {
  const homes: OwnListingSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await api.listings.mine({ query: { ...(cursor && { cursor }) } }, { signal });
    if (!answer.success) return answer;
    homes.push(...answer.data.properties);
    if (!answer.data.nextCursor) break;
    cursor = answer.data.nextCursor;
  }
  return { success: true as const, data: homes };
}

/** All homes of a lister, newest first, for a list to choose from. */
export function useOwnHomes() {
  const { data, status, reload } = useLoaded(loadHomes);
  return { data, status, reload };
}
