import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { formatDate } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { userTypeLabels } from '../../../accounts/session/index.ts';
import { historyText, reasonText, reportsText } from './report-words.ts';
import { SharedMessages } from './shared-messages.tsx';

interface ReportListProps {
  readonly reports: ReportedTarget['reports'];
  /** The number of all reports, of which the newest are listed. */
  readonly count: number;
  readonly isUnfolded?: boolean;
}

/** The reports as they were written, each with the record of its author. */
export const ReportList = ({ reports, count, isUnfolded = false }: ReportListProps) => (
  <details open={isUnfolded}>
    <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link">
      {reports.length < count ? `${reportsText(count)} (showing the last ${reports.length})` : reportsText(count)}
    </summary>
    <ul className="mt-2 grid gap-4">
      {reports.map(({ id, reason, description, reporter, createdAt, shared }) => (
        <li key={id} className="grid justify-items-start gap-1.5 border-t border-line pt-4">
          <Badge>{reasonText(reason)}</Badge>
          <p className="wrap-anywhere whitespace-pre-line">{description}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {reporter
              ? `${reporter.email}, ${userTypeLabels[reporter.userType].toLowerCase()}`
              : 'An account that has been deleted'}{' '}
            · <span className="whitespace-nowrap tabular-nums">{formatDate(createdAt)}</span>
          </p>
          {reporter && (
            <p className="text-sm text-muted tabular-nums">
              {historyText(reporter)}
              {reporter.suspended && ' · suspended'}
            </p>
          )}
          {shared && <SharedMessages reportId={id} shared={shared} />}
        </li>
      ))}
    </ul>
  </details>
);
