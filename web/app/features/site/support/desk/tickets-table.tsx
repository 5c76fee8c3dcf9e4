import type { DeskTicket } from '@letfair/contract/site/support';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../../../ui/layout/table.tsx';
import { subjectText } from '../ticket-words.ts';
import { PriorityBadge, StatusBadges } from './ticket-badges.tsx';

interface TicketsTableProps {
  readonly loadingMore: boolean;
  readonly tickets: readonly DeskTicket[];
  readonly onOpen: (reference: string) => void;
}

const columns = ['Ticket', 'User', 'Subject', 'Priority', 'Status', 'Created'];

/** The table before its rows are loaded. */
export const TicketsPlaceholder = () => <TablePlaceholder columns={columns} />;

export const TicketsTable = ({ tickets, onOpen, loadingMore }: TicketsTableProps) => (
  <Table caption="Support tickets" cards columns={columns} loadingMore={loadingMore}>
    {tickets.map((ticket) => (
      <Row key={ticket.id}>
        <Cell>
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpen(ticket.id)}>
            <span className="whitespace-nowrap tabular-nums">{ticket.id}</span>
          </Button>
        </Cell>
        <Cell>
          {ticket.email}
          <span className="block text-sm text-muted">{ticket.signedInAs ? 'Signed in' : 'Not verified'}</span>
        </Cell>
        <Cell>
          <span className="block min-w-32">{subjectText(ticket)}</span>
        </Cell>
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
