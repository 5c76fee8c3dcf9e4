import type { DeskThread, DeskTicket, OwnThread, Ticket } from '@letfair/contract/site/support';
import { isOverdue, replyDueAt, ticketActionsFrom } from '@letfair/domain/site/support/lifecycle';
import type { Db } from '../../../platform/db.ts';
import { type Account, findAccountsByIds } from '../../accounts/sign-in/index.ts';
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
  const people = await findAccountsByIds(
    db,
    uniqueIds(rows.flatMap(({ assignee_id, account_id }) => [assignee_id, account_id])),
  );
  return rows.map((row) => presentDeskTicket(row, readerId, people));
}

export async function presentDeskThread(db: Db, readerId: string, row: TicketRow): Promise<DeskThread> {
  const further = await listTicketMessages(db, row.id);
  const people = await findAccountsByIds(
    db,
    uniqueIds([row.assignee_id, row.account_id, ...further.map(({ author_id }) => author_id)]),
  );
  return {
    ...presentDeskTicket(row, readerId, people),
    messages: [
      { ...firstMessage(row), author: row.name },
      ...further.map((message) => ({ ...presentMessage(message), author: authorOf(row, message, people) })),
    ],
    actions: [...ticketActionsFrom(row.status, 'desk')],
  };
}

type People = ReadonlyMap<string, Account>;

function presentDeskTicket(row: TicketRow, readerId: string, people: People): DeskTicket {
  return {
    ...presentTicket(row),
    signedInAs: presentSender(row.account_id ? people.get(row.account_id) : undefined),
    overdue: isOverdue(row.asked_at, new Date()),
    dueAt: row.asked_at && replyDueAt(row.asked_at).toISOString(),
    assignee: row.assignee_id
      ? { name: adminNameOf(people.get(row.assignee_id)), you: row.assignee_id === readerId }
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

const authorOf = (row: TicketRow, { by, author_id }: TicketMessageRow, people: People): string =>
  by === 'sender' ? row.name : adminNameOf(author_id ? people.get(author_id) : undefined);

const nameOf = ({ first_name, last_name, email }: Account): string => `${first_name} ${last_name}`.trim() || email;
const adminNameOf = (admin: Account | undefined): string => (admin ? nameOf(admin) : 'A former admin');

export const presentSender = (account: Account | undefined): DeskTicket['signedInAs'] =>
  account ? { name: nameOf(account), email: account.email } : null;

const uniqueIds = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
