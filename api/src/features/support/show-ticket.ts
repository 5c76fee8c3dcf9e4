import type { supportDeskContract } from '@letfair/contract/support';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentDeskThread } from './present-ticket.ts';
import { noSuchTicket } from './refusals.ts';
import { ticketCalled } from './tickets.repository.ts';

export const showTicket =
  (db: Db): Handler<typeof supportDeskContract.ticket> =>
  async ({ actor, params }) => {
    const ticket = await ticketCalled(db, params.reference);
    return ticket ? { ok: true, data: await presentDeskThread(db, actor.id, ticket) } : noSuchTicket;
  };
