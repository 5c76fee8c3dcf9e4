import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { setUnread } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';

interface MarkRead {
  readonly conversationId: string;
  /** Number of the newest unread message, if any. */
  readonly number: number | null;
  readonly inSight: boolean;
  readonly onRead: (number: number) => void;
}

/** Messages count as read when they are in view on a focused page. */
export function useMarkRead({ conversationId, number, inSight, onRead }: MarkRead): void {
  const isRead = usePageFocused() && inSight;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (number === null || !isRead) return;
    api.conversations.read({ params: { id: conversationId }, body: { number } }).then(
      (answer) => {
        if (!answer.success) return;
        setUnread(answer.data.unread);
        tell(number);
      },
      () => {
        // They stay unread; the next message or the next focus tries again.
      },
    );
  }, [conversationId, number, isRead]);
}

function subscribe(listener: () => void): () => void {
  addEventListener('focus', listener);
  addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const isPageFocused = () => document.visibilityState === 'visible' && document.hasFocus();

const usePageFocused = (): boolean => useSyncExternalStore(subscribe, isPageFocused, () => false);
