import type { User } from '@letfair/contract/accounts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router';
import { signInPath } from '../../lib/safe-next-path.ts';
import { verifyPath } from '../accounts/index.ts';
import { keepUserWithoutToken, useSession } from '../session/index.ts';
import { Profile } from './profile.tsx';
import { ProfilePlaceholder } from './profile-placeholder.tsx';

/** For everybody who is signed in; others are sent to sign in, and led back. */
export function ProfilePage() {
  const session = useSession();
  const [newAddress, setNewAddress] = useState<string | null>(null);

  function onNewAddress(user: User) {
    // Before the session is over, which by itself would lead to the sign-in page.
    flushSync(() => setNewAddress(user.email));
    keepUserWithoutToken(user);
  }

  if (newAddress) return <Navigate to={verifyPath({ email: newAddress })} replace />;
  if (session.status === 'loading') return <ProfilePlaceholder />;
  if (session.status === 'signed-out') return <Navigate to={signInPath('/profile')} replace />;
  const { user } = session;
  // What one person typed is never saved for another who signs in meanwhile.
  return <Profile key={user.id ?? user.email} user={user} onNewAddress={onNewAddress} />;
}
