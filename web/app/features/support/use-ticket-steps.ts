import { useState } from 'react';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useLiveEvents } from '../live/index.ts';

type Answered =
  | { readonly success: true }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: string } };
export type SendStep = (options: { readonly idempotencyKey: string }) => Promise<Answered>;

const NO_ANSWER = 'That did not work. Please try again.';

/** What is done to one open ticket, step by step; `reload` loads it again whenever it may have changed. */
export function useTicketSteps(reload: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<string | null>(null);
  const { submit } = useSubmission();
  // A live event names a row and pages know references, so any changed ticket loads this one again.
  useLiveEvents('ticket', reload);

  /** Sends one change, which is `step` meanwhile; true when it is made. */
  async function change(name: string, content: unknown, send: SendStep): Promise<boolean> {
    if (step) return false;
    setFailure(null);
    setStep(name);
    const sent = await submit({ name, content }, send);
    setStep(null);
    if (!sent) return false;
    const answer = 'error' in sent ? null : sent.answer;
    if (!answer?.success) setFailure(answer?.message || NO_ANSWER);
    // After a conflict somebody else was quicker, and what is shown is out of date.
    if (answer?.success || answer?.error?.code === 'conflict') reload();
    return answer?.success ?? false;
  }

  return { step, failure, change };
}
