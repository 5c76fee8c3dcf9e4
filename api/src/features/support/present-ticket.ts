import type { DeskThread, DeskTicket, OwnThread, Ticket } from '@letfair/contract/support';
import { isOverdue, replyDueAt, ticketActionsFrom } from '@letfair/domain/support/lifecycle';
import type { Db } from '../../platform/db.ts';
import { type Account, findAccountsByIds } from '../accounts/index.ts';
import { listTicketMessages, type TicketMessageRow, type TicketRow } from './tickets.repository.ts';

/** The reference is the public id; the row's key stays internal. */
export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.reference,
  kind: row.kind,
  name: row.name,
  email: row.email,
  userType: row.user_type,
  subject: row.subject,
  priority: row.priority,
  status: row.status,
  message: row.message,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.moved_at.toISOString(),
});

export async function presentOwnThread(db: Db, row: TicketRow): Promise<OwnThread> {
  const further = await listTicketMessages(db, row.id);
  return {
    ...presentTicket(row),
    messages: [firstMessage(row), ...further.map(presentMessage)],
    actions: [...ticketActionsFrom(row.status, 'sender')],
  };
}

export async function presentDeskTickets(db: Db, readerId: string, rows: readonly TicketRow[]): Promise<DeskTicket[]> {
  const admins = await findAccountsByIds(db, uniqueIds(rows.map(({ assignee_id }) => assignee_id)));
  return rows.map((row) => presentDeskTicket(row, readerId, admins));
}

export async function presentDeskThread(db: Db, readerId: string, row: TicketRow): Promise<DeskThread> {
  const further = await listTicketMessages(db, row.id);
  const admins = await findAccountsByIds(
    db,
    uniqueIds([row.assignee_id, ...further.map(({ author_id }) => author_id)]),
  );
  return {
    ...presentDeskTicket(row, readerId, admins),
    messages: [
      { ...firstMessage(row), author: row.name },
      ...further.map((message) => ({ ...presentMessage(message), author: authorOf(row, message, admins) })),
    ],
    actions: [...ticketActionsFrom(row.status, 'desk')],
  };
}

type Admins = ReadonlyMap<string, Account>;

function presentDeskTicket(row: TicketRow, readerId: string, admins: Admins): DeskTicket {
  return {
    ...presentTicket(row),
    overdue: isOverdue(row.asked_at, new Date()),
    dueAt: row.asked_at && replyDueAt(row.asked_at).toISOString(),
    assignee: row.assignee_id
      ? { name: adminNameOf(admins.get(row.assignee_id)), you: row.assignee_id === readerId }
      : null,
  };
}

const firstMessage = (row: TicketRow) => ({
  id: row.id,
  by: 'sender' as const,
  content: row.message,
  createdAt: row.created_at.toISOString(),
});

const presentMessage = ({ id, by, content, created_at }: TicketMessageRow) => ({
  id,
  by,
  content,
  createdAt: created_at.toISOString(),
});

const authorOf = (row: TicketRow, { by, author_id }: TicketMessageRow, admins: Admins): string =>
  by === 'sender' ? row.name : adminNameOf(author_id ? admins.get(author_id) : undefined);

const adminNameOf = (admin: Account | undefined): string =>
  admin ? `${admin.first_name} ${admin.last_name}`.trim() || admin.email : 'A former admin';

const uniqueIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
