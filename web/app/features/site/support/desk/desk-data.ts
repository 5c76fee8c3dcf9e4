import { ticketStatuses } from '@letfair/domain/site/support/tickets';
import { type Settled, settle, settlePage, useDetails } from '../../../../lib/page-data.ts';
import { api } from '../../../accounts/session/index.ts';
import { type Filters, filtersIn, type PageRequest } from '../../../trust/admin/index.ts';

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

export const loadTickets = ({ params, cursor, signal }: PageRequest) => {
  const query = { ...ticketQuery(filtersIn(params, ticketFilters)), ...(cursor && { cursor }) };
  return settlePage(api.supportDesk.tickets({ query }, { signal }), ({ tickets }) => tickets);
};

export const loadThread = ({ id, signal }: { readonly id: string; readonly signal: AbortSignal }) =>
  settle(threadOf(id, signal));

/** Null for a ticket that does not exist. */
async function threadOf(reference: string, signal: AbortSignal) {
  const answer = await api.supportDesk.ticket({ params: { reference } }, { signal });
  return answer.success || answer.error?.code !== 'not_found' ? answer : { success: true as const, data: null };
}

type Thread = Awaited<ReturnType<typeof loadThread>> extends Settled<infer Data> ? Data : never;

export const useThread = (reference: string) => useDetails<Thread>('thread', reference);
