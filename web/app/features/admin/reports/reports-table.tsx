import type { ReportedTarget } from '@letfair/contract/reports';
import { URGENT_REPORTERS } from '@letfair/domain/reports/report-reasons';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Cell, Row, Table } from '../../../ui/table.tsx';
import { reasonText, reportersText, targetLabels } from './report-words.ts';

type Target = ReportedTarget & { readonly id: string };

interface ReportsTableProps {
  readonly targets: readonly Target[];
  readonly onDetails: (target: Target) => void;
}

const columns = ['Type', 'Title', 'Reported by', 'Reasons', 'Last', 'Actions'];

export const ReportsTable = ({ targets, onDetails }: ReportsTableProps) => (
  <Table caption="Reports" columns={columns}>
    {targets.map((target) => (
      <Row key={target.id}>
        <Cell>{targetLabels[target.type]}</Cell>
        <Cell>
          <p id={`reported-${target.id}`} className="max-w-72 min-w-40 font-semibold wrap-anywhere">
            {target.title}
          </p>
        </Cell>
        <Cell>
          <Badge tone={target.reporters >= URGENT_REPORTERS ? 'harm' : 'neutral'}>
            {reportersText(target.reporters)}
          </Badge>
        </Cell>
        <Cell>
          <p className="max-w-72 min-w-32">{target.reasons.map(reasonText).join(', ')}</p>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatDate(target.lastAt)}</span>
        </Cell>
        <Cell>
          <Button size="sm" aria-describedby={`reported-${target.id}`} onClick={() => onDetails(target)}>
            Details
          </Button>
        </Cell>
      </Row>
    ))}
  </Table>
);
