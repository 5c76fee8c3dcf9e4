import type { supportContract, supportDeskContract } from '@letfair/contract/support';
import type { Handlers } from '../../platform/http/handlers.ts';
import { actOnTicket } from './act-on-ticket.ts';
import { answerTicket } from './answer-ticket.ts';
import { assignTicket } from './assign-ticket.ts';
import { complain } from './complain.ts';
import type { SupportDeps } from './deps.ts';
import { listOwnTickets } from './list-own-tickets.ts';
import { listSupportTickets } from './list-tickets.ts';
import { openTicket } from './open-ticket.ts';
import { prioritiseTicket } from './prioritise-ticket.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { settleTicket } from './settle-ticket.ts';
import { showOwnTicket } from './show-own-ticket.ts';
import { showTicket } from './show-ticket.ts';

export const supportRoutes = (deps: SupportDeps): Handlers<typeof supportContract> => ({
  openTicket: openTicket(deps),
  complain: complain(deps),
  mine: listOwnTickets(deps.db),
  thread: showOwnTicket(deps.db),
  reply: replyToTicket(deps),
  act: settleTicket(),
});

export const supportDeskRoutes = (deps: SupportDeps): Handlers<typeof supportDeskContract> => ({
  tickets: listSupportTickets(deps.db),
  ticket: showTicket(deps.db),
  answer: answerTicket(deps),
  act: actOnTicket(deps),
  prioritise: prioritiseTicket(),
  assign: assignTicket(),
});
