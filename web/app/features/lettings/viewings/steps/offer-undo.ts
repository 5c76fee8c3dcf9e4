import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { NETWORK_ERROR } from '../../../../lib/forms/use-form.ts';
import { newKey } from '../../../../lib/network/idempotency-key.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { api } from '../../../accounts/session/index.ts';

interface Cancelled {
  readonly id: string;
  /** What was done, and what follows from it. */
  readonly title: string;
  readonly description: string;
  readonly onUndone: (viewing: Viewing) => void;
  /** What is shown may be out of date. */
  readonly onRefused: () => void;
}

/** Says that a viewing was cancelled, and brings it back when Undo is pressed. */
export function offerUndo({ id, title, description, onUndone, onRefused }: Cancelled): void {
  const idempotencyKey = newKey();
  toast({ title, description, action: { text: 'Undo', onPress: () => void undo() } });

  async function undo() {
    const answer = await api.viewings.undo({ params: { id } }, { idempotencyKey }).catch(() => null);
    if (answer?.success) {
      toast({ title: 'Undone', description: 'The viewing is as it was before.' });
      onUndone(answer.data);
      return;
    }
    toast({ title: 'Not undone', description: answer?.message ?? NETWORK_ERROR });
    onRefused();
  }
}
