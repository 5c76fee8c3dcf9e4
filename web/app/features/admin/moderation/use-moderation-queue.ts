import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { useCallback } from 'react';
import { usePaged } from '../../../lib/use-paged.ts';
import { api } from '../../session/index.ts';

/** Listings of one status; those that wait come oldest first. */
export const useModerationQueue = (status: ListingStatus) =>
  usePaged(
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { status, ...(cursor && { cursor }) };
        const answer = await api.moderation.queue({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.properties, nextCursor: answer.data.nextCursor } };
      },
      [status],
    ),
  );
