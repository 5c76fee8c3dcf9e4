import type { ApplicationStatus } from '@letfair/domain/applications/lifecycle';
import { useCallback, useState } from 'react';
import { usePaged } from '../../lib/use-paged.ts';
import { api } from '../session/index.ts';

interface Filter {
  readonly propertyId: string | null;
  readonly status: ApplicationStatus | null;
}

/** Applications the reader sent, or those for their homes, newest first. */
export function useApplications({ propertyId, status }: Filter) {
  const [round, setRound] = useState(0);
  const list = usePaged(
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is the same list from its beginning
    useCallback(
      async (cursor: string | undefined, signal?: AbortSignal) => {
        const query = { ...(propertyId && { propertyId }), ...(status && { status }), ...(cursor && { cursor }) };
        const answer = await api.applications.list({ query }, { ...(signal && { signal }) });
        if (!answer.success) return answer;
        return { ...answer, data: { items: answer.data.applications, nextCursor: answer.data.nextCursor } };
      },
      [propertyId, status, round],
    ),
  );
  /** For a change that may touch any of them, on whichever page. */
  const restart = useCallback(() => setRound((count) => count + 1), []);
  return { ...list, restart };
}
