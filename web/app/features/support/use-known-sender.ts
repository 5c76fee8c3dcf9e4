import { useEffect, useRef } from 'react';
import { useSession } from '../session/index.ts';
import { fillInKnown } from './fill-in-known.ts';

/** Who writes, if they are signed in; the form in this frame begins with what is known of them. */
export function useKnownSender() {
  const session = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const user = session.status === 'signed-in' ? session.user : null;

  useEffect(() => {
    const form = frame.current?.querySelector('form');
    if (form && user) fillInKnown(form, user);
  }, [user]);

  return { frame, user };
}
