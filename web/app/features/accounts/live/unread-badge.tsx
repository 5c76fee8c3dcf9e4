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

  const { count, short, spoken } = unreadTexts(unread.messages, unread.forYou);
  if (count === 0) return null;
  return (
    <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-none font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden> – {spoken}</VisuallyHidden>
    </span>
  );
}

interface Unread {
  readonly messages: number;
  /** Conversations that colleagues want this person to see. */
  readonly forYou: number;
}

const NOTHING: Unread = { messages: 0, forYou: 0 };

/** Tied to the token, because the next user has other messages. */
let known: { readonly token: string; readonly unread: Unread } | null = null;
const listeners = new Set<() => void>();

const currentToken = (): string | null => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.token : null;
};

function set(token: string | null, unread: Partial<Unread>): void {
  if (token === null || token !== currentToken()) return;
  known = { token, unread: { ...(known?.token === token ? known.unread : NOTHING), ...unread } };
  for (const listener of listeners) listener();
}

/** For answers that carry a count along with other data. */
export const setUnread = (unread: Partial<Unread>): void => set(currentToken(), unread);

const reloadUnread = oneAtATime(async () => {
  const token = currentToken();
  try {
    const answer = await api.conversations.unread();
    if (answer.success) set(token, { messages: answer.data.unread, forYou: answer.data.forYou });
  } catch {
    // The old count stays until the next event or connection.
  }
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useUnread(): Unread {
  const session = useSession();
  const kept = useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
  return session.status === 'signed-in' && session.token === kept?.token ? kept.unread : NOTHING;
}
