import type { FailedJob } from '@letfair/contract/site/system';
import { counted } from '@letfair/domain/counted';
import { CircleCheck } from 'lucide-react';
import { formatMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { SystemData } from './system-data.ts';
import { labelOf } from './system-words.ts';
import { useJobChanges } from './use-job-changes.tsx';

/** Failed jobs, latest first. */
export function FailedJobs({ failed }: Pick<SystemData, 'failed'>) {
  const changes = useJobChanges();
  return (
    <>
      <ListPage
        promise={failed}
        what="the failed jobs"
        countText={(count) => `${counted(count, 'failed job')} shown`}
        empty={
          <EmptyState icon={CircleCheck} title="No failed jobs">
            Failed jobs are retried automatically at increasing intervals. Jobs that still fail are listed here.
          </EmptyState>
        }
        list={{
          lines: 1,
          buttons: 2,
          card: (job) => <FailedJobCard key={job.id} failed={job} changes={changes} />,
        }}
      />
      {changes.dialog}
    </>
  );
}

interface FailedJobCardProps {
  readonly failed: FailedJob;
  readonly changes: ReturnType<typeof useJobChanges>;
}

function FailedJobCard({ failed, changes }: FailedJobCardProps) {
  const { id, job, failedAt, attempts, error, mailTemplate, requestId } = failed;
  const which = <VisuallyHidden>{`${labelOf(job)}, job ${id}`}</VisuallyHidden>;
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <h3 className="font-semibold">{labelOf(job)}</h3>
        <p className="rounded-sm bg-sand px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-line">
          {error || 'No error was recorded.'}
        </p>
        <Facts
          layout="columns"
          facts={[
            { term: 'Last tried', value: formatMoment(failedAt) },
            { term: 'Attempts', value: String(attempts) },
            ...(mailTemplate ? [{ term: 'Email', value: labelOf(mailTemplate) }] : []),
            ...(requestId ? [{ term: 'Request ID in the log', value: requestId }] : []),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" disabled={changes.busy} onClick={() => changes.retry({ id })}>
            Try again {which}
          </Button>
          <Button size="sm" disabled={changes.busy} onClick={() => changes.discard({ id })}>
            Discard {which}
          </Button>
        </div>
      </div>
    </Card>
  );
}
