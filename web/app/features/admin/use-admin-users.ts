import { useCallback } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

/** Users that match a search, newest first. */
export const useAdminUsers = (search: string) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...(search && { search }), ...(cursor && { cursor }) };
        const answer = await api.admin.users({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.users, nextCursor: answer.data.nextCursor } };
      },
      [search],
    ),
  );
