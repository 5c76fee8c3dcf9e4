import type { QueueFigures } from '@letfair/contract/site/system';
import { formatCount } from '@letfair/domain/money';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Cell, Row, Table } from '../../../ui/layout/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { labelOf, waitText } from './system-words.ts';
import type { useJobChanges } from './use-job-changes.tsx';

interface QueueTableProps {
  readonly queues: readonly QueueFigures[];
  readonly changes: ReturnType<typeof useJobChanges>;
}

const columns = ['Kind', 'Waiting', 'Running', 'Oldest waits', 'Failed', 'All that failed'];

export const QueueTable = ({ queues, changes }: QueueTableProps) => (
  <Table caption="Job queues" cards columns={columns}>
    {queues.map((queue) => (
      <QueueRow key={queue.job} queue={queue} changes={changes} />
    ))}
  </Table>
);

function QueueRow({ queue, changes }: { readonly queue: QueueFigures } & Pick<QueueTableProps, 'changes'>) {
  const { job, waiting, running, failed, oldestSeconds } = queue;
  const chosen = { job, count: failed };
  return (
    <Row>
      <Cell>
        <span className="font-semibold">{labelOf(job)}</span>
      </Cell>
      <Cell>
        <span className="tabular-nums">{formatCount(waiting)}</span>
      </Cell>
      <Cell>
        <span className="tabular-nums">{formatCount(running)}</span>
      </Cell>
      <Cell>{waitText(oldestSeconds)}</Cell>
      <Cell>{failed > 0 ? <Badge tone="harm">{formatCount(failed)}</Badge> : '0'}</Cell>
      <Cell>
        {failed > 0 ? (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" disabled={changes.busy} onClick={() => changes.retry(chosen)}>
              Retry all <VisuallyHidden>of {labelOf(job)}</VisuallyHidden>
            </Button>
            <Button size="sm" disabled={changes.busy} onClick={() => changes.discard(chosen)}>
              Discard all <VisuallyHidden>of {labelOf(job)}</VisuallyHidden>
            </Button>
          </div>
        ) : (
          <span className="text-muted">Nothing to do</span>
        )}
      </Cell>
    </Row>
  );
}
