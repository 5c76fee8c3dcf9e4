import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

export type TicketRow = Selectable<Tables['ticket']>;

export const insertTicket = (tx: Tx, ticket: Insertable<Tables['ticket']>) =>
  tx.insertInto('ticket').values(ticket).execute();

export async function countOpenTickets(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('ticket')
    .select((select) => select.fn.countAll<string>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Newest first; ids are in order of time. */
export function listTickets(
  db: Db,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<TicketRow[]> {
  const newest = db.selectFrom('ticket').selectAll().orderBy('id', 'desc').limit(limit);
  return (before === null ? newest : newest.where('id', '<', before)).execute();
}
