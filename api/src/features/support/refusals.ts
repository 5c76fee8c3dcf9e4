import { lifecycleSentences } from '@letfair/domain/support/lifecycle';
import type { TicketStatus } from '@letfair/domain/support/tickets';

export const noSuchTicket = { ok: false, code: 'not_found', message: 'There is no such ticket.' } as const;

const conflict = (message: string) => ({ ok: false, code: 'conflict', message }) as const;

export const notFromHere = (status: TicketStatus) => conflict(`That is not possible: the ticket is ${status} now.`);
export const closedForSender = conflict(lifecycleSentences.closed);
export const threadIsFull = conflict(lifecycleSentences.full);
