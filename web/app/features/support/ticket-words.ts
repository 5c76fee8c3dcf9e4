import type { Ticket } from '@letfair/contract/support';
import { subjectLabels } from './ticket-choices.ts';

/** A complaint about data has no subject of the contact form. */
export const subjectText = ({ kind, subject }: Pick<Ticket, 'kind' | 'subject'>): string =>
  kind === 'data-complaint' ? 'Data complaint' : subjectLabels[subject];

export const ticketPath = (reference: string): string => `/support?ticket=${encodeURIComponent(reference)}`;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** "3 Dec 2026, 14:32", as the clocks in the UK have it. */
export const momentText = (instant: string): string => moment.format(new Date(instant));
