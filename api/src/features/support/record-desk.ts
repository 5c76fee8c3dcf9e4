import type { Tx } from '../../platform/db.ts';
import { record } from '../audit/index.ts';
import type { TicketRow } from './tickets.repository.ts';

type Done = 'start' | 'answer' | 'update' | 'resolve' | 'close' | 'reopen' | 'prioritise' | 'assign' | 'unassign';

/** What an admin did to a ticket. What was written stays in the thread, which can be forgotten; this cannot. */
export const recordDesk = (tx: Tx, ticket: TicketRow, action: Done, adminId: string, note = '') =>
  record(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action,
    target_type: 'ticket',
    target_id: ticket.id,
    status: ticket.status,
    note,
  });

export const recordClock = (tx: Tx, ticket: TicketRow, action: 'lapse' | 'expire') =>
  record(tx, {
    actor_id: null,
    actor_role: 'clock',
    action,
    target_type: 'ticket',
    target_id: ticket.id,
    status: ticket.status,
  });
