import { REPLY_HOURS, type TicketStatus } from './tickets.ts';

/** The desk answers, the sender asks, and the clock ends what nobody ends. */
export type TicketSide = 'desk' | 'sender' | 'clock';

interface Edge {
  readonly by: TicketSide;
  readonly moves: Readonly<Partial<Record<TicketStatus, TicketStatus>>>;
}

/** The whole life of a ticket. The server enforces this object, the screens offer what it allows. */
export const ticketGraph = {
  start: { by: 'desk', moves: { open: 'in-progress' } },
  /** Writes to the sender, whose turn it is then. */
  answer: {
    by: 'desk',
    moves: { open: 'waiting', 'in-progress': 'waiting', waiting: 'waiting', resolved: 'waiting' },
  },
  /** Writes to the sender, and goes on working. */
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
  /** The sender has what they need. */
  settle: { by: 'sender', moves: { open: 'resolved', 'in-progress': 'resolved', waiting: 'resolved' } },
  /** The sender never came back. */
  lapse: { by: 'clock', moves: { waiting: 'resolved' } },
  expire: { by: 'clock', moves: { resolved: 'closed' } },
} as const satisfies Record<string, Edge>;

export type TicketAction = keyof typeof ticketGraph;
export const ticketActions = Object.keys(ticketGraph) as [TicketAction, ...TicketAction[]];

/** What the desk does by writing. A solution can be written down, or be plain without words. */
export const writtenActions = ['answer', 'update', 'resolve'] as const satisfies readonly TicketAction[];
/** What the desk does without a word. */
export const silentActions = ['start', 'resolve', 'close', 'reopen'] as const satisfies readonly TicketAction[];
export type WrittenAction = (typeof writtenActions)[number];
export type SilentAction = (typeof silentActions)[number];

/** How long the sender has to come back before a ticket that waits for them counts as resolved. */
export const WAITING_DAYS = 14;
/** How long the sender can still reply to a resolved ticket before it is closed. */
export const RESOLVED_DAYS = 14;
/** Closed tickets and everything written in them go this long after they were closed. */
export const TICKET_RETENTION = { years: 2 } as const;

const edge = (action: TicketAction): Edge => ticketGraph[action];

/** Where the action of this side leads from here, or null when it is not possible. */
export const nextTicketStatus = (status: TicketStatus, action: TicketAction, side: TicketSide): TicketStatus | null =>
  edge(action).by === side ? (edge(action).moves[status] ?? null) : null;

export const ticketActionsFrom = (status: TicketStatus, side: TicketSide): readonly TicketAction[] =>
  ticketActions.filter((action) => nextTicketStatus(status, action, side) !== null);

/** As its sender reads it; the desk's table shows the bare status. */
export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  'in-progress': 'In progress',
  waiting: 'Waiting for your reply',
  resolved: 'Resolved',
  closed: 'Closed',
};

export const lifecycleSentences = {
  closed: 'This ticket is closed. Please open a new one and mention its number.',
  full: 'This ticket has become very long. Please open a new one and mention its number.',
} as const;

const HOUR_MS = 3_600_000;

/**
 * When the desk has to have answered. The promise runs from the first message that has no answer yet: whoever adds
 * something to it does not wait longer for that.
 */
export const replyDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + REPLY_HOURS * HOUR_MS);

/** `askedAt` is null while nobody waits for the desk. */
export const isOverdue = (askedAt: Date | null, now: Date): boolean =>
  askedAt !== null && replyDueAt(askedAt).getTime() <= now.getTime();

/** Whoever asked before this moment, and has no answer, is overdue. */
export const overdueIfAskedBy = (now: Date): Date => new Date(now.getTime() - REPLY_HOURS * HOUR_MS);

/** Since when the sender waits, after this was done: since the first message of theirs that has no answer. */
export function askedAfter(action: TicketAction, askedAt: Date | null, now: Date): Date | null {
  if (action === 'reply') return askedAt ?? now;
  return action === 'start' || action === 'reopen' ? askedAt : null;
}
