import { useLayoutEffect, useRef, useState } from 'react';

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
