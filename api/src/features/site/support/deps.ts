import { lifecycleSentences } from '@letfair/domain/site/support/lifecycle';
import type { TicketStatus } from '@letfair/domain/site/support/tickets';
import type { Db } from '../../../platform/db.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';

export interface SupportDeps {
  readonly db: Db;
  /** Links in mails start with it. */
  readonly publicUrl: string;
  /** Receives mails for our support desk. */
  readonly supportEmail: string;
}

export const ticketLinks = (publicUrl: string, reference: string) => ({
  sender: `${publicUrl}/support?ticket=${reference}`,
  desk: `${publicUrl}/admin/dashboard?tab=tickets&ticket=${reference}`,
});

export const ticketNotFound = notFound('We couldn’t find this ticket.');

export const invalidTicketStep = (status: TicketStatus) => conflict(`You can’t do that: the ticket is now ${status}.`);
export const ticketClosed = conflict(lifecycleSentences.closed);
export const threadFull = conflict(lifecycleSentences.full);
