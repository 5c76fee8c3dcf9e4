import { networkProblem } from '../../lib/forms/use-form.ts';
import { newKey } from '../../lib/network/idempotency-key.ts';
import { dismissToast, subscribeToToast, type ToastMessage, toast, toastNow } from './toast-store.ts';

type Answer<Data> =
  | { readonly success: true; readonly data: Data; readonly message?: string | undefined }
  | { readonly success: false; readonly message?: string | undefined };

interface TakenStep<Data> {
  /** What was done. */
  readonly title: string;
  /** What follows from it. */
  readonly description?: string;
  readonly undo: (options: { readonly idempotencyKey: string }) => Promise<Answer<Data>>;
  /** How things are once it is undone. */
  readonly undone: string | ((data: Data) => string);
  readonly onUndone: (data: Data) => void;
  /** What is shown may be out of date. */
  readonly onRefused: () => void;
}

/** Says that a step was taken, and takes it back when Undo is pressed. */
export function offerUndo<Data>({ title, description, undo, undone, onUndone, onRefused }: TakenStep<Data>): void {
  const idempotencyKey = newKey();
  const action: ToastMessage['action'] = { text: 'Undo', busy: 'Undoing...', onPress: send };
  toast({ title, ...(description && { description }), action });

  async function send(): Promise<void> {
    const answer = await undo({ idempotencyKey }).catch(() => null);
    if (answer?.success) {
      const now = typeof undone === 'string' ? undone : undone(answer.data);
      // The server says what has happened since the step.
      toast({ title: 'Undone', description: [now, answer.message ?? ''].join(' ').trim() });
      return onUndone(answer.data);
    }
    // Without an answer the way back stays open: the same press once more is the same call.
    const refused = { title: 'We couldn’t undo that', description: answer?.message || networkProblem() };
    toast(answer ? refused : { ...refused, action });
    onRefused();
  }
}

interface WaitingStep {
  readonly title: string;
  readonly description?: string;
  /** Shows it as it was. */
  readonly onUndo: () => void;
  /** Carries the step out, once nobody can press Undo any more. */
  readonly onEnd?: () => void;
}

/** The same for a step that is shown as done and carried out when the offer ends: also when the page is left. */
export function offerUndoFirst({ onUndo, onEnd = () => {}, ...words }: WaitingStep): void {
  let isUndone = false;
  function onPress() {
    isUndone = true;
    onUndo();
  }
  toast({ ...words, action: { text: 'Undo', onPress } });
  const shown = toastNow();
  const stopListening = subscribeToToast(() => {
    if (toastNow() === shown) return;
    stopListening();
    removeEventListener('pagehide', dismissToast);
    if (!isUndone) onEnd();
  });
  addEventListener('pagehide', dismissToast);
}
