import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useSession } from '../../accounts/session/index.ts';

// Loaded after the page, because it brings the live channel with it.
const UnreadBadge = lazyPart(async () => (await import('../../accounts/live/index.ts')).UnreadBadge);

/** Rendered when the browser is idle. Admins have no messages. */
export function UnreadCorner() {
  const session = useSession();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
    whenIdle(() => setIdle(true));
  }, []);
  if (!idle || session.status !== 'signed-in' || session.user.userType === 'admin') return null;
  return (
    <Suspense>
      <UnreadBadge key={session.token} />
    </Suspense>
  );
}
