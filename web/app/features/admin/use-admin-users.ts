import type { UserSort } from '@letfair/contract/admin';
import { useCallback } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

export interface UserOrder {
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
}

/** Users that match a search, in this order. */
export const useAdminUsers = (search: string, { sort, direction }: UserOrder) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { sort, direction, ...(search && { search }), ...(cursor && { cursor }) };
        const answer = await api.admin.users({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        const { users: items, nextCursor, total } = answer.data;
        return { ...answer, data: { items, nextCursor, total } };
      },
      [search, sort, direction],
    ),
  );
