import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

// Loaded after the page, because it brings the live channel with it. Without a connection the page goes on without it.
const UnreadBadge = lazy(() =>
  import('../live/index.ts').then(
    (live) => ({ default: live.UnreadBadge }),
    () => ({ default: () => null }),
  ),
);

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
