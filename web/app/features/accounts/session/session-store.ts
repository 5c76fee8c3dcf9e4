import { useSyncExternalStore } from 'react';
import { SESSION_KEYS } from '../../../lib/first-paint/mark-signed-in.ts';
import { parseSession, type Session, type SessionUser, type StoredItems } from './stored-session.ts';

const keys = [...SESSION_KEYS, 'favorites'] as const satisfies readonly (keyof StoredItems)[];
/** Set once the favourites of this browser are also on the server: from then on the server's list is the one. */
const mergedKey = 'favorites-merged';
/** Stays after signing out, so that wrong passwords of strangers do not lock this browser out. */
const deviceKey = 'device';
const loading: Session = { status: 'loading' };

let current: Session | null = null;
const listeners = new Set<() => void>();

/** The session as stored in this browser. Only the browser may ask. */
export function currentSession(): Session {
  current ??= parseSession(readItems());
  return current;
}

/** The session for a component; `loading` on the server and until the page is hydrated. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession, () => loading);

type Fact = string | boolean | null | undefined;

/**
 * One fact of the session. Its component is rendered again only when the fact changes; most facts are the same for a
 * visitor before and after hydration, where `useSession` would render a whole page twice.
 */
export const useSessionFact = <T extends Fact>(read: (session: Session) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(currentSession()),
    () => read(loading),
  );

export const useIsSignedIn = (): boolean => useSessionFact(({ status }) => status === 'signed-in');

/** Null for everybody else. */
export const useTenantToken = (): string | null =>
  useSessionFact((session) =>
    session.status === 'signed-in' && session.user.userType === 'tenant' ? session.token : null,
  );

export function storeSession(user: SessionUser, token: string, deviceToken?: string): void {
  const before = currentSession();
  if (before.status === 'signed-in' && before.user.email !== user.email) forgetFavorites();
  if (deviceToken && !knownDeviceToken()) localStorage.setItem(deviceKey, deviceToken);
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
  reread();
}

/** For a user that changed while signed in, as after a profile update. */
export function replaceStoredUser(user: SessionUser): void {
  if (currentSession().status !== 'signed-in') return;
  localStorage.setItem('user', JSON.stringify(user));
  reread();
}

/** What the heart changes, or what the server says; nobody's favourites are kept for nobody. */
export function storeFavorites(ids: readonly string[]): void {
  if (currentSession().status !== 'signed-in') return;
  localStorage.setItem('favorites', JSON.stringify(ids));
  reread();
}

/** What an earlier sign-in in this browser was given. */
export const knownDeviceToken = (): string | null => localStorage.getItem(deviceKey);

export const favoritesMerged = (): boolean => localStorage.getItem(mergedKey) !== null;
export const markFavoritesMerged = (): void => localStorage.setItem(mergedKey, 'true');

export function clearSession(): void {
  for (const key of keys) localStorage.removeItem(key);
  forgetFavorites();
  reread();
}

function forgetFavorites(): void {
  localStorage.removeItem('favorites');
  localStorage.removeItem(mergedKey);
}

function readItems(): StoredItems {
  try {
    const [user, token, favorites] = keys.map((key) => localStorage.getItem(key)) as [
      string | null,
      string | null,
      string | null,
    ];
    return { user, token, favorites };
  } catch {
    // A browser that forbids storage cannot be signed in.
    return { user: null, token: null, favorites: null };
  }
}

function reread(): void {
  const before = current;
  current = parseSession(readItems());
  noteLeftTeam(before, current);
  for (const listener of listeners) listener();
}

/** The name of the team that whoever is signed in here no longer belongs to. In this tab only, until they have read it. */
const leftTeamKey = 'left-team';

export const useLeftTeam = (): string | null =>
  useSessionFact(({ status }) => (status === 'signed-in' ? sessionStorage.getItem(leftTeamKey) : null));

export function forgetLeftTeam(): void {
  sessionStorage.removeItem(leftTeamKey);
  reread();
}

/** Someone else may have removed them while they were reading or typing. */
function noteLeftTeam(before: Session | null, now: Session): void {
  if (!before || now.status !== 'signed-in') return;
  if (before.status !== 'signed-in' || before.token !== now.token || now.user.team)
    sessionStorage.removeItem(leftTeamKey);
  else if (before.user.team) sessionStorage.setItem(leftTeamKey, before.user.team.name);
}

/** Other tabs tell through the storage event; a null key means that everything was cleared. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || (keys as readonly string[]).includes(key)) reread();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
