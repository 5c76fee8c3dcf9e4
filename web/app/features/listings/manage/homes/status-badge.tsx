import { type ListingStanding, standingLabels } from '@letfair/domain/listings/standing';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';

const tones: Readonly<Record<ListingStanding, ComponentProps<typeof Badge>['tone']>> = {
  'needs-change': 'harm',
  pending: 'warm',
  live: 'good',
  paused: 'neutral',
  'let-agreed': 'good',
  let: 'neutral',
  rejected: 'harm',
  withdrawn: 'neutral',
  expired: 'warm',
};

export const StatusBadge = ({ status }: { readonly status: ListingStanding }) => (
  <Badge tone={tones[status]}>{standingLabels[status]}</Badge>
);
