import type { Ticket } from '@letfair/contract/support';
import type { TicketRow } from './tickets.repository.ts';

/** People know a ticket by its reference; the key of its row stays inside. */
export const presentTicket = (row: TicketRow): Ticket => ({
  id: row.reference,
  name: row.name,
  email: row.email,
  userType: row.user_type,
  subject: row.subject,
  priority: row.priority,
  status: row.status,
  message: row.message,
  createdAt: row.created_at.toISOString(),
});
