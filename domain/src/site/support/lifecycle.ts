import { keysOf } from '../../keys-of.ts';
import { REPLY_HOURS, type TicketStatus } from './tickets.ts';

/** The clock ends tickets that nobody ends. */
export type TicketSide = 'desk' | 'sender' | 'clock';

interface Edge {
  readonly by: TicketSide;
  readonly moves: Readonly<Partial<Record<TicketStatus, TicketStatus>>>;
}

/** The server enforces this graph, and the screens offer the actions it allows. */
export const ticketGraph = {
  start: { by: 'desk', moves: { open: 'in-progress' } },
  /** Writes to the sender and waits for them. */
  answer: {
    by: 'desk',
    moves: { open: 'waiting', 'in-progress': 'waiting', waiting: 'waiting', resolved: 'waiting' },
  },
  /** Writes to the sender without waiting for them. */
  update: {
    by: 'desk',
    moves: { open: 'in-progress', 'in-progress': 'in-progress', waiting: 'in-progress', resolved: 'in-progress' },
  },
  resolve: { by: 'desk', moves: { open: 'resolved', 'in-progress': 'resolved', waiting: 'resolved' } },
  close: { by: 'desk', moves: { open: 'closed', 'in-progress': 'closed', waiting: 'closed', resolved: 'closed' } },
  reopen: { by: 'desk', moves: { resolved: 'in-progress', closed: 'in-progress' } },
  reply: {
    by: 'sender',
    moves: { open: 'open', 'in-progress': 'in-progress', waiting: 'in-progress', resolved: 'open' },
  },
  /** The sender says that the ticket is solved. */
  settle: { by: 'sender', moves: { open: 'resolved', 'in-progress': 'resolved', waiting: 'resolved' } },
  /** The sender did not reply in time. */
  lapse: { by: 'clock', moves: { waiting: 'resolved' } },
  expire: { by: 'clock', moves: { resolved: 'closed' } },
} as const satisfies Record<string, Edge>;

export type TicketAction = keyof typeof ticketGraph;
export const ticketActions = keysOf(ticketGraph);

/** Actions of the desk with a message. Resolving is possible with and without one. */
export const writtenActions = ['answer', 'update', 'resolve'] as const satisfies readonly TicketAction[];
/** Actions of the desk without a message. */
export const silentActions = ['start', 'resolve', 'close', 'reopen'] as const satisfies readonly TicketAction[];
export type WrittenAction = (typeof writtenActions)[number];
export type SilentAction = (typeof silentActions)[number];

/** A ticket that waits longer for its sender is resolved. */
export const WAITING_DAYS = 14;
/** A resolved ticket is closed after this; until then the sender can reply. */
export const RESOLVED_DAYS = 14;
/** Closed tickets and their messages are erased after this. */
export const TICKET_RETENTION = { years: 2 } as const;

const edge = (action: TicketAction): Edge => ticketGraph[action];

/** Null when this side cannot take the action now. */
export const nextTicketStatus = (status: TicketStatus, action: TicketAction, side: TicketSide): TicketStatus | null =>
  edge(action).by === side ? (edge(action).moves[status] ?? null) : null;

export const ticketActionsFrom = (status: TicketStatus, side: TicketSide): readonly TicketAction[] =>
  ticketActions.filter((action) => nextTicketStatus(status, action, side) !== null);

/** For the sender. */
export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  'in-progress': 'In progress',
  waiting: 'Waiting for your reply',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** For the desk, which waits for the sender. */
export const deskStatusLabels: Readonly<Record<TicketStatus, string>> = {
  ...ticketStatusLabels,
  waiting: 'Waiting for the sender',
};

export const lifecycleSentences = {
  closed: 'This ticket is closed. Please open a new one and quote this one’s number.',
  full: 'This ticket has got very long. Please open a new one and quote this one’s number.',
} as const;

const HOUR_MS = 3_600_000;

/** The promise runs from the first unanswered message, so that adding a message does not delay the answer. */
export const replyDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + REPLY_HOURS * HOUR_MS);

/** `askedAt` is null while the sender does not wait for the desk. */
export const isOverdue = (askedAt: Date | null, now: Date): boolean =>
  askedAt !== null && replyDueAt(askedAt).getTime() <= now.getTime();

/** Tickets whose `askedAt` is earlier than this are overdue. */
export const overdueThreshold = (now: Date): Date => new Date(now.getTime() - REPLY_HOURS * HOUR_MS);

/** The time of the first unanswered message after an action; null when nothing is unanswered. */
export function nextAskedAt(action: TicketAction, askedAt: Date | null, now: Date): Date | null {
  if (action === 'reply') return askedAt ?? now;
  return action === 'start' || action === 'reopen' ? askedAt : null;
}
