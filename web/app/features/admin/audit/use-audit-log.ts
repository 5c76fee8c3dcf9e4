import { useCallback } from 'react';
import { usePaged } from '../../../lib/use-paged.ts';
import { api } from '../../session/index.ts';
import type { ActionChoice } from './audit-words.ts';

/** What admins decided, newest first; with an action only that. */
export const useAuditLog = (action: ActionChoice) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...(action && { action }), ...(cursor && { cursor }) };
        const answer = await api.admin.audit({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.entries, nextCursor: answer.data.nextCursor } };
      },
      [action],
    ),
  );
