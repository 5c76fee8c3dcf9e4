import type { QueueFigures } from '@letfair/contract/site/system';
import { formatCount } from '@letfair/domain/money';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { labelOf, waitText } from './system-words.ts';
import type { useJobChanges } from './use-job-changes.tsx';

interface QueueTableProps {
  readonly queues: readonly QueueFigures[];
  readonly changes: ReturnType<typeof useJobChanges>;
}

/** What waits and runs by kind, and what can be done about all that failed. */
export const QueueTable = ({ queues, changes }: QueueTableProps) => (
  <Table
    caption="Job queues"
    cards
    items={queues}
    keyOf={({ job }) => job}
    columns={[
      { label: 'Type', cell: ({ job }) => <span className="font-semibold">{labelOf(job)}</span> },
      { label: 'Waiting', isFigure: true, cell: ({ waiting }) => formatCount(waiting) },
      { label: 'Running', isFigure: true, cell: ({ running }) => formatCount(running) },
      { label: 'Longest wait', cell: ({ oldestSeconds }) => waitText(oldestSeconds) },
      {
        label: 'Failed',
        cell: ({ failed }) => (failed > 0 ? <Badge tone="harm">{formatCount(failed)}</Badge> : '0'),
      },
      {
        label: 'Retry or discard',
        cell: ({ job, failed: count }) =>
          count > 0 ? (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" disabled={changes.busy} onClick={() => changes.retry({ job, count })}>
                Retry all <VisuallyHidden>failed jobs: {labelOf(job)}</VisuallyHidden>
              </Button>
              <Button size="sm" disabled={changes.busy} onClick={() => changes.discard({ job, count })}>
                Discard all <VisuallyHidden>failed jobs: {labelOf(job)}</VisuallyHidden>
              </Button>
            </div>
          ) : (
            <span className="text-muted">Nothing to do</span>
          ),
      },
    ]}
  />
);
