import type { OwnListing } from '@letfair/contract/listings';
import type { Finding } from '@letfair/domain/compliance/rule';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** Shown when there are no findings. */
  readonly none: string;
}

/** What the rules of the nation say of a listing; what keeps it from going live comes first. */
export function FindingsList({ findings, none }: FindingsListProps) {
  if (findings.length === 0) return <p className="text-muted">{none}</p>;
  const sorted = findings.toSorted((one, two) => Number(two.severity === 'block') - Number(one.severity === 'block'));
  return (
    <ul className="grid gap-3">
      {sorted.map(({ rule, field, severity, sentence, citation }) => (
        <li key={`${rule} ${field} ${sentence}`} className="grid justify-items-start gap-1">
          {severity === 'block' ? <Badge tone="harm">Keeps it from going live</Badge> : <Badge>Advice</Badge>}
          <p>{sentence}</p>
          <p className="text-sm text-muted">{citation}</p>
        </li>
      ))}
    </ul>
  );
}

type Entry = OwnListing['history'][number];

const actionTexts: Readonly<Record<Entry['action'], string>> = {
  submit: 'Submitted',
  approve: 'Approved',
  reject: 'Sent back',
  review: 'Sent for approval again',
  pause: 'Paused',
  resume: 'Resumed',
  confirm: 'Confirmed as available',
  agree: 'Marked let agreed',
  reopen: 'Back on the market',
  let: 'Marked let',
  withdraw: 'Withdrawn',
  expire: 'Expired',
  withhold: 'Paused because of the law',
  restore: 'Shown again',
  hide: 'Taken off the market',
  reinstate: 'Sent for approval again after an appeal',
  edit: 'Edited',
  'certificate-save': 'Certificate saved',
  'certificate-delete': 'Certificate deleted',
  'certificate-confirm': 'Certificate confirmed',
  'certificate-doubt': 'Certificate no longer confirmed',
};
const actorTexts: Readonly<Record<Entry['by'], string>> = {
  lister: 'by the lister',
  moderator: 'by Letfair',
  clock: 'automatically',
};

export const HistoryList = ({ history }: { readonly history: readonly Entry[] }) => (
  <ol className="grid gap-3 border-l border-line pl-4">
    {history.map((entry) => (
      <li key={`${entry.at} ${entry.action}`}>
        <p>
          <span className="font-semibold">{actionTexts[entry.action]}</span> {actorTexts[entry.by]}
          <span className="text-sm whitespace-nowrap text-muted tabular-nums"> · {formatDate(entry.at)}</span>
        </p>
        {entry.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">{entry.note}</p>}
      </li>
    ))}
  </ol>
);
