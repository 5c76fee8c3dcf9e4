import { CLAIM_MINUTES } from '@letfair/domain/trust/moderation/review';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../../accounts/session/index.ts';

const RENEWAL_MS = (CLAIM_MINUTES * 60_000) / 2;

/** Claims what is open, renews the claim while it stays open, and gives it up when the workspace is left. */
export function useClaim(targetId: string) {
  const [refused, setRefused] = useState<string | null>(null);

  const claim = useCallback(
    async (takeOver: boolean): Promise<void> => {
      const answer = await api.review.claim({ params: { targetId }, body: { takeOver } }).catch(() => null);
      // Without an answer the decision itself still checks that nobody else was quicker.
      setRefused(answer && !answer.success && answer.error.code === 'conflict' ? answer.message : null);
    },
    [targetId],
  );

  useEffect(() => {
    void claim(false);
    const timer = setInterval(() => void claim(false), RENEWAL_MS);
    return () => {
      clearInterval(timer);
      void api.review.release({ params: { targetId } }).catch(() => null);
    };
  }, [claim, targetId]);

  return { /** Says who else is looking at it. */ refused, takeOver: () => void claim(true) };
}
