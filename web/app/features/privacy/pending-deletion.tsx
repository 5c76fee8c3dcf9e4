import { lazy, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently.ts';
import { useSessionFact } from '../session/index.ts';

/** Next to nobody needs it, so next to nobody loads it. */
const KeepAccount = lazy(
  patiently(() => import('./keep-account.tsx').then(({ KeepAccount }) => ({ default: KeepAccount }))),
);

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
