import { OWN_TICKETS_PER_PAGE, type supportContract } from '@letfair/contract/support';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/support/tickets';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { closedForSender, noSuchTicket, notFromHere, type SupportDeps, threadIsFull } from './deps.ts';
import { moveTicket } from './move-ticket.ts';
import { showDesk, tellDesk, tellSender } from './notify.ts';
import { replyFlood } from './open-ticket.ts';
import { presentOwnThread, presentTicket } from './present-ticket.ts';
import { listTicketsOf } from './ticket-lists.repository.ts';
import { countMessages, insertMessage, lockTicketOf, ticketOf } from './tickets.repository.ts';

export const listOwnTickets =
  (db: Db): Handler<typeof supportContract.mine> =>
  async ({ actor, query }) => {
    const page = await keysetPage(query.cursor, OWN_TICKETS_PER_PAGE, (range) => listTicketsOf(db, actor.id, range));
    if (!page.ok) return page;
    return { ok: true, data: { tickets: page.rows.map(presentTicket), nextCursor: page.nextCursor } };
  };

export const showOwnTicket =
  (db: Db): Handler<typeof supportContract.thread> =>
  async ({ actor, params }) => {
    const ticket = await ticketOf(db, actor.id, params.reference);
    return ticket ? { ok: true, data: await presentOwnThread(db, ticket) } : noSuchTicket;
  };

export const replyToTicket =
  (deps: SupportDeps): Handler<typeof supportContract.reply> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const flood = await replyFlood(tx, actor.id);
      if (flood) return flood;
      const ticket = await lockTicketOf(tx, actor.id, params.reference);
      if (!ticket) return noSuchTicket;
      // The first message is stored in the ticket itself.
      if ((await countMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadIsFull;
      const moved = await moveTicket(tx, ticket, { action: 'reply', side: 'sender' });
      if (!moved) return closedForSender;
      await insertMessage(tx, { ticket_id: ticket.id, by: 'sender', author_id: null, content });
      await tellDesk(tx, deps, moved, content);
      // The sender's other open pages update too.
      await tellSender(tx, moved, null);
      return { ok: true, data: await presentOwnThread(tx, moved) };
    });

export const settleTicket =
  (): Handler<typeof supportContract.act> =>
  ({ actor, params, body: { action }, write }) =>
    write(async (tx) => {
      const ticket = await lockTicketOf(tx, actor.id, params.reference);
      if (!ticket) return noSuchTicket;
      const moved = await moveTicket(tx, ticket, { action, side: 'sender' });
      if (!moved) return notFromHere(ticket.status);
      await showDesk(tx, moved);
      await tellSender(tx, moved, null);
      return { ok: true, data: await presentOwnThread(tx, moved) };
    });
