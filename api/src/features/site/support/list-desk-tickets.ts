import { type supportDeskContract, TICKETS_PER_PAGE } from '@letfair/contract/site/support';
import { instant, id as ticketId } from '@letfair/contract/wire/text';
import { overdueThreshold } from '@letfair/domain/site/support/lifecycle';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { keysetPage, noSuchPage, pageOf } from '../../../platform/keyset-page.ts';
import { presentDeskTickets } from './present-ticket.ts';
import {
  listAnsweredTickets,
  listNewestTickets,
  listWaitingTickets,
  type TicketFilter,
  type WaitingPosition,
} from './ticket-lists.repository.ts';
import type { TicketRow } from './tickets.repository.ts';

export const listDeskTickets =
  (db: Db): Handler<typeof supportDeskContract.tickets> =>
  async ({ actor, query }) => {
    const filter: TicketFilter = {
      status: query.status,
      kind: query.kind,
      search: query.search?.trim(),
      assigneeId: query.mine && actor.id,
      askedBy: query.overdue && overdueThreshold(new Date()),
    };
    const page = await (query.sort === 'overdue'
      ? listOverdueFirst(db, filter, query.cursor)
      : keysetPage(query.cursor, TICKETS_PER_PAGE, (range) => listNewestTickets(db, filter, range)));
    if (!page.ok) return page;
    return {
      ok: true,
      data: { tickets: await presentDeskTickets(db, actor.id, page.rows), nextCursor: page.nextCursor },
    };
  };

/** Longest waiting first, then answered tickets, newest first. */
async function listOverdueFirst(db: Db, filter: TicketFilter, cursor: string | undefined) {
  const from = readCursor(cursor);
  if (!from.ok) return from;
  const limit = TICKETS_PER_PAGE + 1;
  const asked = from.before === null ? await listWaitingTickets(db, filter, { after: from.after, limit }) : [];
  const answered =
    asked.length < limit
      ? await listAnsweredTickets(db, filter, { before: from.before, limit: limit - asked.length })
      : [];
  const found = [...asked, ...answered];
  return { ok: true, ...pageOf(found, TICKETS_PER_PAGE, cursorOf) } as const;
}

const cursorOf = ({ asked_at, id }: TicketRow): string => (asked_at ? `${asked_at.toISOString()} ${id}` : id);

type CursorResult =
  | { readonly ok: true; readonly after: WaitingPosition | null; readonly before: string | null }
  | typeof noSuchPage;

function readCursor(cursor: string | undefined): CursorResult {
  if (cursor === undefined) return { ok: true, after: null, before: null };
  if (ticketId.safeParse(cursor).success) return { ok: true, after: null, before: cursor };
  const [askedAt = '', id = ''] = cursor.split(' ');
  const isOurs = instant.safeParse(askedAt).success && ticketId.safeParse(id).success;
  return isOurs ? { ok: true, after: { askedAt, id }, before: null } : noSuchPage;
}
