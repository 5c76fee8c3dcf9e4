import type { Appeal } from '@letfair/contract/trust/admin/appeals';
import { appealKindLabels, appealStatusLabels } from '@letfair/domain/trust/moderation/appeals';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';

const tones = { open: 'warm', upheld: 'neutral', overturned: 'good' } as const;

/** What was appealed and what became of it. */
export const AppealState = ({ appeal }: { readonly appeal: Appeal }) => (
  <div className="grid justify-items-start gap-1.5">
    <Badge tone={tones[appeal.status]}>{appealStatusLabels[appeal.status]}</Badge>
    <p className="text-sm text-muted">
      {appealKindLabels[appeal.kind]}, appealed on{' '}
      <span className="whitespace-nowrap tabular-nums">{formatDate(appeal.createdAt)}</span>
    </p>
    {appeal.wording && <q className="wrap-anywhere">{appeal.wording.excerpt}</q>}
    <p className="wrap-anywhere whitespace-pre-line">{appeal.content}</p>
    {appeal.decidedAt && (
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="font-semibold">Our answer on {formatDate(appeal.decidedAt)}:</span> {appeal.reason}
      </p>
    )}
  </div>
);
