import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface Drag {
  readonly id: string;
  readonly over: string | null;
}

/** Marks the tile of a photo, for the pointer to find. */
export const tileMark = (id: string) => ({ 'data-photo': id });

const EDGE_PX = 64;
const SCROLL_PX = 16;
/** A press that moves less than this is a click. */
const SLOP_PX = 6;

/**
 * Puts photos in order with a mouse, a finger or a pen. The list changes once, when the pointer is lifted; until then
 * the tile under it is only marked. Escape, or a gesture that the browser takes over, leaves everything as it was.
 */
export function useDragOrder(onDrop: (id: string, over: string) => void) {
  const [shown, setShown] = useState<Drag | null>(null);
  // State may lag behind fast pointers, so the drop reads these refs.
  const drag = useRef<Drag | null>(null);
  const pressed = useRef<{ readonly id: string; readonly x: number; readonly y: number } | null>(null);

  const show = useCallback((next: Drag | null) => {
    drag.current = next;
    setShown(next);
  }, []);
  const cancel = useCallback(() => {
    pressed.current = null;
    show(null);
  }, [show]);

  const dragging = shown !== null;
  // In the layout phase, because Escape may be pressed as soon as the drag is seen.
  useLayoutEffect(() => {
    if (!dragging) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [dragging, cancel]);

  const handlers = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      pressed.current = { id, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = pressed.current;
      if (!from) return;
      if (!drag.current && Math.hypot(clientX - from.x, clientY - from.y) < SLOP_PX) return;
      scrollNearEdge(clientY);
      const over = photoAt(clientX, clientY);
      if (!drag.current || drag.current.over !== over) show({ id: from.id, over });
    },
    onPointerUp() {
      const dropped = drag.current;
      cancel();
      if (dropped?.over && dropped.over !== dropped.id) onDrop(dropped.id, dropped.over);
    },
    onPointerCancel: cancel,
  });

  return { dragged: shown?.id ?? null, over: shown?.over ?? null, handlers };
}

const photoAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')?.dataset.photo ?? null;

function scrollNearEdge(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}
