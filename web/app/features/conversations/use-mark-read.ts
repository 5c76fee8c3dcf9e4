import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { setUnread } from '../live/index.ts';
import { api } from '../session/index.ts';

interface MarkRead {
  readonly conversationId: string;
  /** The newest that waits to be read, if any. */
  readonly number: number | null;
  /** Whether that message is in sight. */
  readonly inSight: boolean;
  readonly onRead: (number: number) => void;
}

/** What somebody has in front of them is read. */
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
        // Still unread: the next message, or the next look at the page, tries again.
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

/** Whether somebody has this page in front of them. */
const usePageFocused = (): boolean => useSyncExternalStore(subscribe, isPageFocused, () => false);
