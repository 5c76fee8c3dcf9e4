import type { DecidedReports, ReportedTarget } from '@letfair/contract/trust/reports';
import { counted } from '@letfair/domain/counted';
import { Flag } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { toPageResult } from '../../../../lib/page-data.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { choiceFilter, filtersIn, useListFilters } from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { api } from '../../../accounts/session/index.ts';
import { type ListTab, loadOpenReports, type ScreenProps } from '../admin-data.ts';
import { useNotice } from '../use-notice.tsx';
import { ReportList } from './report-list.tsx';
import { decidedTexts } from './report-words.ts';
import { TargetCard } from './target-card.tsx';
import { TargetFacts } from './target-facts.tsx';

const reportFilters = { show: choiceFilter('Reports', { open: 'Open', decided: 'Decided' }) };

type Reported = (ReportedTarget & { readonly id: string }) | DecidedReports;

/** The open ones by target, or every decision that was taken, the last one first. */
function ReportsTab({ promise }: ScreenProps<Reported>) {
  const filters = useListFilters(reportFilters);
  const { revalidate } = useRevalidator();
  const { notice, tell } = useNotice();
  const isOpen = filters.applied.show === 'open';

  function tellAndReload(sentence: string, tone?: 'harm') {
    tell(sentence, tone);
    void revalidate();
  }

  return (
    <ListPage
      filters={filters}
      notice={isOpen && notice}
      promise={promise}
      what={isOpen ? 'the reports' : 'the decisions'}
      // A target is shown again when it is reported again.
      versionOf={(reported) => ('decision' in reported ? reported.id : reported.lastReportId)}
      countText={(count) =>
        isOpen ? `${counted(count, 'reported home or person', 'reported homes and people')} shown` : ''
      }
      empty={
        isOpen ? (
          <EmptyState icon={Flag} title="No open reports">
            When someone reports a home, a person or a conversation, you’ll see it here.
          </EmptyState>
        ) : (
          <EmptyState icon={Flag} title="No decisions yet">
            Every decision about a report is kept here.
          </EmptyState>
        )
      }
      list={{
        lines: 4,
        buttons: 3,
        card: (reported, { hide }) =>
          'decision' in reported ? (
            <DecisionCard key={reported.id} decision={reported} />
          ) : (
            <TargetCard
              key={reported.id}
              target={reported}
              onDecided={({ sentence, isWaiting }) => {
                if (!isWaiting) hide(reported.lastReportId);
                tellAndReload(sentence);
              }}
              onListingDecided={tellAndReload}
              onStale={(sentence) => tellAndReload(sentence, 'harm')}
            />
          ),
      }}
    />
  );
}

const DecisionCard = ({ decision }: { readonly decision: DecidedReports }) => (
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

export const reports: ListTab<Reported> = {
  label: 'Reports',
  load: ({ params, cursor, signal }) =>
    filtersIn(params, reportFilters).show === 'open'
      ? loadOpenReports({ cursor, signal })
      : toPageResult(
          api.reports.decided({ query: { ...(cursor && { cursor }) } }, { signal }),
          ({ decisions }) => decisions,
        ),
  Screen: ReportsTab,
};
