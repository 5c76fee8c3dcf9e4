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

export const toastNow = (): ToastMessage | null => current;
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
