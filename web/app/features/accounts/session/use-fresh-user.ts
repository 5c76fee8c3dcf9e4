import { client as api } from 'virtual:api/client';
import { useEffect } from 'react';
import { currentSession, replaceStoredUser } from './session-store.ts';
import type { Session } from './stored-session.ts';

type SignedIn = Extract<Session, { readonly status: 'signed-in' }>;

/** Whose user is being asked for: a page and what stands around it need not both ask. */
let asking: string | null = null;

/** Once a page load, quietly: a name, a role or a suspension may have changed since the user was stored. */
export function useFreshUser(): void {
  useEffect(() => {
    const session = currentSession();
    if (session.status !== 'signed-in' || asking === session.token) return;
    asking = session.token;
    void freshen(session).finally(() => {
      asking = null;
    });
  }, []);
}

/** Now, because the server says that something about the user has changed; ends the session if its token is unknown. */
export async function refreshUser(): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in') await freshen(session);
}

async function freshen({ token, user: asked }: SignedIn): Promise<void> {
  try {
    const answer = await api.accounts.me();
    const now = currentSession();
    if (!answer.success || now.status !== 'signed-in' || now.token !== token) return;
    // What was saved or confirmed while the answer was under way is newer than the answer.
    const stored = now.user.updatedAt ?? '';
    const isAsAsked = JSON.stringify(now.user) === JSON.stringify(asked);
    const { user } = answer.data;
    if (stored < user.updatedAt || (stored === user.updatedAt && isAsAsked)) replaceStoredUser(user);
  } catch {
    // No network is no reason to sign anybody out; the stored user serves.
  }
}
