import type { DecidedReports as Decided } from '@letfair/contract/trust/reports';
import { Flag } from 'lucide-react';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import type { LoadedList } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { ReportList, reportShape } from './report-list.tsx';
import { decidedTexts } from './report-words.ts';
import { TargetFacts } from './target-facts.tsx';

/** Every decision that was taken, the last one first. */
export const DecidedReports = ({ reports }: { readonly reports: NonNullable<LoadedList['decidedReports']> }) => (
  <AdminList
    promise={reports}
    listKey=""
    what="the decisions"
    placeholder={<SkeletonList shape={reportShape} count={3} />}
    empty={
      <EmptyState icon={Flag} title="No decisions yet">
        What moderators decide about reports stays readable here.
      </EmptyState>
    }
  >
    {{
      shape: reportShape,
      card: (decision) => <DecisionCard key={decision.id} decision={decision} />,
    }}
  </AdminList>
);

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
