import type { ReportedTarget } from '@letfair/contract/trust/reports';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { userTypeLabels } from '../../../accounts/session/index.ts';
import { StatusBadge } from '../../../listings/manage/index.ts';
import { targetLabels } from './report-words.ts';

type Target = Pick<ReportedTarget, 'type' | 'targetId' | 'listingStatus' | 'person'>;

interface TargetFactsProps {
  readonly target: Target;
  /** Beside the listing's status. */
  readonly listingActions?: ReactNode;
  readonly personActions?: ReactNode;
}

/** The reported listing and its owner, each with its current status. */
export function TargetFacts({
  target: { type, targetId, listingStatus, person },
  listingActions,
  personActions,
}: TargetFactsProps) {
  const hasPage = (listingStatus === 'live' || listingStatus === 'let-agreed') && !person.suspended;
  return (
    <dl className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <dt className="text-muted">{targetLabels[type]}</dt>
        {listingStatus !== null && (
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge status={listingStatus} />
            {hasPage && <TextLink to={`/properties/${targetId}`}>View listing</TextLink>}
            {listingActions}
          </dd>
        )}
        {listingStatus === null && <Person person={person} actions={personActions} />}
      </div>
      {listingStatus !== null && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <dt className="text-muted">Listed by</dt>
          <Person person={person} actions={personActions} />
        </div>
      )}
    </dl>
  );
}

const Person = ({ person, actions }: Pick<Target, 'person'> & { readonly actions: ReactNode }) => (
  <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
    <span className="min-w-0 wrap-anywhere">
      {person.name}, {person.email}
    </span>
    <span className="text-sm whitespace-nowrap text-muted tabular-nums">
      {userTypeLabels[person.userType]} since {formatDate(person.createdAt)}
    </span>
    {person.suspended && <Badge tone="harm">Suspended</Badge>}
    {actions}
  </dd>
);
