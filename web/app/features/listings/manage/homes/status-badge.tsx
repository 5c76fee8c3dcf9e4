import { type ListingStatus, listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';

const tones: Readonly<Record<ListingStatus, ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warm',
  live: 'good',
  paused: 'neutral',
  'let-agreed': 'good',
  let: 'neutral',
  rejected: 'harm',
  withdrawn: 'neutral',
  expired: 'warm',
};

export const StatusBadge = ({ status }: { readonly status: ListingStatus }) => (
  <Badge tone={tones[status]}>{listingStatusLabels[status]}</Badge>
);
