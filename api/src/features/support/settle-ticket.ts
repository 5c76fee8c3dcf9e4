import type { supportContract } from '@letfair/contract/support';
import type { Handler } from '../../platform/http/handlers.ts';
import { moveTicket } from './move-ticket.ts';
import { presentOwnThread } from './present-ticket.ts';
import { noSuchTicket, notFromHere } from './refusals.ts';
import { showDesk, tellSender } from './tell.ts';
import { lockTicketOf } from './tickets.repository.ts';

/** The sender has what they need. */
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
