import { useEffect, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { api, currentSession, useSession } from '../session/index.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { unreadTexts } from './unread-texts.ts';
import { useLiveEvents } from './use-live.ts';

/** Positioned absolutely, so that nothing moves when it appears. */
export function UnreadBadge() {
  const unread = useUnread();
  useEffect(reloadUnread, []);
  useLiveEvents('message', reloadUnread);
  useLiveEvents('read', reloadUnread);

  if (unread === 0) return null;
  const { short, spoken } = unreadTexts(unread);
  return (
    <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-none font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden> – {spoken}</VisuallyHidden>
    </span>
  );
}

/** Tied to the token, because the next user has other messages. */
let known: { readonly token: string; readonly count: number } | null = null;
const listeners = new Set<() => void>();

const currentToken = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.token : null;
};

function set(token: string | null, count: number): void {
  if (token === null || token !== currentToken()) return;
  known = { token, count };
  for (const listener of listeners) listener();
}

/** For answers that carry the count along with other data. */
export const setUnread = (count: number): void => set(currentToken(), count);

const reloadUnread = oneAtATime(async () => {
  const token = currentToken();
  try {
    const answer = await api.conversations.unread();
    if (answer.success) set(token, answer.data.unread);
  } catch {
    // The old count stays until the next event or connection.
  }
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useUnread(): number {
  const session = useSession();
  const count = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  return session.status === 'signed-in' && session.token === count?.token ? count.count : 0;
}
