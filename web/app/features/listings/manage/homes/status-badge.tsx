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

interface StatusBadgeProps extends Pick<ComponentProps<typeof Badge>, 'low'> {
  readonly status: ListingStanding;
}

export const StatusBadge = ({ status, ...look }: StatusBadgeProps) => (
  <Badge tone={tones[status]} {...look}>
    {standingLabels[status]}
  </Badge>
);
