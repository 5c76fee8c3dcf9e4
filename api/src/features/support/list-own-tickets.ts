import { OWN_TICKETS_PER_PAGE, type supportContract } from '@letfair/contract/support';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listTicketsOf } from './listed-tickets.repository.ts';
import { presentTicket } from './present-ticket.ts';

export const listOwnTickets =
  (db: Db): Handler<typeof supportContract.mine> =>
  async ({ actor, query }) => {
    const page = await keysetPage(query.cursor, OWN_TICKETS_PER_PAGE, (range) => listTicketsOf(db, actor.id, range));
    if (!page.ok) return page;
    return { ok: true, data: { tickets: page.rows.map(presentTicket), nextCursor: page.nextCursor } };
  };
