import type { ReportedTarget } from '@letfair/contract/reports';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { reasonText, reportersText, targetLabels } from './report-words.ts';

interface ReportDetailsProps {
  readonly target: ReportedTarget;
  readonly onClose: () => void;
}

/** The single reports behind a line of the queue, as they were written. */
export const ReportDetails = ({ target, onClose }: ReportDetailsProps) => (
  <Dialog title={target.title} placement="wide" onClose={onClose}>
    <p className="text-muted">
      {targetLabels[target.type]}, reported by {reportersText(target.reporters)}
      {target.reports.length < target.reporters && `; the last ${target.reports.length} are shown`}.
    </p>
    <ul className="grid gap-4">
      {target.reports.map(({ id, reason, description, reporter, createdAt }) => (
        <li key={id} className="grid justify-items-start gap-1.5 border-t border-line pt-4">
          <Badge>{reasonText(reason)}</Badge>
          <p className="wrap-anywhere whitespace-pre-line">{description}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {reporter || 'Somebody who has closed their account'} ·{' '}
            <span className="tabular-nums">{formatDate(createdAt)}</span>
          </p>
        </li>
      ))}
    </ul>
  </Dialog>
);
