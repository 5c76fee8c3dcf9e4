import type { Answer, Fields } from '@letfair/contract/endpoint';
import type { supportContract } from '@letfair/contract/support';
import { ticketSentences } from '@letfair/domain/support/tickets';
import type { Submitted } from '../../lib/use-submission.ts';

export type TicketOutcome =
  | { readonly kind: 'sent'; readonly message: string; readonly reference: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Fields };

/** What the contact page says to each answer. */
export function ticketOutcome(sent: Submitted<Answer<typeof supportContract.openTicket>>): TicketOutcome {
  if ('error' in sent) return { kind: 'refused', message: ticketSentences.broken, fields: {} };
  const { answer } = sent;
  if (answer.success) return { kind: 'sent', message: ticketSentences.sent, reference: answer.data.id };
  return { kind: 'refused', message: answer.message || ticketSentences.failed, fields: answer.error?.fields ?? {} };
}
