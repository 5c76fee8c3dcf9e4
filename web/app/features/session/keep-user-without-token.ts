import { clearSession } from './session-store.ts';
import type { SessionUser } from './stored-session.ts';

/** For a new address, with which every session has ended: the user is kept as the server has them, the token is not. */
export function keepUserWithoutToken(user: SessionUser): void {
  clearSession();
  localStorage.setItem('user', JSON.stringify(user));
}
