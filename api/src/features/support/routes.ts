import type { supportContract } from '@letfair/contract/support';
import type { Handlers } from '../../platform/http/handlers.ts';
import { openTicket, type SupportDeps } from './open-ticket.ts';

export const supportRoutes = (deps: SupportDeps): Handlers<typeof supportContract> => ({
  openTicket: openTicket(deps),
});
