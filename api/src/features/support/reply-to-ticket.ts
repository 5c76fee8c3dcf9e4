import type { supportContract } from '@letfair/contract/support';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/support/tickets';
import type { Handler } from '../../platform/http/handlers.ts';
import type { SupportDeps } from './deps.ts';
import { moveTicket } from './move-ticket.ts';
import { presentOwnThread } from './present-ticket.ts';
import { closedForSender, noSuchTicket, threadIsFull } from './refusals.ts';
import { tellDesk, tellSender } from './tell.ts';
import { countMessages, insertMessage } from './ticket-messages.repository.ts';
import { lockTicketOf } from './tickets.repository.ts';
import { replyFlood } from './write-limits.ts';

export const replyToTicket =
  (deps: SupportDeps): Handler<typeof supportContract.reply> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const flood = await replyFlood(tx, actor.id);
      if (flood) return flood;
      const ticket = await lockTicketOf(tx, actor.id, params.reference);
      if (!ticket) return noSuchTicket;
      // The first message is kept with the ticket itself.
      if ((await countMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadIsFull;
      const moved = await moveTicket(tx, ticket, { action: 'reply', side: 'sender' });
      if (!moved) return closedForSender;
      await insertMessage(tx, { ticket_id: ticket.id, by: 'sender', author_id: null, content });
      await tellDesk(tx, deps, moved, content);
      // Their own other pages show it as well.
      await tellSender(tx, moved, null);
      return { ok: true, data: await presentOwnThread(tx, moved) };
    });
