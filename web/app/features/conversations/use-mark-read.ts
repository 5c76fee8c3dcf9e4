import { useEffect, useEffectEvent } from 'react';
import { setUnread } from '../live/index.ts';
import { api } from '../session/index.ts';
import { useLooking } from './use-looking.ts';

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
  const isRead = useLooking() && inSight;
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
