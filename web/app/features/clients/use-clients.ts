import { useCallback } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

/** An agent's client landlords by name, either those of today or the archived ones. */
export const useClients = (search: string, archived: boolean) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = {
          archived: archived ? ('true' as const) : ('false' as const),
          ...(search && { search }),
          ...(cursor && { cursor }),
        };
        const answer = await api.clients.list({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.clients, nextCursor: answer.data.nextCursor } };
      },
      [search, archived],
    ),
  );
