import type { Answer } from '@letfair/contract/endpoint';
import type { listingsContract } from '@letfair/contract/listings';
import type { Submitted } from '../../lib/use-submission.ts';
import type { ToastMessage } from '../../ui/feedback/toast-store.ts';

export type InventoryChoice = 'with' | 'without';

export interface SubmissionOutcome {
  readonly listed: boolean;
  readonly toast: ToastMessage;
  /** What the server objects to, in its own words. */
  readonly reasons: readonly string[];
  /** The draft became a listing in an earlier try: there is nothing left to change in the form. */
  readonly listedBefore: boolean;
}

/** Document 2, section 8. */
const toasts = {
  without: {
    title: 'Property Listed Successfully',
    description: 'Your property is now pending admin approval and will be live soon.',
  },
  with: {
    title: 'Property Listed with Inventory Service',
    description: 'Your property is submitted for approval and inventory service has been requested.',
  },
  failed: { title: 'Error', description: 'Failed to submit property listing. Please try again.' },
} as const;

export function submissionOutcome(
  sent: Submitted<Answer<typeof listingsContract.submit>>,
  choice: InventoryChoice,
): SubmissionOutcome {
  if ('error' in sent) return { listed: false, toast: toasts.failed, reasons: [], listedBefore: false };
  const { answer } = sent;
  if (answer.success) return { listed: true, toast: toasts[choice], reasons: [], listedBefore: false };
  const fields = Object.values(answer.error?.fields ?? {});
  const said = fields.length > 0 ? fields : [answer.message].filter(Boolean);
  return {
    listed: false,
    toast: toasts.failed,
    reasons: [...new Set(said)],
    listedBefore: answer.error?.code === 'conflict',
  };
}
