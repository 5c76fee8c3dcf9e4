import type { supportContract } from '@letfair/contract/support';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentOwnThread } from './present-ticket.ts';
import { noSuchTicket } from './refusals.ts';
import { ticketOf } from './tickets.repository.ts';

export const showOwnTicket =
  (db: Db): Handler<typeof supportContract.thread> =>
  async ({ actor, params }) => {
    const ticket = await ticketOf(db, actor.id, params.reference);
    return ticket ? { ok: true, data: await presentOwnThread(db, ticket) } : noSuchTicket;
  };
