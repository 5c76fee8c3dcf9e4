import type { Ticket } from '@letfair/contract/support';
import { subjectLabels } from './ticket-choices.ts';

/** A complaint about data has no subject of the contact form. */
export const subjectText = ({ kind, subject }: Pick<Ticket, 'kind' | 'subject'>): string =>
  kind === 'data-complaint' ? 'Data complaint' : subjectLabels[subject];

export const ticketPath = (reference: string): string => `/support?ticket=${encodeURIComponent(reference)}`;
