import { type TicketStatus, ticketStatuses } from '@letfair/domain/support/tickets';

export interface TicketView {
  readonly status: TicketStatus | 'all';
  readonly show: 'all' | 'overdue' | 'mine' | 'complaints';
  readonly order: 'newest' | 'overdue';
  /** What people quote, or the address they wrote from. */
  readonly search: string;
}

export const firstView: TicketView = { status: 'all', show: 'all', order: 'newest', search: '' };

export const statusOptions = [
  { value: 'all', label: 'Any status' },
  ...ticketStatuses.map((value) => ({ value, label: value })),
] as const;

export const showOptions = [
  { value: 'all', label: 'All tickets' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'mine', label: 'Mine' },
  { value: 'complaints', label: 'Data complaints' },
] as const;

export const orderOptions = [
  { value: 'newest', label: 'Newest first' },
  { value: 'overdue', label: 'Overdue first' },
] as const;

/** What the server is asked for a view. */
export const viewQuery = ({ status, show, order, search }: TicketView) => ({
  ...(status !== 'all' && { status }),
  ...(show === 'overdue' && { overdue: 'true' as const }),
  ...(show === 'mine' && { mine: 'true' as const }),
  ...(show === 'complaints' && { kind: 'data-complaint' as const }),
  ...(order === 'overdue' && { sort: order }),
  ...(search && { search }),
});
