import type { supportContract } from '@letfair/contract/support';
import {
  requiredOfEverybody,
  type TicketPriority,
  type TicketSubject,
  type TicketUserType,
  ticketRefusal,
  ticketSentences,
} from '@letfair/domain/support/tickets';
import type { Handler } from '../../platform/http/handlers.ts';
import type { SupportDeps } from './deps.ts';
import { fileTicket } from './file-ticket.ts';
import { ticketReceivedMail } from './mails.ts';
import { ticketFlood } from './write-limits.ts';

export const openTicket =
  (deps: SupportDeps): Handler<typeof supportContract.openTicket> =>
  async ({ body, actor, write }) => {
    const refusal = ticketRefusal(body, requiredOfEverybody);
    if (refusal) return { ok: false, code: 'invalid', ...refusal };
    const flood = await ticketFlood(deps.db, actor?.id, body.email);
    if (flood) return flood;
    return write(async (tx) => {
      const id = await fileTicket(tx, deps, {
        kind: 'help',
        account_id: actor?.id ?? null,
        name: body.name.trim(),
        email: body.email.trim(),
        // The rule has let only documented choices pass; one that was left alone becomes the most ordinary.
        user_type: (body.userType || 'other') as TicketUserType,
        subject: (body.subject || 'other') as TicketSubject,
        priority: (body.priority || 'medium') as TicketPriority,
        message: body.message.trim(),
        confirmation: ticketReceivedMail,
      });
      return { ok: true, data: { id }, message: ticketSentences.sent };
    });
  };
