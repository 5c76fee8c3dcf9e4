import { askedAfter, nextTicketStatus, type TicketAction, type TicketSide } from '@letfair/domain/support/lifecycle';
import type { Tx } from '../../platform/db.ts';
import { record } from '../audit/index.ts';
import { setStatus, type TicketRow } from './tickets.repository.ts';

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

interface Step {
  readonly action: TicketAction;
  readonly side: TicketSide;
  /** Whoever takes up a ticket that is nobody's has it from then on. */
  readonly taker?: string;
}

/** One step along the graph; null when it does not lead anywhere from here. */
export async function moveTicket(tx: Tx, ticket: TicketRow, { action, side, taker }: Step): Promise<TicketRow | null> {
  const status = nextTicketStatus(ticket.status, action, side);
  if (!status) return null;
  return setStatus(tx, ticket.id, {
    status,
    asked_at: askedAfter(action, ticket.asked_at, new Date()),
    assignee_id: ticket.assignee_id ?? taker ?? null,
  });
}
