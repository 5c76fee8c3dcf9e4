import {
  nextAskedAt,
  nextTicketStatus,
  type TicketAction,
  type TicketSide,
} from '@letfair/domain/site/support/lifecycle';
import { recordAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { setTicketStatus, type TicketRow } from './tickets.repository.ts';

type DeskAction = 'start' | 'answer' | 'update' | 'resolve' | 'close' | 'reopen' | 'prioritise' | 'assign' | 'unassign';

/** Without the message: the audit log is kept for ever, the thread is not. */
export const recordDeskAction = (tx: Tx, ticket: TicketRow, action: DeskAction, adminId: string, note = '') =>
  recordAudit(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action,
    target_type: 'ticket',
    target_id: ticket.id,
    status: ticket.status,
    note,
  });

export const recordAutomaticStep = (tx: Tx, ticket: TicketRow, action: 'lapse' | 'expire') =>
  recordAudit(tx, {
    actor_id: null,
    actor_role: 'clock',
    action,
    target_type: 'ticket',
    target_id: ticket.id,
    status: ticket.status,
  });

interface TicketStep {
  readonly action: TicketAction;
  readonly side: TicketSide;
  /** Becomes the assignee of an unassigned ticket. */
  readonly taker?: string;
}

/** Returns null when the lifecycle does not allow the step. */
export async function moveTicket(
  tx: Tx,
  ticket: TicketRow,
  { action, side, taker }: TicketStep,
): Promise<TicketRow | null> {
  const status = nextTicketStatus(ticket.status, action, side);
  if (!status) return null;
  return setTicketStatus(tx, ticket.id, {
    status,
    asked_at: nextAskedAt(action, ticket.asked_at, new Date()),
    assignee_id: ticket.assignee_id ?? taker ?? null,
  });
}
