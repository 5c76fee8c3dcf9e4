import { useEffect } from 'react';
import { api } from './api.ts';
import { currentSession, replaceStoredUser } from './session-store.ts';

/** Once a page load, quietly: a name, a role or a suspension may have changed since the user was stored. */
export function useFreshUser(): void {
  useEffect(() => {
    const session = currentSession();
    if (session.status !== 'signed-in') return;
    const { token } = session;
    api.accounts.me().then(
      (answer) => {
        const now = currentSession();
        if (answer.success && now.status === 'signed-in' && now.token === token) replaceStoredUser(answer.data.user);
      },
      () => {
        // No network is no reason to sign anybody out; the stored user serves.
      },
    );
  }, []);
}
