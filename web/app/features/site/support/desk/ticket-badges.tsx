import type { DeskTicket } from '@letfair/contract/site/support';
import { deskStatusLabels } from '@letfair/domain/site/support/lifecycle';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { priorityLabels } from '../ticket-words.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

const priorityTones: Readonly<Partial<Record<DeskTicket['priority'], Tone>>> = { urgent: 'harm', high: 'warm' };
const statusTones: Readonly<Partial<Record<DeskTicket['status'], Tone>>> = { open: 'warm', 'in-progress': 'good' };

export const PriorityBadge = ({ priority }: Pick<DeskTicket, 'priority'>) => (
  <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
);

/** The status, and whether the answer is overdue. */
export const StatusBadges = ({ status, overdue }: Pick<DeskTicket, 'status' | 'overdue'>) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge tone={statusTones[status]}>{deskStatusLabels[status]}</Badge>
    {overdue && <Badge tone="harm">Overdue</Badge>}
  </span>
);
