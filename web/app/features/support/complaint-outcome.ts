import type { Answer, Fields } from '@letfair/contract/endpoint';
import type { supportContract } from '@letfair/contract/support';
import { complaintSentences } from '@letfair/domain/support/data-complaint';
import type { Submitted } from '../../lib/use-submission.ts';

export type ComplaintOutcome =
  | { readonly kind: 'sent'; readonly reference: string; readonly receivedAt: string; readonly acknowledgeBy: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Fields };

export function complaintOutcome(sent: Submitted<Answer<typeof supportContract.complain>>): ComplaintOutcome {
  if ('error' in sent) return { kind: 'refused', message: complaintSentences.failed, fields: {} };
  const { answer } = sent;
  if (!answer.success)
    return {
      kind: 'refused',
      message: answer.message || complaintSentences.failed,
      fields: answer.error?.fields ?? {},
    };
  const { id: reference, receivedAt, acknowledgeBy } = answer.data;
  return { kind: 'sent', reference, receivedAt, acknowledgeBy };
}
