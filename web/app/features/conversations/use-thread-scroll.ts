import { useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the reader counts as being at that end of the thread. */
const NEAR_PX = 48;

interface ThreadScroll {
  /** Number of the first message shown. */
  readonly first: number;
  readonly onTop: () => void;
}

/** Follows new messages at the end, and keeps the position when earlier messages are inserted above. */
export function useThreadScroll({ first, onTop }: ThreadScroll) {
  const box = useRef<HTMLElement>(null);
  const drawn = useRef({ first, height: 0, top: 0 });
  const [atEnd, setAtEnd] = useState(true);
  const follow = useRef(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (follow.current) element.scrollTop = element.scrollHeight;
    else if (first < drawn.current.first)
      element.scrollTop = drawn.current.top + element.scrollHeight - drawn.current.height;
    drawn.current = { first, height: element.scrollHeight, top: element.scrollTop };
  });

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    drawn.current = { ...drawn.current, height: scrollHeight, top: scrollTop };
    follow.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
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
