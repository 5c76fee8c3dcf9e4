import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

/** Support tickets, newest first. */
export const useAdminTickets = () => usePaged(loadTickets);

async function loadTickets(cursor: string | undefined, signal?: AbortSignal) {
  const answer = await api.admin.tickets({ query: { ...(cursor && { cursor }) } }, { ...(signal && { signal }) });
  if (!answer.success) return answer;
  return { ...answer, data: { items: answer.data.tickets, nextCursor: answer.data.nextCursor } };
}
