import type { supportDeskContract } from '@letfair/contract/support';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/support/tickets';
import type { Handler } from '../../platform/http/handlers.ts';
import { type SupportDeps, ticketLinks } from './deps.ts';
import { answerMail } from './mails.ts';
import { moveTicket } from './move-ticket.ts';
import { presentDeskThread } from './present-ticket.ts';
import { recordDesk } from './record-desk.ts';
import { noSuchTicket, notFromHere, threadIsFull } from './refusals.ts';
import { showDesk, tellSender } from './tell.ts';
import { countMessages, insertMessage } from './ticket-messages.repository.ts';
import { lockTicket } from './tickets.repository.ts';

export const answerTicket =
  ({ publicUrl }: SupportDeps): Handler<typeof supportDeskContract.answer> =>
  ({ actor, params, body: { content, action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicket(tx, params.reference);
      if (!ticket) return noSuchTicket;
      // The first message is kept with the ticket itself.
      if ((await countMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadIsFull;
      const moved = await moveTicket(tx, ticket, { action, side: 'desk', taker: actor.id });
      if (!moved) return notFromHere(ticket.status);
      await insertMessage(tx, { ticket_id: ticket.id, by: 'desk', author_id: actor.id, content });
      await recordDesk(tx, moved, action, actor.id);
      const { reference } = moved;
      const { sender: link } = ticketLinks(publicUrl, reference);
      await tellSender(tx, moved, answerMail({ reference, link, content }));
      await showDesk(tx, moved);
      return { ok: true, data: await presentDeskThread(tx, actor.id, moved) };
    });
