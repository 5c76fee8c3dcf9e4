import { OWN_TICKETS_PER_PAGE, type supportContract } from '@letfair/contract/site/support';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/site/support/tickets';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { keysetPage } from '../../../platform/keyset-page.ts';
import { invalidTicketStep, type SupportDeps, threadFull, ticketClosed, ticketNotFound } from './deps.ts';
import { moveTicket } from './move-ticket.ts';
import { notifyDesk, notifySender, refreshDeskPages } from './notify.ts';
import { replyLimitRefusal } from './open-ticket.ts';
import { presentOwnThread, presentTicket } from './present-ticket.ts';
import { listOwnTicketRows } from './ticket-lists.repository.ts';
import { countTicketMessages, findOwnTicket, insertTicketMessage, lockOwnTicket } from './tickets.repository.ts';

export const listOwnTickets =
  (db: Db): Handler<typeof supportContract.mine> =>
  async ({ actor, query }) => {
    const page = await keysetPage(query.cursor, OWN_TICKETS_PER_PAGE, (range) =>
      listOwnTicketRows(db, actor.id, range),
    );
    if (!page.ok) return page;
    return { ok: true, data: { tickets: page.rows.map(presentTicket), nextCursor: page.nextCursor } };
  };

export const showOwnTicket =
  (db: Db): Handler<typeof supportContract.thread> =>
  async ({ actor, params }) => {
    const ticket = await findOwnTicket(db, actor.id, params.reference);
    return ticket ? { ok: true, data: await presentOwnThread(db, ticket) } : ticketNotFound;
  };

export const replyToTicket =
  (deps: SupportDeps): Handler<typeof supportContract.reply> =>
  ({ actor, params, body: { content }, write }) =>
    write(async (tx) => {
      const flood = await replyLimitRefusal(tx, actor.id);
      if (flood) return flood;
      const ticket = await lockOwnTicket(tx, actor.id, params.reference);
      if (!ticket) return ticketNotFound;
      // The first message is stored in the ticket itself.
      if ((await countTicketMessages(tx, ticket.id)) + 1 >= MAX_TICKET_MESSAGES) return threadFull;
      const moved = await moveTicket(tx, ticket, { action: 'reply', side: 'sender' });
      if (!moved) return ticketClosed;
      await insertTicketMessage(tx, { ticket_id: ticket.id, by: 'sender', author_id: null, content });
      await notifyDesk(tx, deps, moved, { message: content, senderId: actor.id });
      // The sender's other open pages update too.
      await notifySender(tx, moved, null);
      return { ok: true, data: await presentOwnThread(tx, moved) };
    });

export const actOnOwnTicket =
  (): Handler<typeof supportContract.act> =>
  ({ actor, params, body: { action }, write }) =>
    write(async (tx) => {
      const ticket = await lockOwnTicket(tx, actor.id, params.reference);
      if (!ticket) return ticketNotFound;
      const moved = await moveTicket(tx, ticket, { action, side: 'sender' });
      if (!moved) return invalidTicketStep(ticket.status);
      await refreshDeskPages(tx, moved);
      await notifySender(tx, moved, null);
      return { ok: true, data: await presentOwnThread(tx, moved) };
    });
