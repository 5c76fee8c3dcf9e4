import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

/** The reader's tickets, newest first. */
export const useOwnTickets = () => usePaged(loadTickets);

async function loadTickets(cursor: string | undefined, signal?: AbortSignal) {
  const answer = await api.support.mine({ query: { ...(cursor && { cursor }) } }, { ...(signal && { signal }) });
  if (!answer.success) return answer;
  return { ...answer, data: { items: answer.data.tickets, nextCursor: answer.data.nextCursor } };
}
