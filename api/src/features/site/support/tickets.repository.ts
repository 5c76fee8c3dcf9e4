import type { TicketPriority, TicketStatus } from '@letfair/domain/site/support/tickets';
import { type Expression, type ExpressionBuilder, type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type TicketRow = Selectable<Tables['ticket']>;

export const insertTicket = (
  tx: Tx,
  ticket: Omit<Insertable<Tables['ticket']>, 'assignee_id' | 'asked_at' | 'created_at' | 'moved_at' | 'status'>,
): Promise<TicketRow> =>
  tx
    .insertInto('ticket')
    .values({ ...ticket, asked_at: sql<Date>`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();

export const countOpenTickets = (db: Db): Promise<number> =>
  countRows(db.selectFrom('ticket').where('status', '=', 'open'));

/**
 * A ticket belongs to the account that wrote it or, written without one, to the account that has verified its email.
 */
export const belongsTo =
  (accountId: string) =>
  (where: ExpressionBuilder<Tables, 'ticket'>): Expression<SqlBool> =>
    where.or([
      where('ticket.account_id', '=', accountId),
      where.and([
        where('ticket.account_id', 'is', null),
        where('ticket.email_key', '=', (select) =>
          select
            .selectFrom('account')
            .select('account.email_key')
            .where('account.id', '=', accountId)
            .where('account.verified_at', 'is not', null),
        ),
      ]),
    ]);

export const findOwnTicket = (db: Db, accountId: string, reference: string): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where('reference', '=', reference).where(belongsTo(accountId)).executeTakeFirst();

export const lockOwnTicket = (tx: Tx, accountId: string, reference: string): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('ticket')
    .selectAll()
    .where('reference', '=', reference)
    .where(belongsTo(accountId))
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findTicket = (db: Db, reference: string): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where('reference', '=', reference).executeTakeFirst();

export const lockTicket = (tx: Tx, reference: string): Promise<TicketRow | undefined> =>
  tx.selectFrom('ticket').selectAll().where('reference', '=', reference).forNoKeyUpdate().executeTakeFirst();

interface TicketMove {
  readonly status: TicketStatus;
  readonly asked_at: Date | null;
  readonly assignee_id: string | null;
}

export const setTicketStatus = (tx: Tx, id: string, moved: TicketMove): Promise<TicketRow> =>
  tx
    .updateTable('ticket')
    .set({ ...moved, moved_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const setPriority = (tx: Tx, id: string, priority: TicketPriority): Promise<TicketRow> =>
  tx.updateTable('ticket').set({ priority }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const setAssignee = (tx: Tx, id: string, assignee_id: string | null): Promise<TicketRow> =>
  tx.updateTable('ticket').set({ assignee_id }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Longest unchanged first; rows locked by somebody else wait for the next run. */
export const lockIdleTickets = (
  tx: Tx,
  { status, days, limit }: { readonly status: TicketStatus; readonly days: number; readonly limit: number },
): Promise<TicketRow[]> =>
  tx
    .selectFrom('ticket')
    .selectAll()
    .where('status', '=', status)
    .where('moved_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('moved_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

export type TicketMessageRow = Selectable<Tables['ticket_message']>;

export const insertTicketMessage = (
  tx: Tx,
  message: Pick<TicketMessageRow, 'ticket_id' | 'by' | 'author_id' | 'content'>,
): Promise<TicketMessageRow> =>
  tx
    .insertInto('ticket_message')
    .values({ id: newId(), created_at: sql<Date>`now()`, ...message })
    .returningAll()
    .executeTakeFirstOrThrow();

/** In order of time, without the first message, which is stored in the ticket. */
export const listTicketMessages = (db: Db, ticketId: string): Promise<TicketMessageRow[]> =>
  db.selectFrom('ticket_message').selectAll().where('ticket_id', '=', ticketId).orderBy('id').execute();

export const countTicketMessages = (db: Db, ticketId: string): Promise<number> =>
  countRows(db.selectFrom('ticket_message').where('ticket_id', '=', ticketId));
