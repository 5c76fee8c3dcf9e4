import { useCallback } from 'react';
import { usePaged } from '../../../lib/use-paged.ts';
import { api } from '../../session/index.ts';
import { type TicketView, viewQuery } from './ticket-view.ts';

/** Support tickets as the desk wants to see them. */
export function useAdminTickets({ status, show, order, search }: TicketView) {
  return usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...viewQuery({ status, show, order, search }), ...(cursor && { cursor }) };
        const answer = await api.supportDesk.tickets({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.tickets, nextCursor: answer.data.nextCursor } };
      },
      [status, show, order, search],
    ),
  );
}
