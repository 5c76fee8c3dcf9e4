import type { TicketAction } from './lifecycle.ts';
import { REPLY_HOURS } from './tickets.ts';

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
