import type { TicketPriority, TicketSubject, TicketUserType } from '@letfair/domain/support/tickets';

export const userTypeLabels: Readonly<Record<TicketUserType, string>> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Letting agent',
  other: 'Somebody else',
};

export const subjectLabels: Readonly<Record<TicketSubject, string>> = {
  account: 'My account',
  listing: 'A listing',
  application: 'An application',
  billing: 'Billing',
  technical: 'Something does not work',
  other: 'Something else',
};

export const priorityLabels: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
