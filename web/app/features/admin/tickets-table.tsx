import type { Ticket } from '@letfair/contract/support';
import type { ComponentProps } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Cell, Row, Table } from '../../ui/table.tsx';
import { priorityLabels, subjectLabels } from '../support/index.ts';

type Tone = ComponentProps<typeof Badge>['tone'];

const columns = ['Ticket', 'User', 'Subject', 'Priority', 'Status', 'Created'];
const priorityTones: Readonly<Record<string, Tone>> = { urgent: 'harm', high: 'warm' };
const statusTones: Readonly<Record<string, Tone>> = { open: 'warm', 'in-progress': 'good' };

export const TicketsTable = ({ tickets }: { readonly tickets: readonly Ticket[] }) => (
  <Table caption="Support tickets" columns={columns}>
    {tickets.map(({ id, email, subject, priority, status, createdAt }) => (
      <Row key={id}>
        <Cell>
          <span className="font-semibold whitespace-nowrap tabular-nums">{id}</span>
        </Cell>
        <Cell>{email}</Cell>
        <Cell>{subjectLabels[subject]}</Cell>
        <Cell>
          <Badge tone={priorityTones[priority]}>{priorityLabels[priority]}</Badge>
        </Cell>
        <Cell>
          <Badge tone={statusTones[status]}>{status}</Badge>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>
        </Cell>
      </Row>
    ))}
  </Table>
);
