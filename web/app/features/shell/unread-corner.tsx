import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

// With it comes the live channel, which nobody waits for.
const UnreadBadge = lazy(async () => ({ default: (await import('../live/index.ts')).UnreadBadge }));

/** Unread messages of whoever is signed in, once the page has nothing better to do. Admins have none. */
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
