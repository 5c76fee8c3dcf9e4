import { type ApplicationStatus, applicationStatusLabels } from '@letfair/domain/applications/lifecycle';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/badge.tsx';

const tones: Readonly<Record<ApplicationStatus, ComponentProps<typeof Badge>['tone']>> = {
  sent: 'warm',
  seen: 'neutral',
  shortlisted: 'good',
  accepted: 'good',
  declined: 'harm',
  withdrawn: 'neutral',
};

export const ApplicationBadge = ({ status }: { readonly status: ApplicationStatus }) => (
  <Badge tone={tones[status]}>{applicationStatusLabels[status]}</Badge>
);
