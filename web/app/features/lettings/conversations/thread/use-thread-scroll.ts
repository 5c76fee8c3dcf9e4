import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePageFocused } from '../../../../lib/viewport/use-page-focused.ts';
import { setUnread } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';

/** Within this distance the reader counts as being at that end of the thread. */
const NEAR_PX = 48;

interface ThreadScroll {
  /** Number of the first message shown. */
  readonly first: number;
  /** Number of the message to show first; null for the newest. */
  readonly at: number | null;
  readonly onTop: () => void;
}

/** Opens at one message or at the end, where it follows new messages, and keeps the position when earlier messages are inserted above. */
export function useThreadScroll({ first, at, onTop }: ThreadScroll) {
  const box = useRef<HTMLElement>(null);
  const drawn = useRef({ first, height: 0, top: 0 });
  const [atEnd, setAtEnd] = useState(true);
  const follow = useRef(true);
  const toShow = useRef(at);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Somebody may have scrolled up whose scroll event has not come yet.
    if (element.scrollTop < drawn.current.top && !isNearEnd(element)) follow.current = false;
    const target = toShow.current && element.querySelector<HTMLElement>(`[data-number="${toShow.current}"]`);
    toShow.current = null;
    if (target) {
      const { top, height } = target.getBoundingClientRect();
      element.scrollTop += top - element.getBoundingClientRect().top - (element.clientHeight - height) / 2;
      target.focus({ preventScroll: true });
      follow.current = isNearEnd(element);
      setAtEnd(follow.current);
    } else if (follow.current) element.scrollTop = element.scrollHeight;
    else if (first < drawn.current.first) element.scrollTop += element.scrollHeight - drawn.current.height;
    drawn.current = { first, height: element.scrollHeight, top: element.scrollTop };
  });

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    drawn.current = { ...drawn.current, height: scrollHeight, top: scrollTop };
    follow.current = isNearEnd(element);
    setAtEnd(follow.current);
    if (scrollTop < NEAR_PX && scrollHeight > clientHeight) onTop();
  }

  function goToEnd(): void {
    follow.current = true;
    setAtEnd(true);
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }

  return { box, atEnd, onScroll, goToEnd };
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

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
        setUnread({ messages: answer.data.unread });
        tell(number);
      },
      () => {
        // They stay unread; the next message or the next focus tries again.
      },
    );
  }, [conversationId, number, isRead]);
}
