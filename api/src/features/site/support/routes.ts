import type { supportContract, supportDeskContract } from '@letfair/contract/site/support';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { SupportDeps } from './deps.ts';
import { actOnTicket, answerTicket, assignTicket, prioritiseTicket, showTicket } from './desk-tickets.ts';
import { listDeskTickets } from './list-desk-tickets.ts';
import { openTicket, submitDataComplaint } from './open-ticket.ts';
import { actOnOwnTicket, listOwnTickets, replyToTicket, showOwnTicket } from './sender-tickets.ts';

export const supportRoutes = (deps: SupportDeps): Handlers<typeof supportContract> => ({
  openTicket: openTicket(deps),
  complain: submitDataComplaint(deps),
  mine: listOwnTickets(deps.db),
  thread: showOwnTicket(deps.db),
  reply: replyToTicket(deps),
  act: actOnOwnTicket(),
});

export const supportDeskRoutes = (deps: SupportDeps): Handlers<typeof supportDeskContract> => ({
  tickets: listDeskTickets(deps.db),
  ticket: showTicket(deps.db),
  answer: answerTicket(deps),
  act: actOnTicket(deps),
  prioritise: prioritiseTicket(),
  assign: assignTicket(),
});
