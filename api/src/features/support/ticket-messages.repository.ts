import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

export type TicketMessageRow = Selectable<Tables['ticket_message']>;

export const insertMessage = (
  tx: Tx,
  message: Pick<TicketMessageRow, 'ticket_id' | 'by' | 'author_id' | 'content'>,
): Promise<TicketMessageRow> =>
  tx
    .insertInto('ticket_message')
    .values({ id: newId(), created_at: sql<Date>`now()`, ...message })
    .returningAll()
    .executeTakeFirstOrThrow();

/** In order of time, without the first, which stays with the ticket. */
export const messagesOf = (db: Db, ticketId: string): Promise<TicketMessageRow[]> =>
  db.selectFrom('ticket_message').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute();

export async function countMessages(db: Db, ticketId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return count;
}
