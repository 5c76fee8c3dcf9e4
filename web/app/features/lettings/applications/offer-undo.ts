import type { Application } from '@letfair/contract/lettings/applications';
import { networkProblem } from '../../../lib/forms/use-form.ts';
import { newKey } from '../../../lib/network/idempotency-key.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { api } from '../../accounts/session/index.ts';

interface UndoableStep {
  readonly id: string;
  /** What was done. */
  readonly title: string;
  readonly description: string;
  readonly onUndone: (application: Application) => void;
  /** The other side may have answered in the meantime, so what is shown is out of date. */
  readonly onRefused: () => void;
}

/** Says that a step was taken, and takes it back when Undo is pressed. */
export function offerUndo({ id, title, description, onUndone, onRefused }: UndoableStep): void {
  const idempotencyKey = newKey();
  const say = () => toast({ title, description, action: { text: 'Undo', onPress: () => void undo() } });

  async function undo() {
    const answer = await api.applications.undo({ params: { id } }, { idempotencyKey }).catch(() => null);
    if (answer?.success) {
      toast({ title: 'Undone', description: 'The application is as it was before.' });
      onUndone(answer.data);
      return;
    }
    toast({ title: 'Not undone', description: answer?.message ?? networkProblem() });
    onRefused();
  }
  say();
}
