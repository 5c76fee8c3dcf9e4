import type { Viewing } from '@letfair/contract/viewings';
import type { StatusAction } from '@letfair/domain/viewings/lifecycle';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { api } from '../../session/index.ts';

/** One step of a viewing; `confirm` says that the tenant still comes. */
export interface ViewingStep {
  readonly action: StatusAction | 'confirm';
  readonly note?: string;
}

const NO_ANSWER = 'That did not work. Please try again.';

/** Takes a viewing one step further. `onStale` is called when the other side was quicker. */
export function useViewingStep(onDone: (viewing: Viewing, step: ViewingStep) => void, onStale: () => void) {
  const { busy, submit } = useSubmission();

  /** Null when the step was taken, otherwise why not. */
  async function take(id: string, step: ViewingStep): Promise<string | null> {
    const { action, note = '' } = step;
    const sent = await submit({ id, step }, (options) =>
      action === 'confirm'
        ? api.viewings.confirm({ params: { id } }, options)
        : api.viewings.act({ params: { id }, body: { action, note } }, options),
    );
    if (!sent) return NO_ANSWER;
    const answer = 'error' in sent ? null : sent.answer;
    if (answer?.success) {
      onDone(answer.data, step);
      return null;
    }
    if (answer?.error?.code === 'conflict' || answer?.error?.code === 'not_found') onStale();
    return answer?.message || NO_ANSWER;
  }

  return { busy, take };
}
