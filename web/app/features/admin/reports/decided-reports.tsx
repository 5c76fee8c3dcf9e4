import type { DecidedReports as Decided } from '@letfair/contract/reports';
import { Flag } from 'lucide-react';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { ReportList } from './report-list.tsx';
import { decidedTexts } from './report-words.ts';
import { ReportShapes, ReportsPlaceholder } from './reports-placeholder.tsx';
import { TargetFacts } from './target-facts.tsx';
import { useDecidedReports } from './use-report-queue.ts';

/** Every decision that was taken, the last one first. */
export function DecidedReports() {
  const list = useDecidedReports();
  return (
    <>
      {list.status === 'failed' && <LoadFailure what="the decisions" onRetry={list.reload} />}
      {!list.items && list.status === 'loading' && <ReportsPlaceholder />}
      {list.items?.length === 0 && (
        <EmptyState icon={Flag} title="No decisions yet">
          What moderators decide about reports stays readable here.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid grid-cols-1 gap-4">
            {list.items.map((decision) => (
              <DecisionCard key={decision.id} decision={decision} />
            ))}
          </ul>
          {list.loadingMore && <ReportShapes count={2} />}
        </div>
      )}
      <LoadMore list={list} />
    </>
  );
}

const DecisionCard = ({ decision }: { readonly decision: Decided }) => (
  <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="min-w-0 text-title wrap-anywhere">{decision.title}</h2>
      <Badge tone={decision.outcome === 'upheld' ? 'harm' : 'neutral'}>
        {decision.outcome === 'upheld' ? 'Upheld' : 'Dismissed'}
      </Badge>
    </div>
    <TargetFacts target={decision} />
    <p className="wrap-anywhere">
      <span className="font-semibold">{decidedTexts[decision.decision]}</span>
      {decision.decidedBy && ` by ${decision.decidedBy}`}
      <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(decision.decidedAt)}</span>
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{decision.reason}</p>
    <ReportList reports={decision.reports} count={decision.closed} />
  </li>
);
