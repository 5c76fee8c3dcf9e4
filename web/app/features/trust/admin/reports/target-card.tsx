import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { URGENT_REPORTERS } from '@letfair/domain/trust/reports/reports';
import { useId, useState } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ListingButton, PersonButton } from '../detail-buttons.tsx';
import { type DecidedReport, ReportDecisions } from './report-decisions.tsx';
import { ReportList } from './report-list.tsx';
import { earlierText, reasonText, reportersText } from './report-words.ts';
import { TargetFacts } from './target-facts.tsx';

interface TargetCardProps {
  readonly target: ReportedTarget;
  readonly onDecided: (decided: DecidedReport) => void;
  /** What was decided about the listing itself. */
  readonly onListingDecided: (sentence: string) => void;
  readonly onStale: (sentence: string) => void;
}

/** One reported listing or person: everything to decide by, and the decisions there are. */
export function TargetCard({ target, onDecided, onListingDecided, onStale }: TargetCardProps) {
  const nameId = useId();
  const [asked, setAsked] = useState<DecidedReport['decision'] | null>(null);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
          {target.title}
        </h2>
        <ReportersBadge target={target} />
      </div>
      <TargetContent target={target} nameId={nameId} onListingDecided={onListingDecided} />
      <div className="flex flex-wrap gap-2">
        <ReportDecisions
          target={target}
          nameId={nameId}
          size="sm"
          asked={asked}
          onAsk={setAsked}
          onDecided={onDecided}
          onStale={onStale}
        />
      </div>
    </li>
  );
}

export const ReportersBadge = ({ target: { reporters } }: Pick<TargetCardProps, 'target'>) => (
  <Badge tone={reporters >= URGENT_REPORTERS ? 'harm' : 'neutral'}>Reported by {reportersText(reporters)}</Badge>
);

interface TargetContentProps extends Pick<TargetCardProps, 'target' | 'onListingDecided'> {
  /** Of the heading that names the target. */
  readonly nameId: string;
  readonly isUnfolded?: boolean;
}

/** Who and what is reported, by whom, why, and what was decided before. */
export const TargetContent = ({ target, nameId, isUnfolded = false, onListingDecided }: TargetContentProps) => (
  <>
    <TargetFacts
      target={target}
      listingActions={
        <ListingButton
          listing={{ id: target.targetId, title: target.title }}
          describedBy={nameId}
          onDecided={onListingDecided}
        />
      }
      personActions={<PersonButton id={target.person.id} describedBy={nameId} />}
    />
    <p>
      <span className="font-semibold">{target.reasons.map(reasonText).join(', ')}</span>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · last {formatDate(target.lastAt)}</span>
    </p>
    <ReportList reports={target.reports} count={target.openReports} isUnfolded={isUnfolded} />
    <EarlierList earlier={target.earlier} />
  </>
);

/** What moderators did to the same listing or person before. */
const EarlierList = ({ earlier }: Pick<ReportedTarget, 'earlier'>) =>
  earlier.length === 0 ? null : (
    <details>
      <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link">
        Earlier decisions ({earlier.length})
      </summary>
      <ol className="mt-2 grid gap-3 border-l border-line pl-4">
        {earlier.map(({ at, action, note, by }) => (
          <li key={`${at} ${action}`}>
            <p className="wrap-anywhere">
              <span className="font-semibold">{earlierText(action)}</span>
              {by && ` by ${by}`}
              <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(at)}</span>
            </p>
            {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
