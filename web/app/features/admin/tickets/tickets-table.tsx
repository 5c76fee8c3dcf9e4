import type { DeskTicket } from '@letfair/contract/support';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Cell, Row, Table } from '../../../ui/table.tsx';
import { subjectText } from '../../support/index.ts';
import { PriorityBadge, StatusBadges } from './ticket-badges.tsx';

interface TicketsTableProps {
  readonly tickets: readonly DeskTicket[];
  readonly onOpen: (reference: string) => void;
}

const columns = ['Ticket', 'User', 'Subject', 'Priority', 'Status', 'Created'];

export const TicketsTable = ({ tickets, onOpen }: TicketsTableProps) => (
  <Table caption="Support tickets" columns={columns}>
    {tickets.map((ticket) => (
      <Row key={ticket.id}>
        <Cell>
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen(ticket.id)}>
            <span className="whitespace-nowrap tabular-nums">{ticket.id}</span>
          </Button>
        </Cell>
        <Cell>{ticket.email}</Cell>
        <Cell>{subjectText(ticket)}</Cell>
        <Cell>
          <PriorityBadge priority={ticket.priority} />
        </Cell>
        <Cell>
          <StatusBadges status={ticket.status} overdue={ticket.overdue} />
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatDate(ticket.createdAt)}</span>
        </Cell>
      </Row>
    ))}
  </Table>
);
