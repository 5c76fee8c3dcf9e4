import { Suspense } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useSessionFact } from '../session/index.ts';

/** Next to nobody needs it, so next to nobody loads it. */
const KeepAccount = lazyPart(async () => (await import('./keep-account.tsx')).KeepAccount);

export function PendingDeletion() {
  const deletionDue = useSessionFact((session) =>
    session.status === 'signed-in' ? session.user.deletionDue : undefined,
  );
  return deletionDue ? (
    <Suspense fallback={null}>
      <KeepAccount deletionDue={deletionDue} />
    </Suspense>
  ) : null;
}
