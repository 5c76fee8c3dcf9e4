export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** What to do about it: a way on, or a way back. */
  readonly action?: { readonly text: string } & (
    | { readonly to: string }
    /** The message stays while what was pressed is under way, and says so with `busy`. */
    | { readonly onPress: () => void | Promise<void>; readonly busy?: string }
  );
}

let current: ToastMessage | null = null;
const listeners = new Set<() => void>();

function show(message: ToastMessage | null): void {
  current = message;
  // A step that ends may show another message.
  for (const listener of [...listeners]) listener();
}

/** Shows one message; it replaces the one before. */
export const toast = (message: ToastMessage): void => show({ ...message });
export const dismissToast = (): void => show(null);

interface Undoable extends Omit<ToastMessage, 'action'> {
  readonly onUndo: () => void;
  /** Carries the step out, once nobody can press Undo any more. */
  readonly onEnd: () => void;
}

/** Offers Undo for a step that is shown as done, and carries it out when the offer ends: also when the page is left. */
export function toastWithUndo({ onUndo, onEnd, ...message }: Undoable): void {
  let isUndone = false;
  function onPress() {
    isUndone = true;
    onUndo();
  }
  const shown: ToastMessage = { ...message, action: { text: 'Undo', onPress } };
  show(shown);
  const stopListening = subscribeToToast(() => {
    if (current === shown) return;
    stopListening();
    removeEventListener('pagehide', dismissToast);
    if (!isUndone) onEnd();
  });
  addEventListener('pagehide', dismissToast);
}

export const toastNow = (): ToastMessage | null => current;
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
