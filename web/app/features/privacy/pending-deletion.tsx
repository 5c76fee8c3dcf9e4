import { lazy, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently.ts';
import { useSession } from '../session/index.ts';

/** Next to nobody needs it, so next to nobody loads it. */
const KeepAccount = lazy(
  patiently(() => import('./keep-account.tsx').then(({ KeepAccount }) => ({ default: KeepAccount }))),
);

export function PendingDeletion() {
  const session = useSession();
  const deletionDue = session.status === 'signed-in' ? session.user.deletionDue : undefined;
  return deletionDue ? (
    <Suspense fallback={null}>
      <KeepAccount deletionDue={deletionDue} />
    </Suspense>
  ) : null;
}
