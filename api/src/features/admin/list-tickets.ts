import { type adminContract, TICKETS_PER_PAGE } from '@letfair/contract/admin';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listTickets, presentTicket } from '../support/index.ts';

export const listSupportTickets =
  (db: Db): Handler<typeof adminContract.tickets> =>
  async ({ query }) => {
    const page = await keysetPage(query.cursor, TICKETS_PER_PAGE, (range) => listTickets(db, range));
    if (!page.ok) return page;
    return { ok: true, data: { tickets: page.rows.map(presentTicket), nextCursor: page.nextCursor } };
  };
