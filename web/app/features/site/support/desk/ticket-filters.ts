import { ticketStatuses } from '@letfair/domain/site/support/tickets';
import type { Filters } from '../../../trust/admin/tab-filters.ts';

/** A search finds the ticket number, or the address somebody wrote from. */
export const ticketFilters = {
  status: ['all', ...ticketStatuses],
  show: ['all', 'overdue', 'mine', 'complaints'],
  order: ['newest', 'overdue'],
  search: null,
} as const;
export type TicketFilters = Filters<typeof ticketFilters>;

/** What the server is asked for these filters. */
export const ticketQuery = ({ status, show, order, search }: TicketFilters) => ({
  ...(status !== 'all' && { status }),
  ...(show === 'overdue' && { overdue: 'true' as const }),
  ...(show === 'mine' && { mine: 'true' as const }),
  ...(show === 'complaints' && { kind: 'data-complaint' as const }),
  ...(order === 'overdue' && { sort: order }),
  ...(search && { search }),
});
