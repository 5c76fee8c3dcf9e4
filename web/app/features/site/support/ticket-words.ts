import type { Ticket } from '@letfair/contract/site/support';
import type { TicketPriority, TicketSubject, TicketUserType } from '@letfair/domain/site/support/tickets';

export const userTypeLabels: Readonly<Record<TicketUserType, string>> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Letting agent',
  other: 'Someone else',
};

export const subjectLabels: Readonly<Record<TicketSubject, string>> = {
  account: 'My account',
  listing: 'A listing',
  application: 'An application',
  billing: 'Billing',
  technical: 'Something doesn’t work',
  other: 'Something else',
};

export const priorityLabels: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** A complaint about data has no subject of the contact form. */
export const subjectText = ({ kind, subject }: Pick<Ticket, 'kind' | 'subject'>): string =>
  kind === 'data-complaint' ? 'Data complaint' : subjectLabels[subject];

export const ticketPath = (reference: string): string => `/support?ticket=${encodeURIComponent(reference)}`;
