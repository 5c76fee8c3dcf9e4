import { ticketStatusLabels } from '@letfair/domain/site/support/lifecycle';
import type { TicketStatus } from '@letfair/domain/site/support/tickets';
import type { ComponentProps } from 'react';
import { Badge } from '../../../ui/badge.tsx';

const tones: Readonly<Record<TicketStatus, ComponentProps<typeof Badge>['tone']>> = {
  open: 'neutral',
  'in-progress': 'good',
  waiting: 'warm',
  resolved: 'good',
  closed: 'neutral',
};

/** Where a ticket stands, in the words of its sender. */
export const TicketStatusBadge = ({ status }: { readonly status: TicketStatus }) => (
  <Badge tone={tones[status]}>{ticketStatusLabels[status]}</Badge>
);
