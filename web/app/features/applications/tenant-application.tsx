import type { Application } from '@letfair/contract/applications';
import { useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { offerText } from './application-words.ts';
import { Timeline } from './timeline.tsx';

interface TenantApplicationProps {
  readonly application: Application;
  readonly onWithdraw: () => void;
}

export function TenantApplication({ application, onWithdraw }: TenantApplicationProps) {
  const nameId = useId();
  const { propertyId, propertyTitle, status, lister, actions, timeline } = application;
  return (
    <li className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={nameId} className="min-w-0 text-title wrap-anywhere">
            <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>{propertyTitle}</TextLink>
          </h2>
          <ApplicationBadge status={status} />
        </div>
        <p className="wrap-anywhere text-muted">
          <span className="tabular-nums">{offerText(application)}</span> · with {lister.name}
        </p>
      </div>
      <Timeline timeline={timeline} />
      {actions.includes('withdraw') && (
        <div>
          <Button size="sm" variant="danger" aria-describedby={nameId} onClick={onWithdraw}>
            Withdraw
          </Button>
        </div>
      )}
    </li>
  );
}
