import type { ReportedTarget } from '@letfair/contract/reports';
import { decisionsAbout, type ReportDecision, URGENT_REPORTERS } from '@letfair/domain/reports/reports';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ReportList } from './report-list.tsx';
import { decisionLabel, earlierText, reasonText, reportersText } from './report-words.ts';
import { TargetFacts } from './target-facts.tsx';

interface TargetCardProps {
  readonly target: ReportedTarget;
  readonly onDecide: (decision: ReportDecision) => void;
  /** The whole listing, as it was submitted. */
  readonly onReview: () => void;
  readonly onPerson: () => void;
}

/** One reported listing or person: everything to decide by, and the decisions there are. */
export function TargetCard({ target, onDecide, onReview, onPerson }: TargetCardProps) {
  const nameId = useId();
  return (
    <li className="grid grid-cols-1 gap-3 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
          {target.title}
        </h2>
        <Badge tone={target.reporters >= URGENT_REPORTERS ? 'harm' : 'neutral'}>
          Reported by {reportersText(target.reporters)}
        </Badge>
      </div>
      <TargetFacts
        target={target}
        listingActions={
          <Button size="sm" aria-describedby={nameId} onClick={onReview}>
            Whole listing
          </Button>
        }
        personActions={
          <Button size="sm" aria-describedby={nameId} onClick={onPerson}>
            User details
          </Button>
        }
      />
      <p>
        <span className="font-semibold">{target.reasons.map(reasonText).join(', ')}</span>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · last {formatDate(target.lastAt)}</span>
      </p>
      <ReportList reports={target.reports} count={target.openReports} />
      <EarlierList earlier={target.earlier} />
      <div className="flex flex-wrap gap-2">
        {decisionsAbout(target.listingStatus === null ? 'account' : 'listing').map((decision) => (
          <Button
            key={decision}
            size="sm"
            variant={decision === 'dismiss' ? 'quiet' : 'danger'}
            aria-describedby={nameId}
            onClick={() => onDecide(decision)}
          >
            {decisionLabel(decision, target)}
          </Button>
        ))}
      </div>
    </li>
  );
}

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
