import { client as api } from 'virtual:api/client';
import { forgetTypedTexts } from '../../../lib/forms/typed-text.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { clearSession } from './session-store.ts';
import type { SessionUser } from './stored-session.ts';

/** Signs out here and now, and revokes the token on the server; without a network the first still holds. */
export function signOut(): void {
  const revoked = api.accounts.logout();
  clearSession();
  // A home that was about to be listed belongs to whoever signed out.
  sessionStorage.clear();
  forgetTypedTexts();
  for (const key of Object.keys(localStorage)) if (key.startsWith('seen:')) localStorage.removeItem(key);
  toast({ title: 'Signed out', description: 'See you soon.' });
  revoked.catch(() => {
    // Offline: this browser has forgotten the token, and on the server it ends with its time.
  });
}

/** For a new address, with which every session has ended: the user is kept as the server has them, the token is not. */
export function keepUserWithoutToken(user: SessionUser): void {
  clearSession();
  localStorage.setItem('user', JSON.stringify(user));
}
