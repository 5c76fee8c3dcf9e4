import { Suspense } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useSessionFact } from '../session/index.ts';

/** Next to nobody needs it, so next to nobody loads it. */
const ReviewNotice = lazyPart(async () => (await import('./review-notice.tsx')).ReviewNotice);

export function PendingReview() {
  const mustReview = useSessionFact((session) => session.status === 'signed-in' && session.user.mustReviewAccess);
  return mustReview ? (
    <Suspense fallback={null}>
      <ReviewNotice />
    </Suspense>
  ) : null;
}
