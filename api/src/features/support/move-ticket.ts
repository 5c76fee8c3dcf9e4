import { askedAfter, nextTicketStatus, type TicketAction, type TicketSide } from '@letfair/domain/support/lifecycle';
import type { Tx } from '../../platform/db.ts';
import { record } from '../audit/index.ts';
import { setStatus, type TicketRow } from './tickets.repository.ts';

type Done = 'start' | 'answer' | 'update' | 'resolve' | 'close' | 'reopen' | 'prioritise' | 'assign' | 'unassign';

/** Without the message: the audit log is kept for ever, the thread is not. */
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

interface Step {
  readonly action: TicketAction;
  readonly side: TicketSide;
  /** Becomes the assignee of an unassigned ticket. */
  readonly taker?: string;
}

/** Returns null when the lifecycle does not allow the step. */
export async function moveTicket(tx: Tx, ticket: TicketRow, { action, side, taker }: Step): Promise<TicketRow | null> {
  const status = nextTicketStatus(ticket.status, action, side);
  if (!status) return null;
  return setStatus(tx, ticket.id, {
    status,
    asked_at: askedAfter(action, ticket.asked_at, new Date()),
    assignee_id: ticket.assignee_id ?? taker ?? null,
  });
}
